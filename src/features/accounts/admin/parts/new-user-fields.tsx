import { useLocale } from "use-intl";
import { LOCALES } from "#shared/locale.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface NewUserFieldsProps {
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
  types: readonly SelectOption[];
}

/** Fields of a new account for another person, who chooses the password by a mail. */
export function NewUserFields({ problems, reason, types }: NewUserFieldsProps) {
  const text = useTranslations("accountsAdmin.users");
  const locale = useLocale();
  const errorOf = (field: "name" | "surname" | "email") => {
    const problem = problems.find((candidate) => candidate.field === field);
    if (problem?.reason === "bannedWord") return text("create.bannedWord", { word: problem.detail ?? "" });
    return problem && (problem.sentence ?? text(`create.invalid.${field}`));
  };
  const taken = problems.some(({ reason: why }) => why === "exists");
  return (
    <>
      <p className="text-sm text-ink-muted">{text("create.lead")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text("create.name")}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          data-autofocus=""
          error={errorOf("name")}
        />
        <TextField
          label={text("create.surname")}
          name="surname"
          required
          maxLength={100}
          autoComplete="off"
          error={errorOf("surname")}
        />
      </div>
      <TextField
        label={text("columns.email")}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        error={taken ? reason : (errorOf("email") ?? (problems.length === 0 ? reason : undefined))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={text("columns.userType")} name="userTypeId" empty={text("create.noType")} options={types} />
        <Select
          label={text("create.language")}
          name="locale"
          defaultValue={locale}
          options={LOCALES.map((value) => ({ value, label: text(`values.locale.${value}`) }))}
        />
      </div>
    </>
  );
}
