import { typedWords } from "../fold.ts";
import { parseAmount } from "../format.ts";
import type { Locale } from "../locale.ts";
import { type Filter, type FilterInput, withoutEmpty } from "./filter.ts";
import { currencyFieldOf, DEFAULT_CURRENCY, isUnit, type List, rowOf } from "./list.ts";
import { parsePeriod } from "./periods.ts";

/** The form fields of a range. */
export const boundName = (field: string, bound: "gte" | "lte"): string => `${field}.${bound}`;

/** The filter that a form of the panel says. What is no day or amount stays text, for the address to be refused by name. */
export function filterOfForm(list: List, form: URLSearchParams, locale: Locale): Filter {
  const bounds = (field: string, read: (text: string, bound: "gte" | "lte") => string | number | undefined) => {
    const end = (bound: "gte" | "lte") => {
      const text = (form.get(boundName(field, bound)) ?? "").trim();
      return text === "" ? undefined : (read(text, bound) ?? text);
    };
    return { gte: end("gte"), lte: end("lte") };
  };
  /** The menu always sends a currency; without an amount, or as dollars, it says nothing. */
  const unitIn = (field: string) => {
    const values = form.getAll(field).filter((value) => value !== DEFAULT_CURRENCY);
    const amounts = list.names.filter((name) => currencyFieldOf(list, name) === field);
    const hasAmount = amounts.some((name) => ["gte", "lte"].some((bound) => form.get(`${name}.${bound}`)?.trim()));
    return hasAmount ? values : undefined;
  };
  const valueIn = (field: string) => {
    const { kind } = rowOf(list, field);
    if (isUnit(list, field)) return unitIn(field);
    if (kind === "words") return typedWords(form.get(field) ?? "");
    if (kind === "choice") return form.getAll(field).flatMap((value) => value.split(","));
    if (kind === "dates") return bounds(field, (text, bound) => parsePeriod(text, bound, locale));
    if (kind === "money") return bounds(field, (text) => parseAmount(text, locale));
    const answer = form.get(field);
    return answer === "true" ? true : answer === "false" ? false : undefined;
  };
  return withoutEmpty(Object.fromEntries(list.names.map((field) => [field, valueIn(field)])) as FilterInput);
}
