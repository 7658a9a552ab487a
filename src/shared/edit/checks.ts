import type { FieldProblem } from "../errors.ts";
import { isPublicAddress, isSocialLink } from "../field-rules.ts";
import { type Units, unitOf } from "../units.ts";
import { amountsIn, type EditForm, type Field, type Fields, type Values } from "./form.ts";

const FIRST_DAY = "1900-01-01";
/** Plans reach no further. */
const LAST_DAY = "2100-12-31";

const EMAIL = /^[\w.+'-]{1,64}@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

type Plain = Readonly<Record<string, unknown>>;

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The problems of the whole form, found without the database. `today`: "2026-11-22". */
export function formProblems<F extends Fields>(form: EditForm<F>, values: Values<F>, today: string): FieldProblem[] {
  const plain = values as Plain;
  return [
    ...fieldProblems(form.fields, plain, today),
    ...form.days.flatMap(([first, last]): FieldProblem[] => {
      const [from, until] = [plain[first], plain[last]];
      return typeof from === "string" && typeof until === "string" && from > until
        ? [{ field: last, reason: "endBeforeStart" }]
        : [];
    }),
    ...form.ranges.flatMap(([least, most]): FieldProblem[] => {
      const [from, to] = [plain[least], plain[most]];
      return typeof from === "number" && typeof to === "number" && from > to
        ? [{ field: most, reason: "minAboveMax" }]
        : [];
    }),
    ...form.check(values),
  ];
}

function fieldProblems(fields: Fields, values: Plain, today: string): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]): FieldProblem[] => {
    const value = values[name];
    if (field.kind === "rows" && !isEmpty(value))
      return (value as Plain[]).flatMap((row, index) =>
        fieldProblems(field.fields, row, today).map((problem) => ({
          ...problem,
          field: `${name}.${index}.${problem.field}`,
        })),
      );
    if (isEmpty(value)) return isNeeded(name, fields, values) ? [{ field: name, reason: "required" }] : [];
    const reason = reasonOf(field, value, today);
    return reason ? [{ field: name, reason }] : [];
  });
}

/** Required, or half of a pair whose other half is there. Of amounts with one currency the first one is needed. */
function isNeeded(name: string, fields: Fields, values: Plain): boolean {
  const field = fields[name]!;
  if (field.required) return field.kind !== "city";
  const currency = field.kind === "amount" ? field.currency : name;
  const amounts = amountsIn(fields, currency);
  if (field.kind === "currency") return amounts.some((amount) => !isEmpty(values[amount]));
  // A currency that is required says nothing of an amount.
  if (fields[currency]?.required) return false;
  return amounts[0] === name && !isEmpty(values[currency]) && amounts.every((amount) => isEmpty(values[amount]));
}

function reasonOf(field: Field, value: unknown, today: string): string | undefined {
  if (field.kind === "types" || field.kind === "rowIds")
    return new Set(value as string[]).size < (value as string[]).length ? "duplicate" : undefined;
  if (typeof value !== "string") return undefined;
  if (field.kind === "email") return EMAIL.test(value) ? undefined : "email";
  if (field.kind === "link" && field.network) return isSocialLink(field.network, value) ? undefined : "socialLink";
  if (field.kind === "link") return isPublicAddress(value) ? undefined : "webAddress";
  return field.kind === "day" ? dayReason(value, field.isPast ? today : LAST_DAY) : undefined;
}

function dayReason(day: string, last: string): string | undefined {
  if (day < FIRST_DAY) return "tooEarly";
  if (day <= last) return undefined;
  return last === LAST_DAY ? "tooLate" : "future";
}

/** Those problems that a save is answerable for: of fields that it sends, or of their units. Others were there before. */
export const problemsOfChange = (problems: readonly FieldProblem[], sent: ReadonlySet<string>, units: Units) => {
  const changed = new Set([...sent].map((field) => unitOf(units, field)));
  return problems.filter(({ field }) => changed.has(unitOf(units, field.split(".")[0]!)));
};

/** Texts that others will read, by field, to be checked for banned words. */
export const textsIn = (fields: Fields, change: Plain): [field: string, text: string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = change[name];
    if (field.kind === "text" && typeof value === "string") return [[name, value]];
    if (field.kind !== "rows" || !Array.isArray(value)) return [];
    return (value as Plain[]).flatMap((row, index) =>
      textsIn(field.fields, row).map(([inner, text]): [string, string] => [`${name}.${index}.${inner}`, text]),
    );
  });
