import { isSocialLink, isWebAddress, type SocialNetwork } from "#shared/field-rules.ts";
import { fold } from "#shared/fold.ts";
import { type FundingFile, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, type StartupFile } from "./contract.ts";
import { type Reading, readAmount, spreadsheetDefect } from "./parts/amounts.ts";
import { readDate } from "./parts/dates.ts";

/** Why a value was left out, or what is odd about it. */
export interface Problem {
  column: string;
  value: string;
  reason: string;
}

export interface Place {
  /** ISO 3166, two letters. */
  country: string;
  /** State or province; null: the source knows regions, but not this one; undefined: it knows none. */
  region?: string | null;
  en: string;
  tr: string;
}

/** The values of a row of a startup; null: unknown. Choices are catalogue keys. */
export interface StartupValues {
  name: string;
  texts: Record<string, string | null>;
  choices: Record<string, string | null>;
  subSector: string | null;
  foundationDate: string | null;
  country: string | null;
  place: Place | null;
}

export interface FundingValues {
  startup: string;
  tour: string | null;
  type: string | null;
  announcedDate: string | null;
  /** Exact decimals. */
  amount: string | null;
  preValuation: string | null;
  currency: string | null;
  investors: string[];
}

/** Codes that rows may have. */
export interface Codes {
  /** ISO 3166 code of two or three letters, or folded name in either language → code of two. */
  countries: ReadonlyMap<string, string>;
  /** ISO 4217 codes. */
  currencies: ReadonlySet<string>;
}

export interface Reader {
  codes: Codes;
  /** The text of a column, trimmed; empty where the cell means "unknown". */
  cell(column: string): string;
  /** Reports a value that is left out. Returns null, "unknown". */
  leaveOut(column: string, reason: string): null;
  take<Value>(column: string, reading: Reading<Value | null>): Value | null;
}

export const TEXT_FIELDS = [
  "legalName",
  "taglineEn",
  "taglineTr",
  "descriptionEn",
  "descriptionTr",
  "website",
  "facebook",
  "instagram",
  "twitter",
  "linkedin",
] as const;
export const CHOICE_FIELDS = ["stage", "employeeCount", "operatingStatus", "legalForm"] as const;
const NETWORKS: readonly string[] = ["facebook", "instagram", "twitter", "linkedin"] satisfies SocialNetwork[];

/** How a row's cells are reached; problems are collected in the list. */
export function readerOf(
  { misreadAs, empty }: Pick<StartupFile, "misreadAs" | "empty">,
  header: ReadonlyMap<string, number>,
  cells: readonly string[],
  problems: Problem[],
  {
    codes,
    repair,
    taken,
  }: {
    codes: Codes;
    repair: (text: string, misreadAs: string) => string;
    taken: (column: string, fits: boolean) => void;
  },
): Reader {
  const raw = (column: string) => {
    const text = cells[header.get(column) ?? -1] ?? "";
    return (misreadAs ? repair(text, misreadAs) : text).trim();
  };
  const leaveOut = (column: string, reason: string) => {
    problems.push({ column, value: raw(column), reason });
    return null;
  };
  return {
    codes,
    cell: (column) => (empty.includes(raw(column)) ? "" : raw(column)),
    leaveOut,
    take: (column, reading) => {
      if ("problem" in reading) {
        taken(column, false);
        return leaveOut(column, reading.problem);
      }
      if (reading.value !== null) taken(column, true);
      return reading.value;
    },
  };
}

/** Narrower tables have lines of ordinary text with as many delimiters. */
const NARROW = 4;

/** Why the row cannot be imported at all, or undefined. */
export function rowDefect(width: number, cells: readonly string[], delimiter: string): string | undefined {
  const swallowing = cells.find((cell) => width >= NARROW && swallowedRows(cell, width, delimiter) > 0);
  if (swallowing !== undefined)
    return `a quotation mark is not closed: one cell goes over ${swallowing.split("\n").length} lines, which hold other rows`;
  if (cells.length === width) return undefined;
  return `${cells.length} cells instead of ${width}`;
}

/** Lines inside a cell that have as many delimiters as a row of the table. */
function swallowedRows(cell: string, width: number, delimiter: string): number {
  if (!cell.includes("\n")) return 0;
  const lines = cell.split("\n").slice(1);
  return lines.filter((line) => line.split(delimiter).length >= width).length;
}

