import { useLocale } from "use-intl";
import { RowList } from "#ui/edit-page/row-list.tsx";
import { useEntryFieldTexts } from "#ui/edit-page/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import { OwnSide } from "../../links/parts/own-side.tsx";
import type { RowKey } from "../form.ts";
import { nameOfRow } from "./row-name.ts";
import type { SectionProps } from "./section-view.tsx";
import { rowFormFor } from "./sections.ts";

interface RowsProps extends Pick<SectionProps, "startup" | "rows" | "options"> {
  list: RowKey;
}

/** A list of a startup. */
export function Rows({ startup, list, rows, options }: RowsProps) {
  const text = useTranslations("startupsEditing");
  const said = useTranslations("startupsLinks");
  const locale = useLocale();
  const isStay = list === "incubationcenter" || list === "AccelerationProgram";
  const { may } = startup;
  const isOpen = list === "investment" ? may.editFinancials : may.edit;
  const form = rowFormFor(list, may);
  const rowPlace = { id: startup.id, key: list };
  return (
    <RowList
      title={text(`sections.${list}`)}
      lead={text(`leads.${list}`)}
      // Whoever writes only some fields of a row neither adds nor deletes one.
      addLabel={isOpen ? text(`adds.${list}`) : undefined}
      isKept={() => !isOpen}
      rows={rows}
      nameOf={({ values, signing }) => [
        ...nameOfRow(list, values, options, locale),
        values.isPrivate === true && !signing?.isHeld && text("private"),
      ]}
      noteOf={({ signing }) => <OwnSide signing={signing} isStay={isStay} />}
      removalNoteOf={({ signing }) => {
        const other = isStay ? signing?.others.find(({ signature }) => signature === "confirmed") : undefined;
        return other && said("ownSide.removal", { name: other.name });
      }}
      formOf={() => form}
      draftKeyOf={(row) => `startup/${startup.id}/${list}/${row?.id ?? "new"}`}
      intentOf={(row) => ({ ...rowPlace, intent: "row", rowId: row?.id ?? null })}
      removalOf={(row) => ({ ...rowPlace, intent: "removeRow", rowId: row.id })}
      texts={useEntryFieldTexts("startupsEditing", list)}
      options={options}
    />
  );
}
