import { fieldOf } from "./fields.ts";
import type { ImportMapping } from "./mapping.ts";
import type { FieldSource } from "./values.ts";

/** By field, where its value comes from and how it is written, as columns were mapped by hand. */
export function mappedSources(mapping: ImportMapping): Record<string, FieldSource> {
  const { kind, columns, country, type, currency, fixed } = mapping;
  const sources: Record<string, FieldSource> = Object.fromEntries(
    columns.map(({ column, field }) => [field, sourceOf(field, column, mapping)]),
  );
  for (const [field, value] of Object.entries(fixed ?? {}))
    if (fieldOf(kind, field) && !sources[field]) {
      const { column: _, ...written } = sourceOf(field, "", mapping);
      sources[field] = { ...written, value };
    }
  for (const [field, means] of Object.entries(mapping.words ?? {}))
    if (Object.hasOwn(sources, field)) sources[field] = { ...sources[field], means };
  if (country && sources.city && !sources.country) sources.country = { value: country };
  if (type && kind === "organizations" && !sources.type) sources.type = { value: type };
  for (const field of Object.keys(sources)) {
    const inCurrency = fieldOf(kind, field)?.currency;
    if (currency && inCurrency && !sources[inCurrency]) sources[inCurrency] = { value: currency };
  }
  return sources;
}

/** "A name (its number)". */
const PATENT = { name: "^([^(]+?)\\s*(?:\\(|$)", number: "\\(([^)]+)\\)" };

/** Sizes of the catalogue (features/reference) by the number of people that a cell may have instead. */
const SIZES: FieldSource["bands"] = {
  "1": [1, 1],
  "2-5": [2, 5],
  "6-10": [6, 10],
  "11-25": [11, 25],
  "26-50": [26, 50],
  "51-100": [51, 100],
  "101-250": [101, 250],
  "251-500": [251, 500],
  "501-1000": [501, 1000],
  "1001-plus": [1001, null],
};

function sourceOf(field: string, column: string, { kind, dates, amounts, separator }: ImportMapping): FieldSource {
  switch (fieldOf(kind, field)?.type) {
    case "patents":
      return { column, separator, ...PATENT };
    case "choices":
    case "names":
    case "investors":
      return { column, separator };
    case "date":
      return { column, formats: [...new Set([dates, "yyyy-MM-dd"])].map(lenient), isLoose: true };
    case "amount":
      return { column, format: amounts };
    default:
      return field === "employeeCount" ? { column, bands: SIZES } : { column };
  }
}

/** "3.2.2026" is as clear as "03.02.2026". */
export const lenient = (format: string): string => format.replace("MM", "M").replace("dd", "d");
