import type { EditForm, Field, Fields, Save } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";

type Plain = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** A form as older callers fill it in: some names differ, a text is in the reader's language, a currency is its code. */
export interface OlderForm<F extends Fields = Fields> {
  form: EditForm<F>;
  names: Names;
  /** The same fields by their older names. */
  fields: Fields;
}

export const olderForm = <F extends Fields>(form: EditForm<F>, names: Names = {}): OlderForm<F> => ({
  form,
  names,
  fields: olderFields(form.fields, names),
});

function olderFields(fields: Fields, names: Names): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      const older = olderName(name, fields, names);
      if (field.kind === "currency") return [older, { kind: "text", max: CURRENCY_CODE }];
      return [older, field.kind === "rows" ? { ...field, fields: olderFields(field.fields, names) } : field];
    }),
  );
}
/** Letters of "USD". */
const CURRENCY_CODE = 3;

/** "taglineEn" and "taglineTr" are "tagline". */
function olderName(name: string, fields: Fields, names: Names): string {
  const text = name.replace(/(En|Tr)$/, "");
  return text !== name && `${text}En` in fields && `${text}Tr` in fields ? text : (names[name] ?? name);
}

const isOfOtherLanguage = (name: string, older: string, locale: Locale): boolean =>
  LOCALES.some((other) => other !== locale && name.toLowerCase() === `${older}${other}`.toLowerCase());

/**
 * The change of the older body, by the fields' own names. A code of no currency stays as it is: the save refuses it.
 */
export const changeOf = <F extends Fields>(
  { form, names }: OlderForm<F>,
  body: Plain,
  locale: Locale,
  currencyIdOf: (code: string) => string | undefined,
): Save<F> => ({ ...changed(form.fields, names, body, locale, currencyIdOf), version: body.version }) as Save<F>;

function changed(
  fields: Fields,
  names: Names,
  body: Plain,
  locale: Locale,
  currencyIdOf: (code: string) => string | undefined,
): Record<string, unknown> {
  const change: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const older = olderName(name, fields, names);
    const value = body[older];
    if (value === undefined || isOfOtherLanguage(name, older, locale)) continue;
    if (field.kind === "currency" && typeof value === "string") change[name] = currencyIdOf(value) ?? value;
    else if (field.kind === "rows")
      change[name] = (value as Plain[]).map((row) => changed(field.fields, names, row, locale, currencyIdOf));
    else change[name] = value;
  }
  return change;
}

/** Problems by the names that were sent: "announcedDate" of the third row of a list is "2.date". */
export const olderProblems = <F extends Fields>(
  { form, names }: OlderForm<F>,
  problems: readonly FieldProblem[],
  index?: number,
): FieldProblem[] =>
  problems.map((problem) => {
    const parts = problem.field.split(".").map((part, depth) => {
      const inner = Object.values<Field>(form.fields).find(({ kind }) => kind === "rows");
      const fields = depth > 0 && inner?.kind === "rows" ? inner.fields : form.fields;
      return olderName(part, fields, names);
    });
    return { ...problem, field: [...(index === undefined ? [] : [index]), ...parts].join(".") };
  });
