import { aboutUs } from "./about-us.server.ts";
import { cookiePolicy } from "./cookie-policy.server.ts";
import { personalData } from "./personal-data.server.ts";
import { privacyAndCookies } from "./privacy-and-cookies.server.ts";
import { privacyAndSecurity } from "./privacy-and-security.server.ts";
import { serviceAgreement } from "./service-agreement.server.ts";
import type { ShippedText } from "./shipped-text.server.ts";
import { talentTerms } from "./talent-terms.server.ts";
import { termsOfService } from "./terms-of-service.server.ts";

/** The texts the portal comes with, by key. */
export const SHIPPED_TEXTS: Record<string, ShippedText> = {
  "about-us": aboutUs,
  "cookie-policy": cookiePolicy,
  "privacy-and-cookies-policy": privacyAndCookies,
  "privacy-and-security": privacyAndSecurity,
  "protection-of-personal-data": personalData,
  "service-agreement": serviceAgreement,
  "terms-of-service": termsOfService,
  "talent-general-terms": talentTerms,
};
