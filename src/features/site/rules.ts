import type { PathKey } from "#shared/paths.ts";

/** Sections in the header, in this order, until the house sets others. */
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
export const MEMBER_LINKS = ["profile", "dashboard", "profileInvestments", "admin"] as const satisfies PathKey[];

export type MemberLink = (typeof MEMBER_LINKS)[number];

/** The links of one member: those whose pages exist; the admin panel for admins only (specification, §6). */
export function memberLinks(
  pages: ReadonlySet<PathKey>,
  { isAdmin, isInvestor }: { isAdmin: boolean; isInvestor: boolean },
): MemberLink[] {
  const isTheirs: Partial<Record<MemberLink, boolean>> = { admin: isAdmin, profileInvestments: isInvestor };
  return MEMBER_LINKS.filter((link) => pages.has(link) && isTheirs[link] !== false);
}
