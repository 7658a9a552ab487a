import { useLocale } from "use-intl";
import { LOCALES } from "#shared/locale.ts";
import { CreateDialog } from "#ui/data-table/create-dialog.tsx";
import type { Run } from "#ui/data-table/use-table-run.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

/** An account for somebody, who chooses the password by a mail. */
export function AddUser({ run, types }: { run: Run; types: readonly SelectOption[] }) {
  const text = useTranslations("accountsAdmin.users");
  const locale = useLocale();
  return (
    <CreateDialog
      run={run}
      label={text("add.button")}
      title={text("add.title")}
      done={text("done.add")}
      reason={({ code }) => (code === "conflict" ? text("add.exists") : undefined)}
    >
      {(problems, reason) => {
        const errorOf = (field: "name" | "surname" | "email") => {
          const problem = problems.find((one) => one.field === field);
          if (problem?.reason === "bannedWord") return text("add.bannedWord", { word: problem.detail ?? "" });
          return problem && text(`add.invalid.${field}`);
        };
        const taken = problems.some(({ reason: why }) => why === "exists");
        return (
          <>
            <p className="text-sm text-ink-muted">{text("add.lead")}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={text("add.name")}
                name="name"
                required
                maxLength={100}
                autoComplete="off"
                data-autofocus=""
                error={errorOf("name")}
              />
              <TextField
                label={text("add.surname")}
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
              <Select label={text("columns.userType")} name="userTypeId" empty={text("add.noType")} options={types} />
              <Select
                label={text("add.language")}
                name="locale"
                defaultValue={locale}
                options={LOCALES.map((value) => ({ value, label: text(`values.locale.${value}`) }))}
              />
            </div>
          </>
        );
      }}
    </CreateDialog>
  );
}
