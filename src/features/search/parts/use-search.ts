import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { isSearchable } from "../limits.ts";
import type { Found } from "./find.ts";

/** Milliseconds after the last key before the request is sent; results appear while one types, so it is short. */
const PAUSE_MS = 120;

/** The results for the typed text. */
export function useSearch(text: string) {
  const locale = useLocale();
  const trimmed = text.trim();
  const isLongEnough = isSearchable(trimmed);
  const address = `${RESOURCE_PATHS.searchResults[locale]}?${new URLSearchParams({ text: trimmed })}`;
  const { data, isCurrent, hasFailed } = useFetched<Found>(isLongEnough ? address : undefined, PAUSE_MS);
  const { results = [], understood = [], counts = [] } = hasFailed ? {} : (data ?? {});
  return { isLongEnough, results, understood, counts, isCurrent, hasFailed };
}
