import { onTestFinished } from "vitest";
import type { HouseSite } from "#shared/social-providers.ts";
import { testApp } from "./app.ts";
import { CLIENT, openIdProvider } from "./openid-provider.ts";
import { ADA, browserOf, PORTAL, redirectUri } from "./social.ts";

export const ANITTEPE = "oidc-anittepe";
export const BALKAYA = "oidc-balkaya-meslek";
/** Ada, as her university knows her. */
export const STUDENT = { ...ADA, email: "ada@anittepe.example", groups: ["everybody", "students"] };

/** The settings of a sign-in of one's own. */
export const siteSettings = (name: string, issuer: string, domains: string) => ({
  [`OIDC_${name}_ISSUER`]: issuer,
  [`OIDC_${name}_CLIENT_ID`]: CLIENT.clientId,
  [`OIDC_${name}_CLIENT_SECRET`]: CLIENT.clientSecret,
  [`OIDC_${name}_LABEL_EN`]: `${name} University`,
  [`OIDC_${name}_LABEL_TR`]: `${name} Üniversitesi`,
  [`OIDC_${name}_DOMAINS`]: domains,
});

/** A portal of two universities, each with a real provider of its own, and with Google. */
export async function housePortal(env: Record<string, string> = {}) {
  const providerOf = (type: HouseSite) => openIdProvider([redirectUri(type)], { ...STUDENT });
  const [anittepe, balkaya] = await Promise.all([providerOf(ANITTEPE), providerOf(BALKAYA)]);
  onTestFinished(async () => {
    await Promise.all([anittepe.close(), balkaya.close()]);
  });
  const built = await testApp(undefined, {
    PUBLIC_URL: PORTAL,
    ...siteSettings("ANITTEPE", anittepe.issuer, "anittepe.example, ogr.anittepe.example"),
    OIDC_ANITTEPE_GROUPS: "CN=Staff,OU=People=employee; students=entrepreneur",
    ...siteSettings("BALKAYA_MESLEK", balkaya.issuer, "balkaya.example"),
    ...env,
  });
  return { ...built, anittepe, balkaya, ...browserOf(built.call) };
}
