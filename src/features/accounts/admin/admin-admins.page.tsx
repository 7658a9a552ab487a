import { AdminTable } from "#features/admin/card.tsx";
import { pageContext } from "#shared/page-context.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-admins.page";
import { adminCalls } from "./contract.ts";
import { mayGrantRole } from "./rules.ts";

const page = tablePage(adminCalls);
export async function loader(args: Route.LoaderArgs) {
  const { viewer } = pageContext(args.context);
  const roles = (["moderator", "specialAdmin", "admin"] as const).filter((role) => mayGrantRole(viewer, role));
  return { data: await page.loader(args), roles };
}
export const action = page.action;
export const meta = tableMeta("accountsAdmin.admins");

export default function AdminsPage({ loaderData: { data, roles } }: Route.ComponentProps) {
  const text = useTranslations("accountsAdmin.admins");
  return (
    <AdminTable
      texts="accountsAdmin.admins"
      data={data}
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell {...row} /> }}
      // Only admins may change who is an admin.
      isEditable={({ editable }, column) => editable && (column !== "isAdmin" || roles.includes("admin"))}
      actions={[{ key: "delete", danger: true, isOffered: ({ editable }) => editable }]}
      bulk={[{ key: "remove", danger: true }]}
      createReason={({ code, fields }) => {
        if (fields.some(({ reason }) => reason === "unknown")) return text("create.unknown");
        return code === "conflict" ? text("create.exists") : undefined;
      }}
      create={(_, reason) => (
        <>
          <TextField
            label={text("create.account")}
            hint={text("create.accountHint")}
            name="account"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            data-autofocus=""
            error={reason}
          />
          <Select
            label={text("create.role")}
            name="role"
            options={roles.map((role) => ({ value: role, label: text(`create.roles.${role}`) }))}
          />
        </>
      )}
    />
  );
}
