import { CreateDialog } from "#ui/data-table/create-dialog.tsx";
import type { Run } from "#ui/data-table/use-table-run.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface AddWordProps {
  run: Run;
  actions: readonly SelectOption[];
  languages: readonly SelectOption[];
}

/** A word is banned. */
export function AddWord({ run, actions, languages }: AddWordProps) {
  const text = useTranslations("bannedWords");
  return (
    <CreateDialog
      run={run}
      label={text("add")}
      title={text("addTitle")}
      done={text("added")}
      reason={({ code }) => (code === "invalidInput" ? text("noLetter") : undefined)}
    >
      {(_, reason) => (
        <>
          <TextField
            label={text("columns.word")}
            hint={text("wordHint")}
            name="word"
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus=""
            error={reason}
          />
          <Select label={text("columns.action")} name="action" options={actions} />
          <Select label={text("columns.locale")} name="locale" empty={text("anyLanguage")} options={languages} />
        </>
      )}
    </CreateDialog>
  );
}
