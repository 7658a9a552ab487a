import { isPublicAddress, isSocialLink, type SocialNetwork } from "../field-rules.ts";
import { fold } from "../fold.ts";
import { currencyForm, withoutCurrency } from "../lexicon/currency-names.ts";
import { addressesIn } from "./addresses.ts";
import { type NumberFormat, readAmount, spreadsheetDefect } from "./amounts.ts";
import { readBand } from "./bands.ts";
import { isBelowTable } from "./blank-words.ts";
import { readDate } from "./dates.ts";
import type { ImportFieldOf } from "./fields.ts";
import { because, type Reason } from "./reasons.ts";
import type { Problem, RowReader } from "./row-reader.ts";
import { labelOf, meantBy, type Steps } from "./steps.ts";

/** Where the value of a field comes from and how it is written: as a profile says, or as columns were mapped by hand. */
export interface FieldSource extends Steps {
  otherwise?: { column: string; pattern: string } | undefined;
  /** Words of the file → keys of the catalogue list; of sectors also a sub-sector. */
  values?: Record<string, string | [string, string]> | undefined;
  bands?: Record<string, [number | null, number | null]> | undefined;
  format?: NumberFormat | undefined;
  formats?: string[] | undefined;
  /** Nobody has said how days are written: see `readDate`. */
  isLoose?: boolean | undefined;
  yes?: string[] | undefined;
  no?: string[] | undefined;
  /** Of items that have several values: the pattern of each. */
  name?: string | undefined;
  number?: string | undefined;
  support?: string | undefined;
  date?: string | undefined;
  en?: string | undefined;
  tr?: string | undefined;
}
/** What is known of the field itself. */
export type NamedField = ImportFieldOf & { name: string };

/** Longest name, in characters: as many as the database takes. */
export const MAX_NAME_LENGTH = 200;
/** Longest other text in characters. */
export const MAX_TEXT_LENGTH = 2000;
const UNKNOWN_WORD = because("unknownValue");

export const collapse = (text: string) => text.replace(/\s+/gu, " ").trim();

/** The name of a row, or why it has none. `isNamed`: the row says by its id what it is, and no import changes a name. */
export function readName(source: FieldSource, row: RowReader, isNamed = false): { text: string } | Problem {
  const text = collapse(row.text(source));
  // "N/A" may be what it is called.
  if (isNamed) return { text: text || row.said(source) };
  if (isBelowTable(text)) return { column: labelOf(source), value: text, reason: because("sumsRow") };
  const defect = text === "" ? because("noName") : textDefect(text, MAX_NAME_LENGTH);
  if (!defect) return { text };
  const { otherwise } = source;
  const other = otherwise && row.match(otherwise.pattern, row.cell(otherwise.column), otherwise.column);
  if (!other || textDefect(other, MAX_NAME_LENGTH)) return { column: labelOf(source), value: text, reason: defect };
  row.leaveOut(source, because("nameTakenFrom", { defect, other, column: otherwise.column }));
  return { text: other };
}

export function textDefect(text: string, limit: number): Reason | undefined {
  if (text.includes("\0")) return because("notText");
  if (text.length > limit) return because("tooLong", { limit });
  return spreadsheetDefect(text);
}

export function readText(source: FieldSource, row: RowReader): string | null {
  const text = row.text(source);
  const defect = textDefect(text, MAX_TEXT_LENGTH);
  return defect ? row.leaveOut(source, defect) : text || null;
}

/** A public address; of a network, one of its own pages. Of several the first that can be opened counts, with a remark. */
export function readLink(source: FieldSource, row: RowReader, { name }: NamedField): string | null {
  const text = row.text(source);
  if (text === "") return null;
  const defect = textDefect(text, MAX_TEXT_LENGTH);
  if (defect) return row.leaveOut(source, defect);
  const own = name === "twitter" || name === "instagram" ? pageOf(name, text) : undefined;
  const addresses = own ? [own] : addressesIn(text).filter(isPublicAddress);
  if (addresses.length === 0) return row.leaveOut(source, because("notAddress"));
  const fitting = name === "website" ? addresses : addresses.filter((one) => isSocialLink(name as SocialNetwork, one));
  const [first, ...others] = fitting;
  if (first === undefined) return row.leaveOut(source, because("notNetwork", { network: name }));
  if (others.length > 0) row.leaveOut(source, because("firstAddress", { first }));
  return first;
}

