import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { WatchedKind } from "../limits.ts";

const PAGES = { startup: "startup", program: "program", job: "job", organization: "techCenter" } as const;

/** The page of a watched entry. */
export const entryPathOf = (kind: WatchedKind, locale: Locale, seoUrl: string): string =>
  pathTo(PAGES[kind], locale, { seoUrl });
