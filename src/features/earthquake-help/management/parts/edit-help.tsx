import { RowForm } from "#ui/data-table/row-panel.tsx";
import { useTranslations } from "#ui/translations.ts";
import { HelpFields, type HelpTexts } from "./help-fields.tsx";

interface EditHelpProps {
  help: HelpTexts & { id: string; version: number };
  cities: readonly { id: string; name: string }[];
}

/** All of an entry. */
export function EditHelp({ help, cities }: EditHelpProps) {
  const text = useTranslations("earthquakeHelpManagement");
  const names = {
    direction: text("columns.direction"),
    kind: text("columns.kind"),
    titleEn: text("columns.titleEn"),
    titleTr: text("columns.titleTr"),
    textEn: text("fields.textEn"),
    textTr: text("fields.textTr"),
    cityId: text("columns.city"),
    until: text("columns.until"),
  };
  const shown = (value: unknown, field: string) => {
    if (field === "cityId") return cities.find(({ id }) => id === value)?.name ?? "";
    if (field === "direction" || field === "kind") return text(`values.${field}.${value}` as "values.kind.food");
    return String(value ?? "");
  };
  return (
    <RowForm row={help} intent="edit" saved={text("edit.saved")} names={names} shown={shown}>
      {(problems) => <HelpFields cities={cities} problems={problems} help={help} />}
    </RowForm>
  );
}
