import { AdminHead } from "#features/admin/card.tsx";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { loadTable, tableAction } from "#shared/table/page.ts";
import { CreateDialog } from "#ui/data-table/create-dialog.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTableRun } from "#ui/data-table/use-table-run.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/user-type-management.page";
import { addUserType, changeUserType, listUserTypes, removeUserType, type UserTypeRow } from "./contract.ts";
import { USER_TYPE_COLUMNS } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = (query: object) => page.api(listUserTypes, { query });
  return loadTable<UserTypeRow>(page, url, { key: "user-types", columns: USER_TYPE_COLUMNS, list });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = pageContext(context);
  return tableAction(page, await request.formData(), {
    create: ({ all }, options) => {
      const body = { nameEn: String(all.get("nameEn")), nameTr: String(all.get("nameTr")) };
      return page.api(addUserType, { body }, options);
    },
    update: ({ id, field, value }, options) => {
      const read = { isActive: value === "true", sortOrder: Number(value || Number.NaN) }[field] ?? value;
      return page.api(changeUserType, { params: { id }, body: { [field]: read } }, options);
    },
    delete: ({ id }, options) => page.api(removeUserType, { params: { id } }, options),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("userTypes.title"), description: t("userTypes.lead"), noindex: true }));

export default function UserTypesPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("userTypes");
  const table = useTranslations("dataTable");
  const tableRun = useTableRun();
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <DataTable<UserTypeRow>
        tableKey="user-types"
        label={text("title")}
        searchLabel={text("search")}
        columns={USER_TYPE_COLUMNS.map((column) => ({ ...column, name: text(`columns.${column.key}`) }))}
        words={{ yes: text("yes"), no: text("no") }}
        data={loaderData}
        tableRun={tableRun}
        nameOf={({ nameEn }) => nameEn}
        actions={[
          {
            key: "delete",
            label: table("delete"),
            danger: true,
            isOffered: ({ isBuiltIn, accounts }) => !isBuiltIn && accounts === 0,
            confirm: { title: table("deleteTitle"), text: () => table("deleteText") },
            done: () => text("deleted"),
          },
        ]}
        create={
          <CreateDialog run={tableRun.run} label={text("add")} title={text("addTitle")} done={text("added")}>
            {(_, reason) => (
              <>
                <TextField
                  label={text("columns.nameEn")}
                  name="nameEn"
                  required
                  maxLength={100}
                  autoComplete="off"
                  data-autofocus=""
                  error={reason}
                />
                <TextField label={text("columns.nameTr")} name="nameTr" required maxLength={100} autoComplete="off" />
              </>
            )}
          </CreateDialog>
        }
      />
    </>
  );
}
