import { AdminHead } from "#features/admin/card.tsx";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { loadTable, tableAction, type Works } from "#shared/table/page.ts";
import type { Role } from "#shared/viewer.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTableRun } from "#ui/data-table/use-table-run.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admins.page";
import { type AdminRow, addAdmin, changeAdmin, changeAdmins, listAdmins, removeAdmin } from "./contract.ts";
import { AddAdmin } from "./parts/add-admin.tsx";
import { Person } from "./parts/person.tsx";
import { ADMIN_COLUMNS, mayGrantRole } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = (query: object) => page.api(listAdmins, { query });
  const roles = (["admin", "specialAdmin", "moderator"] as const).filter((role) => mayGrantRole(page.viewer, role));
  return { data: await loadTable<AdminRow>(page, url, { key: "admins", columns: ADMIN_COLUMNS, list }), roles };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = pageContext(context);
  const works: Works = {
    create: ({ all }, options) =>
      page.api(
        addAdmin,
        { body: { account: String(all.get("account")), role: String(all.get("role")) as Role } },
        options,
      ),
    update: ({ id, field, value }, options) =>
      page.api(changeAdmin, { params: { id }, body: { [field]: value === "true" } }, options),
    remove: ({ id }, options) => page.api(removeAdmin, { params: { id } }, options),
  };
  return tableAction(page, await request.formData(), works, changeAdmins);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("accountsAdmin.admins.title"),
    description: t("accountsAdmin.admins.lead"),
    noindex: true,
  }));

export default function AdminsPage({ loaderData: { data, roles } }: Route.ComponentProps) {
  const text = useTranslations("accountsAdmin.admins");
  const tableRun = useTableRun();
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <DataTable<AdminRow>
        tableKey="admins"
        label={text("title")}
        searchLabel={text("search")}
        // Only admins make admins: to others that column is a fact.
        columns={ADMIN_COLUMNS.map(({ ...column }) => ({
          ...column,
          name: text(`columns.${column.key}`),
          ...(column.key === "isAdmin" && !roles.includes("admin") ? { editable: undefined } : {}),
        }))}
        words={{ yes: text("yes"), no: text("no") }}
        data={data}
        tableRun={tableRun}
        nameOf={({ name }) => name}
        cells={{ name: (row) => <Person {...row} /> }}
        isEditable={({ editable }) => editable}
        actions={[
          {
            key: "remove",
            label: text("remove"),
            danger: true,
            isOffered: ({ editable }) => editable,
            confirm: { title: text("removeTitle"), text: ({ name }) => text("removeText", { name }) },
            done: ({ name }) => text("done.remove", { name }),
          },
        ]}
        bulkActions={[
          {
            key: "remove",
            label: text("remove"),
            danger: true,
            title: (count) => text("bulkTitle", { count }),
            text: () => text("bulkText"),
            done: (count) => text("bulkDone", { count }),
          },
        ]}
        create={<AddAdmin run={tableRun.run} roles={roles} />}
      />
    </>
  );
}
