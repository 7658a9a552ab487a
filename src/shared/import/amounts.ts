import { readQuantity } from "../lexicon/quantity.ts";
import { because, type Reason } from "./reasons.ts";

/** Named by how twelve hundred and thirty-four and a half is written. Grouping marks may be left out, never misplaced. */
export const NUMBER_FORMATS = [
  "1,234.50",
  "1.234,50",
  "1 234,50",
  "1'234.50",
  "1234.50",
  "1234,50",
  "12,34,567.50",
] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const SYMBOLS: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", TRY: "₺" };
/** Digits before the decimal mark: what numeric(17, 2) of the database holds, with room for its worth in dollars. */
const MAX_DIGITS = 14;

export type Reading<Value> = { value: Value } | { problem: Reason };

const patterns = new Map<NumberFormat, RegExp>();

function patternOf(format: NumberFormat): RegExp {
  const cached = patterns.get(format);
  if (cached) return cached;
  // Lakhs and crores: groups of two digits before the last of three.
  if (format === "12,34,567.50") return /^(\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.(\d+))?$/;
  const literal = (mark: string) => (mark === " " ? "[ \\u00a0\\u202f]" : `\\${mark}`);
  const decimal = literal(format.at(-3)!);
  const group = format.length === 8 ? literal(format[1]!) : "(?!)";
  const pattern = new RegExp(`^(\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${decimal}(\\d+))?$`);
  patterns.set(format, pattern);
  return pattern;
}

/**
 * An amount of money as an exact decimal text, "1000000" or "1234.5". It may carry the symbol or code of its own
 * currency. "-" and nothing: unknown (null).
 */
export function readAmount(cell: string, format: NumberFormat, currency: string): Reading<string | null> {
  const text = withoutCurrency(cell.trim(), currency);
  if (text === "" || /^[-–—]$/.test(text)) return { value: null };
  const spreadsheet = spreadsheetDefect(text);
  if (spreadsheet) return { problem: spreadsheet };
  if (/^[-–−(]/.test(text)) return { problem: because("negative") };
  if (/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(text) && !patternOf(format).test(text))
    return { problem: because("dateForAmount") };
  if (!patternOf(format).test(text) && isRange(text)) return { problem: because("amountRange") };
  const match = patternOf(format).exec(text) ?? patternOf("1234.50").exec(inWords(text, format));
  if (!match) return { problem: because(currency ? "notAmount" : "notNumber", { format, currency }) };
  const integer = match[1]!.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const cents = (match[2] ?? "").replace(/0+$/, "");
  if (integer.length > MAX_DIGITS) return { problem: because("tooLarge") };
  if (cents.length > 2) return { problem: because("tooManyDigits") };
  return { value: cents ? `${integer}.${cents}` : integer };
}

function withoutCurrency(text: string, currency: string): string {
  for (const sign of [currency, SYMBOLS[currency]]) {
    if (!sign) continue;
    if (text.startsWith(sign)) return text.slice(sign.length).trim();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** Spaces and apostrophes are no decimal marks in any format. */
const SPACED = /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?$/;
/** Nor are dots and commas that come twice: they group, where the format names no groups of its own. */
const GROUPED_TWICE = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+(?:[.,]\d{1,2})?$/;
const WITHOUT_GROUPS: readonly NumberFormat[] = ["1234.50", "1234,50"];

/** An amount that says how large it is by a word, a letter or its groups, "1,5 milyon", "8B", "3 000 000", in plain digits; else nothing. */
function inWords(text: string, format: NumberFormat): string {
  const quantity = readQuantity(text);
  const isGrouped = SPACED.test(text) || (WITHOUT_GROUPS.includes(format) && GROUPED_TWICE.test(text));
  return quantity && (quantity.hasMagnitude || isGrouped) ? quantity.number : "";
}

/** "1-5M", "$1M – $5M": what lies between two amounts is none. */
const isRange = (text: string): boolean =>
  /^[^\d]{0,4}\d[\d.,]*\s*[\p{L}$€₺£]{0,8}\s*(?:-|–|—|to|ile)\s*[^\d]{0,4}\d[\d.,]*\s*[\p{L}$€₺£ ]{0,12}\+?$/u.test(
    text,
  );

/** Why a cell of a spreadsheet has no value: an error, or a column that is too narrow; undefined if it has one. */
export function spreadsheetDefect(text: string): Reason | undefined {
  if (/^#(NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|AD\?|BAŞV!|DEĞER!|SAYI\/0!|YOK|BOŞ!)$/i.test(text))
    return because("sheetError");
  if (/^#{3,}$/.test(text)) return because("sheetNarrow");
  if (/^=\s*(?:[A-ZÇĞİÖŞÜ.]{2,}\(|[$A-Z]{1,4}\$?\d)/.test(text)) return because("sheetFormula");
  return undefined;
}
