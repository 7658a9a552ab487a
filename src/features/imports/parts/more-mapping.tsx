import { fieldsOf, type ImportKind, MAX_COLUMN_NAME } from "#shared/import/fields.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails } from "../contract.ts";
import { FIXED_ROWS } from "./form.ts";

interface MoreMappingProps {
  details: ImportDetails;
  mapping: ImportMapping;
  kind: ImportKind;
}

/** Values that all rows have, and columns that tell rows apart together. */
export function MoreMapping({ details: { header }, mapping, kind }: MoreMappingProps) {
  const text = useTranslations("imports");
  const fixed = Object.entries(mapping.fixed);
  const options = fieldsOf(kind).map((value) => ({ value, label: text(`fields.${value}`) }));
  const hasKeys = kind === "startups" || kind === "organizations" || kind === "rounds";
  return (
    <Card title={text("map.fixed")}>
      <div className="grid gap-4">
        {Array.from({ length: FIXED_ROWS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always as many.
          <div key={at} className="grid gap-4 md:grid-cols-2">
            <Select
              label={text("map.fixedField")}
              name={`fixedField-${at}`}
              options={options}
              empty="–"
              defaultValue={fixed[at]?.[0] ?? ""}
            />
            <TextField
              label={text("map.fixedValue")}
              name={`fixedValue-${at}`}
              maxLength={MAX_COLUMN_NAME}
              defaultValue={fixed[at]?.[1] ?? ""}
            />
          </div>
        ))}
        {hasKeys && (
          <details open={mapping.keyColumns.length > 0}>
            <summary className="cursor-pointer font-medium">{text("map.keyColumns")}</summary>
            <p className="mt-2 max-w-prose text-sm text-ink-muted">{text("map.keyColumnsHint")}</p>
            <div className="mt-3 grid gap-2 md:grid-cols-3">
              {header.map((column) => (
                <Checkbox
                  key={column}
                  name="keyColumns"
                  value={column}
                  label={column}
                  defaultChecked={mapping.keyColumns.includes(column)}
                />
              ))}
            </div>
          </details>
        )}
      </div>
    </Card>
  );
}