/** Key of a row: its key columns, joined. Undefined when one of them is empty or unreadable. */
export function keyOf(columns: readonly string[], reader: Reader): string | undefined {
  const parts = columns.map((column) => reader.cell(column));
  return parts.some((part) => part === "" || textDefect(part, MAX_NAME_LENGTH)) ? undefined : parts.join("|");
}

export function readStartup({ fields }: StartupFile, reader: Reader): { values: StartupValues } | { refused: Problem } {
  const name = readName(fields.name, reader);
  if ("reason" in name) return { refused: name };
  const sector = fields.sector ? readSector(fields.sector, reader) : null;
  const texts = TEXT_FIELDS.map((field) => [field, readText(field, fields[field]?.column, reader)]);
  const choices = CHOICE_FIELDS.map((field) => [field, fields[field] ? readChoice(fields[field], reader) : null]);
  return {
    values: {
      name: name.text,
      texts: Object.fromEntries(texts),
      choices: { sector: sector?.[0] ?? null, ...Object.fromEntries(choices) },
      subSector: sector?.[1] ?? null,
      foundationDate: fields.foundationDate ? readDay(fields.foundationDate, reader) : null,
      ...readPlace(fields, reader),
    },
  };
}

function readName(field: StartupFile["fields"]["name"], reader: Reader): { text: string } | Problem {
  const text = collapse(reader.cell(field.column));
  const defect = text === "" ? "no name" : textDefect(text, MAX_NAME_LENGTH);
  if (!defect) return { text };
  const { otherwise } = field;
  const other = otherwise && new RegExp(otherwise.pattern, "u").exec(reader.cell(otherwise.column))?.[1];
  if (!other || textDefect(other, MAX_NAME_LENGTH)) return { column: field.column, value: text, reason: defect };
  reader.leaveOut(field.column, `${defect}; "${other}" of column ${otherwise.column} is taken instead`);
  return { text: other };
}

function readText(field: string, column: string | undefined, reader: Reader): string | null {
  const text = column === undefined ? "" : reader.cell(column);
  if (column === undefined || text === "") return null;
  const defect = textDefect(text, MAX_TEXT_LENGTH) ?? linkDefect(field, text);
  return defect ? reader.leaveOut(column, defect) : text;
}

function textDefect(text: string, limit: number): string | undefined {
  if (text.includes("\0")) return "a character that is no text";
  if (text.length > limit) return `longer than ${limit} characters`;
  return spreadsheetDefect(text);
}

function linkDefect(field: string, text: string): string | undefined {
  if (field !== "website" && !NETWORKS.includes(field)) return undefined;
  if (!isWebAddress(text)) return "not an address that starts with http:// or https://";
  if (field === "website" || isSocialLink(field as SocialNetwork, text)) return undefined;
  return `not an address of a page at ${field}`;
}

const collapse = (text: string) => text.replace(/\s+/gu, " ").trim();

function readChoice({ column, values }: { column: string; values: Record<string, string> }, reader: Reader) {
  const text = reader.cell(column);
  if (text === "") return null;
  return Object.hasOwn(values, text) ? values[text]! : reader.leaveOut(column, "a value the profile does not know");
}

function readSector({ column, values }: NonNullable<StartupFile["fields"]["sector"]>, reader: Reader) {
  const text = reader.cell(column);
  if (text === "") return null;
  const sector = Object.hasOwn(values, text)
    ? values[text]!
    : reader.leaveOut(column, "a value the profile does not know");
  return typeof sector === "string" ? ([sector, null] as const) : sector;
}

const readDay = ({ column, formats }: { column: string; formats: string[] }, reader: Reader) =>
  reader.take(column, readDate(reader.cell(column), formats));

function readPlace(fields: StartupFile["fields"], reader: Reader): Pick<StartupValues, "country" | "place"> {
  if (!fields.country) return { country: null, place: null };
  const { countries } = reader.codes;
  const find = (code: string) => countries.get(code) ?? countries.get(fold(code));
  const country = readCode(fields.country.column, find, "country", reader);
  const region = fields.region && readRegion(fields.region, reader);
  const city = fields.city ? readCity(fields.city.column, fields.region?.names ?? {}, reader) : null;
  if (!country) return { country: null, place: null };
  if (city) return { country, place: { country, region, en: city, tr: city } };
  const named = region ? fields.region?.names[region] : undefined;
  return { country, place: named ? { country, region, en: named[0], tr: named[1] } : null };
}

