import { RowForm } from "#ui/data-table/row-panel.tsx";
import { useTranslations } from "#ui/translations.ts";
import { HelpFields, type HelpTexts } from "./help-fields.tsx";

interface EditHelpProps {
  help: HelpTexts & { id: string; version: number };
  cities: readonly { id: string; name: string }[];
}

/** All of an entry. */
export function EditHelp({ help, cities }: EditHelpProps) {
  const text = useTranslations("helpManagement.edit");
  return (
    <RowForm row={help} intent="edit" saved={text("saved")}>
      {(problems) => <HelpFields {...{ cities, problems, help }} />}
    </RowForm>
  );
}
