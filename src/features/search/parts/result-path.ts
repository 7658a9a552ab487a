import type { Locale } from "#shared/locale.ts";
import { type PathKey, pathTo } from "#shared/paths.ts";
import type { Noun } from "#shared/search-kinds.ts";
import type { SearchResult } from "../contract.ts";

/** The page of a result of each noun; results whose page has no route are not shown. */
export const PAGE_OF_NOUN = {
  talents: "talent",
  startups: "startup",
  organizations: "techCenter",
  providers: "provider",
  programs: "program",
  jobs: "job",
  patents: "patent",
  reports: "report",
  posts: "blogPost",
} as const satisfies Record<Noun, PathKey>;

/** The page of the list of each noun. */
export const PAGE_OF_LIST = {
  talents: "talents",
  startups: "startups",
  organizations: "techCenters",
  providers: "providers",
  programs: "incubation",
  jobs: "jobs",
  patents: "patents",
  reports: "reports",
  posts: "blog",
} as const satisfies Record<Noun, PathKey>;

/** The page of a result. */
export function pathOfResult({ noun, seoUrl }: SearchResult, locale: Locale): string {
  const page = PAGE_OF_NOUN[noun];
  if (page === "patent") return pathTo(page, locale, { id: seoUrl });
  if (page === "blogPost") return pathTo(page, locale, { slug: seoUrl });
  return pathTo(page, locale, { seoUrl });
}