/** "@kovan" is a page of the network that the column is of. */
const pageOf = (network: "twitter" | "instagram", text: string): string | undefined => {
  const [, name] = /^@([\w.]{1,30})$/.exec(text.trim()) ?? [];
  return name && `https://${network === "twitter" ? "x" : network}.com/${name}`;
};

/** The key of a value of a catalogue list. */
export function readChoice(source: FieldSource, row: RowReader, { of = "" }: Pick<NamedField, "of">): string | null {
  const text = row.text(source);
  if (text === "") return null;
  const key = wordOf(source, of, text, row);
  if (typeof key === "string") return key;
  if (key === null) return row.leaveOut(source, because("doubtfulValue"));
  return source.bands ? readBand(source, source.bands, text, row) : row.leaveOut(source, UNKNOWN_WORD);
}

/** The keys of several values of a catalogue list, in the order of the cell. */
export function readChoices(source: FieldSource, row: RowReader, { of = "" }: Pick<NamedField, "of">): string[] {
  const keys = row.list(source).flatMap((text) => {
    const key = wordOf(source, of, text, row);
    if (typeof key === "string") return [key];
    // Parted by another sign than the column is: "AI | IoT", "AI ve IoT".
    const pieces = saidPieces(source, text).map((piece) => ({ piece, key: wordOf(source, of, piece, row) }));
    const left =
      pieces.length > 1 && pieces.some((one) => typeof one.key === "string") ? pieces : [{ piece: text, key }];
    return left.map((one) => (typeof one.key === "string" ? one.key : row.leaveOut(source, UNKNOWN_WORD, one.piece)));
  });
  return [...new Set(keys.filter((key) => key !== null))];
}

/** A sector, and a sub-sector where the profile names one for this word. */
export function readSector(
  source: FieldSource | undefined,
  row: RowReader,
): { sector: string | null; subSector: string | null } {
  const text = source ? row.text(source) : "";
  if (source === undefined || text === "") return { sector: null, subSector: null };
  const sector = wordOf(source, "sector", text, row);
  if (typeof sector === "string") return { sector, subSector: null };
  if (sector) return { sector: sector[0], subSector: sector[1] };
  // "Payments" is no sector, but one of fintech's.
  const subSector = source.values ? undefined : wordOf(source, "subSector", text, row);
  if (typeof subSector === "string") return { sector: row.codes.sectorOf.get(subSector) ?? null, subSector };
  if (sector === undefined && !source.values) return sectorOfPieces(source, text, row);
  return { sector: row.leaveOut(source, sector === null ? because("doubtfulValue") : UNKNOWN_WORD), subSector: null };
}

/** "Health / AI" where one of them is a sector: it is taken, with a remark. Of several sectors somebody has to choose. */
function sectorOfPieces(
  source: FieldSource,
  text: string,
  row: RowReader,
): { sector: string | null; subSector: string | null } {
  const pieces = saidPieces(source, text).map((piece) => ({ piece, ...sectorOfWord(piece, row) }));
  const known = pieces.filter(({ sector }) => sector !== null);
  const [first] = known;
  if (!first || pieces.length < 2) return { sector: row.leaveOut(source, UNKNOWN_WORD), subSector: null };
  if (new Set(known.map(({ sector }) => sector)).size > 1)
    return { sector: row.leaveOut(source, because("severalSectors")), subSector: null };
  const rest = pieces.filter(({ sector }) => sector === null).map(({ piece }) => piece);
  if (rest.length > 0) row.leaveOut(source, because("partKnown", { known: first.piece, rest: rest.join(", ") }));
  return { sector: first.sector, subSector: known.find(({ subSector }) => subSector !== null)?.subSector ?? null };
}

const saidPieces = (source: FieldSource, text: string): string[] =>
  piecesOf(text)
    .map((piece) => meantBy(source, piece))
    .filter((piece) => piece !== "");

