import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { typeList } from "#features/reference/contract.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { formatDate, isoDay } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { loadTable, tableAction, type Works } from "#shared/table/page.ts";
import { typeId } from "#shared/type-id.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTableRun } from "#ui/data-table/use-table-run.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/users.page";
import {
  addUser,
  changeUser,
  changeUsers,
  deleteUser,
  endSessions,
  listUsers,
  restoreUser,
  type UserRow,
} from "./contract.ts";
import { AddUser } from "./parts/add-user.tsx";
import { Person } from "./parts/person.tsx";
import { useUserActions } from "./parts/user-actions.ts";
import { useUserBulk } from "./parts/user-bulk.ts";
import { USER_COLUMNS, USER_FILTERS } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = (query: object) => page.api(listUsers, { query });
  const types = await page.api(typeList, { query: { parentId: typeId("userType") } });
  const data = await loadTable<UserRow>(page, url, {
    key: "users",
    columns: USER_COLUMNS,
    filters: USER_FILTERS,
    list,
  });
  const monthAgo = isoDay(new Date(Date.now() - 30 * 86_400_000));
  return { data, types: types.map(({ id, name }) => ({ value: id, label: name })), monthAgo };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = pageContext(context);
  const works: Works = {
    lock: ({ id }, options) => page.api(changeUser, { params: { id }, body: { isLocked: true } }, options),
    unlock: ({ id }, options) => page.api(changeUser, { params: { id }, body: { isLocked: false } }, options),
    verify: ({ id }, options) => page.api(changeUser, { params: { id }, body: { isVerified: true } }, options),
    endSessions: ({ id }, options) => page.api(endSessions, { params: { id } }, options),
    update: ({ id, value }, options) =>
      page.api(changeUser, { params: { id }, body: { userTypeId: value || null } }, options),
    delete: ({ id }, options) => page.api(deleteUser, { params: { id } }, options),
    restore: ({ id }, options) => page.api(restoreUser, { params: { id } }, options),
    create: ({ all }, options) => {
      const [name, surname, email, type, locale] = ["name", "surname", "email", "userTypeId", "locale"].map((field) =>
        String(all.get(field) ?? ""),
      ) as [string, string, string, string, Locale];
      return page.api(addUser, { body: { name, surname, email, userTypeId: type || null, locale } }, options);
    },
  };
  return tableAction(page, await request.formData(), works, changeUsers);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("accountsAdmin.users.title"),
    description: t("accountsAdmin.users.lead"),
    noindex: true,
  }));

export default function UsersPage({ loaderData: { data, types, monthAgo } }: Route.ComponentProps) {
  const text = useTranslations("accountsAdmin.users");
  const tableRun = useTableRun();
  const locale = useLocale();
  const actions = useUserActions();
  const bulkActions = useUserBulk(types);
  const words = {
    yes: text("yes"),
    no: text("no"),
    values: {
      roles: {
        admin: text("values.roles.admin"),
        specialAdmin: text("values.roles.specialAdmin"),
        moderator: text("values.roles.moderator"),
      },
      locale: { en: text("values.locale.en"), tr: text("values.locale.tr") },
    },
  };
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <DataTable<UserRow>
        tableKey="users"
        label={text("title")}
        searchLabel={text("search")}
        columns={USER_COLUMNS.map((column) => ({ ...column, name: text(`columns.${column.key}`) }))}
        words={words}
        data={data}
        tableRun={tableRun}
        nameOf={({ name }) => name}
        cells={{ name: (row) => <Person {...row} />, email: ({ email }) => <Address email={email} /> }}
        choices={{ userType: [{ value: "", label: "—" }, ...types] }}
        isEditable={({ editable }) => editable}
        actions={actions}
        bulkActions={bulkActions}
        quickFilters={[
          { label: text("quick.recent"), filter: { createdFrom: monthAgo } },
          { label: text("quick.unverified"), filter: { isVerified: "false" } },
          { label: text("quick.locked"), filter: { isLocked: "true" } },
          { label: text("quick.leaving"), filter: { isLeaving: "true" } },
        ]}
        filterText={(filter, value) => {
          if (filter === "isLeaving") return text(value === "true" ? "quick.leaving" : "quick.staying");
          return text(filter === "createdFrom" ? "joinedFrom" : "joinedTo", { date: formatDate(value, locale) });
        }}
        create={<AddUser run={tableRun.run} types={types} />}
      />
    </>
  );
}

const Address = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="block truncate hover:underline" title={email}>
    {email}
  </a>
);
