import { fieldsOf, type ImportKind, REQUIRED_FIELDS } from "#shared/import/fields.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { type ShownProblem, shownReason } from "#shared/reasons.ts";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails } from "../contract.ts";
import { columnField } from "./form.ts";

interface ColumnTableProps {
  details: ImportDetails;
  kind: ImportKind;
  mapping: ImportMapping;
  fields: readonly ShownProblem[];
}

/** The columns of the file with their first cells, and where each goes. On a phone each is a block of its own. */
export function ColumnTable({ details: { header, sample }, kind, mapping, fields }: ColumnTableProps) {
  const text = useTranslations("imports");
  const required: readonly string[] = REQUIRED_FIELDS[kind];
  const options = fieldsOf(kind).map((value) => ({
    value,
    label: required.includes(value) ? `${text(`fields.${value}`)} *` : text(`fields.${value}`),
  }));
  const fieldOf = (column: string) => mapping.columns.find((candidate) => candidate.column === column)?.field ?? "";
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {header.map((column, at) => {
        const field = fieldOf(column);
        const problem = fields.find((candidate) => field !== "" && candidate.field === field);
        return (
          <li
            key={column}
            className="grid items-start gap-x-6 gap-y-2 bg-surface px-4 py-3 md:grid-cols-[1fr_1.2fr_18rem]"
          >
            <p className="font-semibold wrap-anywhere">{column}</p>
            <ul className="grid gap-0.5 text-sm text-ink-muted">
              {sample.slice(0, 3).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first cells of a column never change.
                <li key={index} className="truncate">
                  {row[at] || "–"}
                </li>
              ))}
            </ul>
            <Select
              label={text("map.field")}
              hideLabel
              aria-label={`${text("map.field")}: ${column}`}
              name={columnField(at)}
              options={options}
              empty={text("map.leftOut")}
              defaultValue={field}
              error={shownReason(problem)}
            />
          </li>
        );
      })}
    </ul>
  );
}
