import { PATHS, type PathKey } from "#shared/paths.ts";

/** Pages that are one text. */
export const CONTENT_PAGES = [
  "aboutUs",
  "cookiePolicy",
  "privacyAndCookiesPolicy",
  "privacyAndSecurity",
  "personalData",
  "serviceAgreement",
  "termsOfService",
  "talentGeneralTerms",
] as const satisfies readonly PathKey[];

/** The key of the text of a page: its English address. */
export const contentKeyOf = (page: PathKey): string => PATHS[page].en.slice(1);
