import { AdminHead } from "#features/admin/card.tsx";
import { typeList } from "#features/reference/contract.ts";
import { unlessCutOff } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { loadTable, tableAction } from "#shared/table-page.ts";
import { typeId } from "#shared/type-id.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTableRun } from "#ui/data-table/use-table-run.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/users.page";
import { changeUser, endSessions, listUsers, type UserRow } from "./contract.ts";
import { Person } from "./parts/person.tsx";
import { useUserActions } from "./parts/user-actions.ts";
import { USER_COLUMNS } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = (query: object) => page.api(listUsers, { query });
  const types = await page.api(typeList, { query: { parentId: typeId("userType") } });
  const data = await loadTable<UserRow>(page, url, { key: "users", columns: USER_COLUMNS, list });
  return { data, types: types.map(({ id, name }) => ({ value: id, label: name })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = pageContext(context);
  return tableAction(page, await request.formData(), {
    lock: ({ id }, options) => page.api(changeUser, { params: { id }, body: { isLocked: true } }, options),
    unlock: ({ id }, options) => page.api(changeUser, { params: { id }, body: { isLocked: false } }, options),
    verify: ({ id }, options) => page.api(changeUser, { params: { id }, body: { isVerified: true } }, options),
    endSessions: ({ id }, options) => page.api(endSessions, { params: { id } }, options),
    update: ({ id, value }, options) =>
      page.api(changeUser, { params: { id }, body: { userTypeId: value || null } }, options),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unlessCutOff(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("accountsAdmin.users.title"),
    description: t("accountsAdmin.users.lead"),
    noindex: true,
  }));

export default function UsersPage({ loaderData: { data, types } }: Route.ComponentProps) {
  const text = useTranslations("accountsAdmin.users");
  const tableRun = useTableRun();
  const actions = useUserActions();
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
        exportPath={RESOURCE_PATHS.usersFile}
      />
    </>
  );
}

const Address = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="block truncate hover:underline" title={email}>
    {email}
  </a>
);
