import type { ContentTexts } from "#db/tables/content.server.ts";
import type { TextKind } from "../limits.ts";
import { aboutUs } from "./about-us.server.ts";
import { cookiePolicy } from "./cookie-policy.server.ts";
import { earthquakeHelp } from "./earthquake-help.server.ts";
import { incubation } from "./incubation.server.ts";
import { personalData } from "./personal-data.server.ts";
import { privacyAndCookies } from "./privacy-and-cookies.server.ts";
import { privacyAndSecurity } from "./privacy-and-security.server.ts";
import { serviceAgreement } from "./service-agreement.server.ts";
import type { ShippedText } from "./shipped-text.server.ts";
import { talentTerms } from "./talent-terms.server.ts";
import { termsOfService } from "./terms-of-service.server.ts";
import { testimonials } from "./testimonials.server.ts";

/** Posts of the blog are the house's own. */
type ShippedKind = Exclude<TextKind, "post">;
const SHIPPED: { [Kind in ShippedKind]: Record<string, ShippedText<Kind>> } = {
  page: {
    "about-us": aboutUs,
    "cookie-policy": cookiePolicy,
    "privacy-and-cookies-policy": privacyAndCookies,
    "privacy-and-security": privacyAndSecurity,
    "protection-of-personal-data": personalData,
    "service-agreement": serviceAgreement,
    "terms-of-service": termsOfService,
    "talent-general-terms": talentTerms,
  },
  testimonial: testimonials,
  incubation: { incubation },
  earthquakeHelp: { "earthquake-help": earthquakeHelp },
};

interface AnyShippedText extends ContentTexts {
  kind: ShippedKind;
  inForceSince?: string;
}

const withKind = (kind: ShippedKind): Record<string, AnyShippedText> =>
  Object.fromEntries(Object.entries(SHIPPED[kind]).map(([key, text]) => [key, { kind, ...text }]));

/** The texts the portal comes with, by key. */
export const SHIPPED_TEXTS = {
  ...withKind("page"),
  ...withKind("testimonial"),
  ...withKind("incubation"),
  ...withKind("earthquakeHelp"),
};
