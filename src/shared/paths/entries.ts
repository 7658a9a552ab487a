import type { EntityType } from "../access.ts";
import type { Locale } from "../locale.ts";
import { pathTo } from "../paths.ts";

const PAGES = { startup: "startup", organization: "techCenter", provider: "provider" } as const;
const FORMS = {
  startup: "profileEditStartup",
  organization: "editOrganization",
  provider: "dashboardAddProvider",
} as const;

/** The page of an entry. */
export const entryPath = (kind: EntityType, locale: Locale, seoUrl: string): string =>
  pathTo(PAGES[kind], locale, { seoUrl });

/** The form of an entry, or a section of it. */
export const entryFormPath = (kind: EntityType, locale: Locale, seoUrl: string, section?: string): string =>
  pathTo(FORMS[kind], locale, { seoUrl }, section ? { section } : {});
