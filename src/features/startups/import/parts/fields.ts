import { isPublicAddress, isSocialLink, type SocialNetwork } from "#shared/field-rules.ts";
import { fold } from "#shared/fold.ts";
import { readAmount, spreadsheetDefect } from "#shared/import/amounts.ts";
import { readDate } from "#shared/import/dates.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem, Reader } from "#shared/import/row-reader.ts";
import { labelOf, type Steps } from "#shared/import/steps.ts";
import {
  type AmountField,
  type AnswerField,
  type ChoiceField,
  type DateField,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  type TextField,
} from "../contract.ts";

const NETWORKS: readonly string[] = ["facebook", "instagram", "twitter", "linkedin"] satisfies SocialNetwork[];
const UNKNOWN_WORD = because("unknownValue");

export const collapse = (text: string) => text.replace(/\s+/gu, " ").trim();

/** The name of a row, or why it has none. */
export function readName(field: TextField, reader: Reader): { text: string } | Problem {
  const text = collapse(reader.text(field));
  const defect = text === "" ? because("noName") : textDefect(text, MAX_NAME_LENGTH);
  if (!defect) return { text };
  const { otherwise } = field;
  const other = otherwise && reader.match(otherwise.pattern, reader.cell(otherwise.column), otherwise.column);
  if (!other || textDefect(other, MAX_NAME_LENGTH)) return { column: labelOf(field), value: text, reason: defect };
  reader.leaveOut(field, because("nameTakenFrom", { defect, other, column: otherwise.column }));
  return { text: other };
}

/** A text; `name` is the field, of which some hold addresses. */
export function readText(name: string, field: Steps | undefined, reader: Reader): string | null {
  const text = field ? reader.text(field) : "";
  if (field === undefined || text === "") return null;
  const defect = textDefect(text, MAX_TEXT_LENGTH) ?? linkDefect(name, text);
  return defect ? reader.leaveOut(field, defect) : text;
}

export function textDefect(text: string, limit: number): Reason | undefined {
  if (text.includes("\0")) return because("notText");
  if (text.length > limit) return because("tooLong", { limit });
  return spreadsheetDefect(text);
}

function linkDefect(field: string, text: string): Reason | undefined {
  if (field !== "website" && !NETWORKS.includes(field)) return undefined;
  if (!isPublicAddress(text)) return because("notAddress");
  if (field === "website" || isSocialLink(field as SocialNetwork, text)) return undefined;
  return because("notNetwork", { network: field });
}

/** The key of a value of the catalogue list `kind`. */
export function readChoice(field: ChoiceField, kind: string, reader: Reader): string | null {
  const text = reader.text(field);
  if (text === "") return null;
  const known = field.values && Object.hasOwn(field.values, text) ? field.values[text] : undefined;
  if (known !== undefined) return known;
  const named = field.values ? undefined : typeOf(kind, text, reader);
  if (named !== undefined) return named;
  return field.bands && /^[\d.,\s]+$/.test(text) ? readBand(field, text, reader) : reader.leaveOut(field, UNKNOWN_WORD);
}

function readBand(field: ChoiceField, text: string, reader: Reader): string | null {
  const amount = reader.take(field, readAmount(text, field.format, ""));
  if (amount === null) return null;
  const bands = Object.entries(field.bands ?? {});
  const band = bands.find(([, [from, to]]) => Number(amount) >= (from ?? 0) && Number(amount) <= (to ?? Infinity));
  return band?.[0] ?? reader.leaveOut(field, because("noBand"));
}

/** The keys of several values of the catalogue list `kind`, in the order of the cell. */
export function readChoices(
  field: (Steps & { values?: Record<string, string> | undefined }) | undefined,
  kind: string,
  reader: Reader,
): string[] {
  if (!field) return [];
  const keys = reader.list(field).map((text) => {
    const key = typeKeyOf(kind, text, field.values, reader);
    return key ?? reader.leaveOut(field, UNKNOWN_WORD, text);
  });
  return [...new Set(keys.filter((key) => key !== null))];
}

/** A sector, and a sub-sector where the profile names one for this word. */
export function readSector(
  field: (Steps & { values?: Record<string, string | [string, string]> | undefined }) | undefined,
  reader: Reader,
): { sector: string | null; subSector: string | null } {
  const text = field ? reader.text(field) : "";
  if (field === undefined || text === "") return { sector: null, subSector: null };
  const known = field.values ? ownValue(field.values, text) : typeOf("sector", text, reader);
  const sector = known ?? reader.leaveOut(field, UNKNOWN_WORD);
  if (typeof sector !== "object" || sector === null) return { sector, subSector: null };
  return { sector: sector[0], subSector: sector[1] };
}

const ownValue = <Value>(values: Record<string, Value>, text: string): Value | undefined =>
  Object.hasOwn(values, text) ? values[text] : undefined;

/** The key that a word means: by the profile's words, without them by the catalogue's. */
export const typeKeyOf = (
  kind: string,
  text: string,
  values: Record<string, string> | undefined,
  reader: Reader,
): string | undefined => (values ? ownValue(values, text) : typeOf(kind, text, reader));

/** Keys stand there as they are, names folded. */
const typeOf = (kind: string, text: string, { codes }: Reader): string | undefined =>
  codes.types.get(`${kind}/${text}`) ?? codes.types.get(`${kind}/${fold(text)}`);

export const readDay = (field: DateField | undefined, reader: Reader): string | null =>
  field ? reader.take(field, readDate(reader.text(field), field.formats)) : null;

const YES = ["yes", "y", "true", "1", "x", "evet", "e", "dogru", "var"];
const NO = ["no", "n", "false", "0", "hayir", "h", "yanlis", "yok", "-"];

export function readAnswer(field: AnswerField | undefined, reader: Reader): boolean | null {
  const text = field ? reader.text(field) : "";
  if (field === undefined || text === "") return null;
  if (field.yes.includes(text)) return true;
  if (field.no.includes(text)) return false;
  if (YES.includes(fold(text))) return true;
  return NO.includes(fold(text)) ? false : reader.leaveOut(field, because("notAnswer"));
}

/** An amount with its currency, "1234.5 USD". */
export function readMoney(field: AmountField | undefined, currency: string | null, reader: Reader): string | null {
  if (!field) return null;
  const amount = reader.take(field, readAmount(reader.text(field), field.format, currency ?? ""));
  if (amount === null) return null;
  return currency === null ? reader.leaveOut(field, because("noCurrency")) : `${amount} ${currency}`;
}

export const readCurrency = (field: Steps | undefined, reader: Reader): string | null =>
  field
    ? readCode(
        field,
        (code) => (reader.codes.currencies.has(code) ? code : undefined),
        because("unknownCurrency"),
        reader,
      )
    : null;

export function readCode(field: Steps, find: (code: string) => string | undefined, unknown: Reason, reader: Reader) {
  const code = reader.text(field).toUpperCase();
  if (code === "") return null;
  return find(code) ?? reader.leaveOut(field, unknown);
}

/** Names of a list, each once. */
export function readNames(field: Steps | undefined, reader: Reader): string[] {
  if (!field) return [];
  const names = [...new Set(reader.list(field).map(collapse))];
  return names.filter((name) => {
    const defect = textDefect(name, MAX_NAME_LENGTH);
    return defect ? reader.leaveOut(field, defect, name) : true;
  });
}
