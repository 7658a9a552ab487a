import { domainToUnicode } from "node:url";
import { isEmpty, textsIn } from "#shared/edit/checks.ts";
import type { Fields } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { linked } from "#shared/linked-text.ts";

/** Letters of these look like Latin ones. */
const OTHER_SCRIPTS = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;
/** No letter of a name: such as the fraction slash, which a browser shows like the one that ends the host. */
const NO_LETTER = /[^\p{L}\p{M}\p{N}.-]/u;
/** Latin letters with hooks and strokes, and of phonetics, that no language around us writes. */
const RARE_LATIN = /[\u0180-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff]/u;

/**
 * True if an address pretends to be another one: a name before an @ ("https://kovan.example@evil.example"), letters of
 * an alphabet that looks Latin among Latin ones, or signs that look like those of an address.
 */
function isLookAlike(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  const host = domainToUnicode(hostname);
  const isMixed = OTHER_SCRIPTS.test(host) && LATIN.test(host);
  return username !== "" || password !== "" || isMixed || NO_LETTER.test(host) || RARE_LATIN.test(host);
}

/** The first address of a text that pretends to be another one, as a problem of the field. */
export function lookAlikes(field: string, text: string): FieldProblem[] {
  const found = linked(text).find(({ address }) => address && isLookAlike(address));
  return found ? [{ field, reason: "lookAlikeAddress", detail: found.text }] : [];
}

type Plain = Readonly<Record<string, unknown>>;

/** Links of a form, those of rows as "rows.2.website". */
const linksIn = (fields: Fields, values: Plain): [field: string, link: string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = values[name];
    if (field.kind === "link" && typeof value === "string") return [[name, value]];
    if (field.kind !== "rows" || isEmpty(value)) return [];
    return (value as Plain[]).flatMap((row, index) =>
      linksIn(field.fields, row).map(([inner, link]): [string, string] => [`${name}.${index}.${inner}`, link]),
    );
  });

/** Links of a form, and addresses in its texts, that pretend to be another one. */
export const formLookAlikes = (fields: Fields, values: Plain): FieldProblem[] => [
  ...linksIn(fields, values).flatMap(([field, link]) =>
    isLookAlike(link) ? [{ field, reason: "lookAlikeAddress", detail: link }] : [],
  ),
  ...textsIn(fields, values).flatMap(([field, text]) => lookAlikes(field, text)),
];
