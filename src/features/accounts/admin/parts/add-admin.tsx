import type { Role } from "#shared/viewer.ts";
import { CreateDialog } from "#ui/data-table/create-dialog.tsx";
import type { Run } from "#ui/data-table/use-table-run.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

/** An account gets its first role. */
export function AddAdmin({ run, roles }: { run: Run; roles: readonly Role[] }) {
  const text = useTranslations("accountsAdmin.admins");
  return (
    <CreateDialog
      run={run}
      label={text("add")}
      title={text("addTitle")}
      done={text("done.add")}
      reason={({ code, fields }) => {
        if (fields.some(({ reason }) => reason === "unknown")) return text("unknown");
        return code === "conflict" ? text("exists") : undefined;
      }}
    >
      {(_, reason) => (
        <>
          <TextField
            label={text("account")}
            hint={text("accountHint")}
            name="account"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            data-autofocus=""
            error={reason}
          />
          <Select
            label={text("role")}
            name="role"
            options={roles.toReversed().map((role) => ({ value: role, label: text(`roles.${role}`) }))}
          />
        </>
      )}
    </CreateDialog>
  );
}
