// One way in by another site, whichever of the two protocols it speaks.
import { timingSafeEqual } from "node:crypto";
import type { SocialIdentity } from "#db/tables/social.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { pathTo } from "#shared/paths.ts";
import type { Attempt } from "../queries.server.ts";
import * as oauth from "./client.server.ts";
import { ProviderAway, SamlRefusal } from "./saml-errors.ts";
import { SAML_PATHS } from "./saml-paths.ts";
import { isFederated, type Site } from "./sites.server.ts";

/** The library is loaded by the first sign-in with SAML. */
export const saml = () => import("./saml.server.ts");

/** Where the site sends its answer. The same address for both languages, because it is registered there. */
const answeredAt = (site: Site, origin: string): string =>
  origin + (isFederated(site) ? SAML_PATHS.answer : pathTo("oauthLogin", "en", { type: site.type }));

/** The address to redirect the browser to, and the secrets of this attempt. */
export async function startAt(site: Site, origin: string) {
  const redirectUri = answeredAt(site, origin);
  const started = isFederated(site)
    ? await (await saml()).startAt(site, redirectUri)
    : await oauth.startAt(site, redirectUri);
  return { ...started, redirectUri };
}

/** The identity behind the answer of a site. */
export async function identityFrom(
  site: Site,
  attempt: Attempt,
  answer: Record<string, string>,
): Promise<SocialIdentity> {
  return isFederated(site) ? broughtBy(attempt, answer) : oauth.identityFrom(site, attempt, answer);
}

/** Why an answer of SAML was not taken, as OAuth writes it in an address. */
export const REFUSED_CODE = "access_denied";
export const AWAY_CODE = "temporarily_unavailable";

/** The answer of SAML was checked when it came, past the cookies of the browser. Now the browser that asked brings its code. */
function broughtBy({ answer, answerHash }: Attempt, { code, error }: Record<string, string>): SocialIdentity {
  if (error === AWAY_CODE) throw new ProviderAway("The answer could not be checked.");
  if (!answer || !answerHash || !code || !timingSafeEqual(answerHash, hashOfToken(code)))
    throw new SamlRefusal(`The provider's answer was not taken: ${error ?? "no code"}.`);
  return answer;
}

/** The address at a site where the person signs out; `named` is what proves their session there. */
export const signOutAt = async (site: Site, named: string, origin: string): Promise<string> =>
  isFederated(site)
    ? (await saml()).signOutAt(site, named, origin)
    : oauth.signOutAt(site, named, answeredAt(site, origin));
