import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface CorrectedNameProps {
  firstName: string;
  surname: string;
  /** Why the last attempt was refused. */
  reason: string | undefined;
}

/** A member's name as it is, to be corrected. */
export function CorrectedName({ firstName, surname, reason }: CorrectedNameProps) {
  const text = useTranslations("accountsAdmin.users");
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <TextField
        label={text("create.name")}
        name="firstName"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={firstName}
        data-autofocus=""
        error={reason}
      />
      <TextField
        label={text("create.surname")}
        name="surname"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={surname}
      />
    </div>
  );
}
