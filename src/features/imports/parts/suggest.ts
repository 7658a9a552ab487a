import { type NumberFormat, readAmount } from "#shared/import/amounts.ts";
import { readInFormats } from "#shared/import/dates.ts";
import {
  AMOUNT_FORMATS,
  DATE_FORMATS,
  fieldOf,
  fieldsOf,
  IMPORT_KINDS,
  type ImportField,
  type ImportFieldType,
  type ImportKind,
  SEPARATORS,
} from "#shared/import/fields.ts";
import { lenient } from "#shared/import/mapped-sources.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { isCalled } from "./field-names.ts";

/** The mapping that the names of the columns and the cells suggest; a field gets the first column that is called so. */
export function suggestedMapping(
  kind: ImportKind,
  { header, sample }: { header: readonly string[]; sample: readonly string[][] },
): ImportMapping {
  const called = header.flatMap((column) => {
    const field = fieldsOf(kind).find((candidate) => isCalled(column, candidate));
    return field ? [{ column, field }] : [];
  });
  const has = (field: ImportField) => called.some((candidate) => candidate.field === field);
  const cellsIn = (column: string) => sample.map((row) => row[header.indexOf(column)]?.trim() ?? "").filter(Boolean);
  const columns = called.filter(({ column, field }) => {
    // How many programs a startup is in is not what they are called.
    const isCounted = NAMED_TYPES.includes(fieldOf(kind, field)?.type ?? "key") && areNumbers(cellsIn(column));
    // What is here already is in a country that a file without one does not change.
    const isPlaceless = field === "city" && has("id") && !has("country");
    return !isCounted && !isPlaceless;
  });
  const isFirst = ({ field }: { field: string }, at: number) =>
    columns.findIndex((column) => column.field === field) === at;
  const mapped = columns.filter(isFirst);
  const cellsOf = (...types: ImportFieldType[]) =>
    mapped
      .filter(({ field }) => types.includes(fieldOf(kind, field)?.type ?? "key"))
      .flatMap(({ column }) => cellsIn(column));
  const hasField = (field: ImportField) => mapped.some((candidate) => candidate.field === field);
  return {
    kind,
    columns: mapped,
    dates: best(DATE_FORMATS, cellsOf("date"), isDate),
    amounts: best(["1234.50", ...AMOUNT_FORMATS], cellsOf("amount"), isAmount),
    separator: best(SEPARATORS, cellsOf("choices", "names", "investors", "patents"), (cell, separator) =>
      cell.includes(separator === "/" ? " / " : separator),
    ),
    currency: null,
    country: hasField("city") && !hasField("country") ? "Türkiye" : null,
    type: null,
    join: "ask",
    answers: {},
    words: {},
    keyColumns: [],
    fixed: {},
    blanks: "leave",
  };
}

/** Types of fields whose cells have words. */
const NAMED_TYPES: readonly ImportFieldType[] = ["choices", "names", "sector", "patents", "investors"];
const areNumbers = (cells: readonly string[]) => cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell));

/** The kind whose fields name most columns. */
export function suggestedKind(table: { header: readonly string[]; sample: readonly string[][] }): ImportKind {
  const counts = IMPORT_KINDS.map((kind) => suggestedMapping(kind, table).columns.length);
  return IMPORT_KINDS[counts.indexOf(Math.max(...counts))]!;
}

/** The first of the forms that fits most cells. */
function best<Form extends string>(
  forms: readonly Form[],
  cells: readonly string[],
  fits: (cell: string, form: Form) => boolean,
): Form {
  const counts = forms.map((form) => cells.filter((cell) => fits(cell, form)).length);
  return forms[counts.indexOf(Math.max(...counts))]!;
}

const isDate = (cell: string, format: string) => "value" in readInFormats(cell, [lenient(format)]);
const isAmount = (cell: string, format: NumberFormat) =>
  "value" in readAmount(cell.replace(/[^\d.,]/g, ""), format, "");
