import { parseNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { withoutEmpty } from "../rules.ts";
import { FILTER_FIELDS, FILTER_NAMES, type FilterName } from "./filter-fields.ts";
import type { StartupFilter } from "./schema-filter.ts";

/** In the query of a list address: the panel's form was sent without scripts, and its fields are to be read. */
export const FORM_PARAM = "apply";

/** The form fields of a range. */
export const boundName = (field: FilterName, bound: "gte" | "lte"): string => `${field}.${bound}`;

/** The filter that a form of the panel says. What is no number or answer is passed over. */
export function filterOfForm(form: URLSearchParams, locale: Locale): StartupFilter {
  const bounds = (field: FilterName, read: (text: string) => string | number | undefined) => {
    const [gte, lte] = (["gte", "lte"] as const).map((bound) => read((form.get(boundName(field, bound)) ?? "").trim()));
    return { gte, lte };
  };
  const valueIn = (field: FilterName) => {
    const { kind } = FILTER_FIELDS[field];
    if (kind === "choice") return form.getAll(field).flatMap((value) => value.split(","));
    if (kind === "dates") return bounds(field, (text) => text || undefined);
    if (kind === "money") return bounds(field, (text) => parseNumber(text, locale));
    const answer = form.get(field);
    return answer === "true" ? true : answer === "false" ? false : undefined;
  };
  return withoutEmpty(Object.fromEntries(FILTER_NAMES.map((field) => [field, valueIn(field)])));
}
