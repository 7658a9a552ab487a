import { CURRENCY_ALIASES } from "./aliases/currencies.ts";
import { wordForm } from "./word-form.ts";

interface NamedCurrency {
  code: string;
  symbol: string;
  name: { en: string; tr: string };
}

/** Signs have no word form: they are compared as they are. */
export const currencyForm = (text: string): string => wordForm(text) || text.trim();

/** Every usual way to write a currency → its ISO 4217 code; of a sign that several share, the first in the catalogue's order. */
export function currencyWords(currencies: readonly NamedCurrency[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const add = (text: string, code: string) => {
    const form = currencyForm(text);
    if (form !== "" && !words.has(form)) words.set(form, code);
  };
  for (const { code } of currencies) add(code, code);
  for (const { code } of currencies) for (const text of CURRENCY_ALIASES[code] ?? []) add(text, code);
  for (const { code, symbol, name } of currencies) for (const text of [symbol, name.en, name.tr]) add(text, code);
  return words;
}

/** An amount's own currency, before or behind it: "$8B", "500M€", "1,5 milyon TL", "TRY 80.000". The rest of the text is the number. */
export function withoutCurrency(
  text: string,
  words: ReadonlyMap<string, string>,
): { number: string; currency: string | undefined } {
  const trimmed = text.trim();
  const before = /^([^\d.,\-–−(]+)(.*)$/su.exec(trimmed);
  const code = before && words.get(currencyForm(before[1]!));
  if (before && code) return { number: before[2]!.trim(), currency: code };
  // The longest ending that is a currency: "1 milyon ABD doları", "5M USD".
  for (let at = trimmed.search(/[^\d.,\s]/u); at >= 0 && at < trimmed.length; at++) {
    const isStart = at === 0 || !/[\p{L}]/u.test(trimmed[at - 1]!) || !/[\p{L}]/u.test(trimmed[at]!);
    const named = isStart ? words.get(currencyForm(trimmed.slice(at))) : undefined;
    if (named) return { number: trimmed.slice(0, at).trim(), currency: named };
  }
  return { number: trimmed, currency: undefined };
}
