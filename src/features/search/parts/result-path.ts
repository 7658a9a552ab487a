import type { Locale } from "#shared/locale.ts";
import { type PathKey, pathTo } from "#shared/paths.ts";
import type { SearchResult } from "../contract.ts";
import type { ResultType } from "../limits.ts";

const PAGE_OF_TYPE = { people: "talent", startups: "startup" } as const satisfies Partial<Record<ResultType, PathKey>>;

/** The page of a result. */
export function pathOfResult({ type, seoUrl }: SearchResult, locale: Locale): string {
  if (type === "ecosystem") return pathTo("organizers", locale, { organizerDetail: seoUrl });
  return pathTo(PAGE_OF_TYPE[type], locale, { seoUrl });
}