function sectorOfWord(text: string, row: RowReader): { sector: string | null; subSector: string | null } {
  const sector = wordOf({}, "sector", text, row);
  if (typeof sector === "string") return { sector, subSector: null };
  const subSector = wordOf({}, "subSector", text, row);
  if (typeof subSector !== "string") return { sector: null, subSector: null };
  return { sector: row.codes.sectorOf.get(subSector) ?? null, subSector };
}

/** What signs and words part that stand between values: "AI/IoT", "AI & IoT", "AI ve IoT". */
const piecesOf = (text: string): string[] =>
  text
    .split(/[;,|/\n•·]|\s&\s|\s(?:ve|and|ile)\s/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

/**
 * What a word means: by the profile's words, without them by all that the catalogue's values are called. Null where it may mean
 * several values; undefined where it means none.
 */
export function wordOf(
  { values, means = {} }: Pick<FieldSource, "values" | "means">,
  list: string,
  text: string,
  { codes }: RowReader,
) {
  if (values && Object.hasOwn(values, text)) return values[text];
  // What somebody has said of a word is a key or a name, whatever words the profile knows.
  if (values && !Object.values(means).includes(text)) return undefined;
  const [key, ...others] = codes.typesCalled(list, text);
  if (others.length > 0) return null;
  // "Teknoloji Transfer Ofisi (TTO)": what stands before the brackets, else what stands in them.
  const [, before = "", inside = ""] = key === undefined ? (/^(.+?)\s*\(([^()]+)\)$/s.exec(text.trim()) ?? []) : [];
  if (inside === "") return key;
  return [before, inside].map((part) => codes.typesCalled(list, part)).find((keys) => keys.length === 1)?.[0];
}

export const readDay = (source: FieldSource, row: RowReader): string | null =>
  row.take(source, readDate(row.text(source), source.formats ?? ["yyyy-MM-dd"], source.isLoose));

const YES_WORDS = ["yes", "y", "true", "1", "x", "evet", "e", "dogru", "var"];
const NO_WORDS = ["no", "n", "false", "0", "hayir", "h", "yanlis", "yok", "-"];

/** "true" or "false". */
export function readAnswer(source: FieldSource, row: RowReader): "true" | "false" | null {
  const text = row.text(source) || row.said(source);
  if (text === "") return null;
  if (source.yes?.includes(text)) return "true";
  if (source.no?.includes(text)) return "false";
  if (YES_WORDS.includes(fold(text))) return "true";
  if (NO_WORDS.includes(fold(text))) return "false";
  return row.text(source) === "" ? null : row.leaveOut(source, because("notAnswer"));
}

/** An amount with its currency, "1234.5 USD". A currency that the cell itself names wins over the one of the row. */
export function readMoney(source: FieldSource | undefined, usual: string | null, row: RowReader): string | null {
  if (!source) return null;
  const { text, currency } = ownCurrency(row.text(source), usual, row);
  const reading = readAmount(text, source.format ?? "1234.50", currency ?? "");
  const amount = row.take(source, reading);
  if (amount === null) return null;
  return currency === null ? row.leaveOut(source, because("noCurrency")) : `${amount} ${currency}`;
}

/** "$" beside "CAD" in the row is the sign of that currency; any other currency in the cell is what the amount is in. */
function ownCurrency(
  text: string,
  usual: string | null,
  { codes }: RowReader,
): { text: string; currency: string | null } {
  const { number, currency } = withoutCurrency(text, codes.currencyWords);
  if (currency === undefined) return { text, currency: usual };
  const isShared = usual !== null && /^\$/.test(text.trim()) && currency === "USD" && usual.endsWith("D");
  return { text: number, currency: isShared ? usual : currency };
}

/** Reads each currency of a row once: several amounts may share it. */
export function currencyReader(sources: Readonly<Record<string, FieldSource | undefined>>, row: RowReader) {
  const codes = new Map<string, string | null>();
  return (field: string): string | null => {
    const code = codes.has(field) ? codes.get(field) : readCurrency(sources[field], row);
    codes.set(field, code ?? null);
    return code ?? null;
  };
}

/** ISO 4217. */
export function readCurrency(source: FieldSource | undefined, row: RowReader): string | null {
  const text = source ? row.text(source) : "";
  if (source === undefined || text === "") return null;
  return row.codes.currencyWords.get(currencyForm(text)) ?? row.leaveOut(source, because("unknownCurrency"));
}
