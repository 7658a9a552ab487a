import type { PathKey } from "#shared/paths.ts";

/** Sections in the header, in this order; pages that do not exist are left out. */
export const HEADER_LINKS = [
  "startups",
  "talents",
  "incubation",
  "jobs",
  "reports",
  "ecosystemMap",
  "aboutUs",
] as const satisfies PathKey[];

/** More sections, in the footer. */
export const FOOTER_LINKS = [
  "techCenters",
  "organizers",
  "providers",
  "patents",
  "mapEcosystemMapGov",
  "mapTypes",
  "blog",
  "membershipPackages",
  "paymentPlans",
  "earthquakeHelp",
] as const satisfies PathKey[];

/** Legal pages in the footer. */
export const LEGAL_LINKS = [
  "termsOfService",
  "serviceAgreement",
  "talentGeneralTerms",
  "privacyAndSecurity",
  "privacyAndCookiesPolicy",
  "personalData",
  "cookiePolicy",
] as const satisfies PathKey[];

/** Links of the menu behind the avatar. */
export const MEMBER_LINKS = ["profile", "dashboard", "admin"] as const satisfies PathKey[];

export type ShellLink =
  | (typeof HEADER_LINKS)[number]
  | (typeof FOOTER_LINKS)[number]
  | (typeof LEGAL_LINKS)[number]
  | (typeof MEMBER_LINKS)[number];

/** The links the shell may show: those whose pages exist; the admin panel for admins only (specification, §6). */
export function shellLinks(pages: ReadonlySet<PathKey>, isAdmin: boolean): ShellLink[] {
  const all: ShellLink[] = [...HEADER_LINKS, ...FOOTER_LINKS, ...LEGAL_LINKS, ...MEMBER_LINKS];
  return all.filter((link) => pages.has(link) && (link !== "admin" || isAdmin));
}
