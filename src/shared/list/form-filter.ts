import { parseNumber } from "../format.ts";
import type { Locale } from "../locale.ts";
import { type Filter, type FilterInput, withoutEmpty } from "./filter.ts";
import { type List, rowOf } from "./list.ts";

/** In the query of a list address: the panel's form was sent without scripts, and its fields are to be read. */
export const FORM_PARAM = "apply";

/** The form fields of a range. */
export const boundName = (field: string, bound: "gte" | "lte"): string => `${field}.${bound}`;

/** The filter that a form of the panel says. What is no number or answer is passed over. */
export function filterOfForm(list: List, form: URLSearchParams, locale: Locale): Filter {
  const bounds = (field: string, read: (text: string) => string | number | undefined) => {
    const [gte, lte] = (["gte", "lte"] as const).map((bound) => read((form.get(boundName(field, bound)) ?? "").trim()));
    return { gte, lte };
  };
  const valueIn = (field: string) => {
    const { kind } = rowOf(list, field);
    if (kind === "choice") return form.getAll(field).flatMap((value) => value.split(","));
    if (kind === "dates") return bounds(field, (text) => text || undefined);
    if (kind === "money") return bounds(field, (text) => parseNumber(text, locale));
    const answer = form.get(field);
    return answer === "true" ? true : answer === "false" ? false : undefined;
  };
  return withoutEmpty(Object.fromEntries(list.names.map((field) => [field, valueIn(field)])) as FilterInput);
}