function readRegion({ column, names }: NonNullable<StartupFile["fields"]["region"]>, reader: Reader): string | null {
  const text = reader.cell(column);
  if (text === "") return null;
  return Object.hasOwn(names, text) ? text : reader.leaveOut(column, "a region the profile does not know");
}

/** A city's name has at least three letters, starts with one and has no digits. Other texts are addresses, codes or mistakes. */
function readCity(column: string, regions: object, reader: Reader): string | null {
  const text = collapse(reader.cell(column).replace(/[,;\s]+$/u, ""));
  if (text === "") return null;
  const plausible = /^\p{L}[^\d#()<>@]{2,99}$/u.test(text) && !Object.hasOwn(regions, text);
  return plausible ? text : reader.leaveOut(column, "not the name of a city");
}

export function readFunding({ fields }: FundingFile, reader: Reader): { values: FundingValues } | { refused: Problem } {
  const startup = reader.cell(fields.startup.column);
  if (startup === "") return { refused: { column: fields.startup.column, value: "", reason: "no startup named" } };
  const currency = readCurrency(fields.currency, reader);
  const money = (field: FundingFile["fields"]["amount"]) => {
    if (!field) return null;
    const amount = reader.take(field.column, readAmount(reader.cell(field.column), field.format, currency ?? ""));
    return amount !== null && currency === null
      ? reader.leaveOut(field.column, "an amount without its currency")
      : amount;
  };
  const investors = fields.investors && reader.cell(fields.investors.column).split(fields.investors.separator);
  return {
    values: {
      startup,
      tour: fields.tour ? readChoice(fields.tour, reader) : null,
      type: fields.type ? readChoice(fields.type, reader) : null,
      announcedDate: fields.announcedDate ? readDay(fields.announcedDate, reader) : null,
      amount: money(fields.amount),
      preValuation: money(fields.preValuation),
      currency,
      investors: readInvestors(fields.investors?.column ?? "", investors ?? [], reader),
    },
  };
}

function readCurrency(field: FundingFile["fields"]["currency"], reader: Reader): string | null {
  if (!field) return null;
  if ("value" in field) return field.value;
  return readCode(field.column, (code) => (reader.codes.currencies.has(code) ? code : undefined), "currency", reader);
}

function readCode(column: string, find: (code: string) => string | undefined, thing: string, reader: Reader) {
  const code = reader.cell(column).toUpperCase();
  if (code === "") return null;
  return find(code) ?? reader.leaveOut(column, `no ${thing} has this code`);
}

/** What stands behind a company's name and is none itself: "Kuzey Capital, LP". */
const LEGAL_FORM =
  /^(?:&\s*co|[al]\.?\s?ş|ltd(?:\.?\s*şti)?|limited|inc(?:orporated)?|corp(?:oration)?|company|co|l\.?p|l\.?l\.?p|l\.?l\.?c|p\.?l\.?c|gmbh(?:\s*&\s*co\.?\s*kg)?|kg|ag|s\.?a(?:\.?s)?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oy|ab|pte(?:\.?\s*ltd)?|pty(?:\.?\s*ltd)?)\.?$/iu;

/** Names that a separator has cut from their legal form are put together again. */
function withLegalForms(pieces: readonly string[]): string[] {
  const names: string[] = [];
  for (const piece of pieces)
    if (names.length > 0 && LEGAL_FORM.test(piece)) names.push(`${names.pop()}, ${piece}`);
    else names.push(piece);
  return names;
}

function readInvestors(column: string, pieces: readonly string[], reader: Reader): string[] {
  const names = withLegalForms(pieces.map(collapse).filter((name) => name !== ""));
  const distinct = [...new Set(names)];
  return distinct.filter((name) => {
    const defect = LEGAL_FORM.test(name) ? `only a legal form, "${name}"` : textDefect(name, MAX_NAME_LENGTH);
    return defect ? reader.leaveOut(column, `an investor's name: ${defect}`) : true;
  });
}
