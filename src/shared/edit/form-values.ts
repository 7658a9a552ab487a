import type { FieldProblem } from "../errors.ts";
import { completeLink } from "../field-rules.ts";
import { amountText, EMPTY_DATE, formatNumber, parseNumber } from "../format.ts";
import type { Locale } from "../locale.ts";
import type { EditRow, EditValues } from "../merge-edits.ts";
import type { Field, Fields } from "./form.ts";

// A form holds texts: "yes", "no" and empty for answers, ids with commas between for several values, numbers as typed.

type Plain = Readonly<Record<string, unknown>>;

/** Makes keys unique across visits, because the rows of a draft keep theirs. */
const VISIT = Date.now().toString(36);
let lastKey = 0;
export const newRow = (): EditRow => ({ key: `new-${VISIT}-${++lastKey}`, id: "" });

export const idsIn = (text: string): string[] => text.split(",").filter(Boolean);
export const textOfIds = (ids: readonly string[]): string => [...ids].sort().join(",");

/** The form values of these fields. */
export const toForm = (fields: Fields, values: Plain, locale: Locale): EditValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === "rows"
        ? ((values[name] ?? []) as Plain[]).map((row, index) => ({
            key: `stored-${index}`,
            id: String(index),
            ...(toForm(field.fields, row, locale) as Record<string, string>),
          }))
        : textOf(field, values[name], locale),
    ]),
  );

function textOf(field: Field, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === EMPTY_DATE) return "";
  if (field.kind === "types" || field.kind === "rowIds") return textOfIds(value as string[]);
  if (typeof value === "boolean") return value ? "yes" : field.kind === "flag" ? "" : "no";
  if (typeof value === "number") return field.kind === "amount" ? amountText(value, locale) : numberText(value, locale);
  return String(value);
}

/** Without groups: it may be a year. Three decimals get a fourth, or they would be read as thousands. */
export const numberText = (value: number, locale: Locale) =>
  formatNumber(value, locale, {
    useGrouping: false,
    minimumFractionDigits: /\.\d{3}$/.test(String(value)) ? 4 : 0,
    maximumFractionDigits: 20,
  });

/** The body of a save: these of its fields. Numbers that cannot be read are told here; everything else the call checks. */
export function toBody(
  fields: Fields,
  values: EditValues,
  sent: ReadonlySet<string>,
): { body: Record<string, unknown>; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!sent.has(name)) continue;
    const value = values[name] ?? "";
    if (field.kind === "rows") body[name] = bodiesOf(name, field.fields, value as EditRow[], problems);
    else body[name] = sentValue(name, field, value as string, problems);
  }
  return { body, problems };
}

function bodiesOf(name: string, fields: Fields, rows: readonly EditRow[], problems: FieldProblem[]) {
  return rows.map((row, index) => {
    const inner = toBody(fields, row, new Set(Object.keys(fields)));
    problems.push(...inner.problems.map((problem) => ({ ...problem, field: `${name}.${index}.${problem.field}` })));
    return inner.body;
  });
}

function sentValue(name: string, field: Field, typed: string, problems: FieldProblem[]): unknown {
  const text = typed.trim();
  switch (field.kind) {
    case "types":
    case "rowIds":
      return idsIn(text);
    case "flag":
      return text === "yes";
    case "yesNo":
      return text === "" ? null : text === "yes";
    case "link":
      return completeLink(text) || null;
    case "amount":
    case "number": {
      if (text === "") return null;
      const number = parseNumber(text);
      if (number === undefined || number < 0) problems.push({ field: name, reason: "number" });
      return number ?? null;
    }
    default:
      return text === "" ? null : text;
  }
}

/** True if a stored draft is of this form: one of an older version may lack fields. */
export const isFormOf =
  (fields: Fields) =>
  (draft: unknown): draft is EditValues =>
    typeof draft === "object" &&
    draft !== null &&
    Object.entries(fields).every(([name, { kind }]) =>
      kind === "rows" ? Array.isArray((draft as Plain)[name]) : typeof (draft as Plain)[name] === "string",
    );
