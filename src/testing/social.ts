import { onTestFinished } from "vitest";
import { socialComplete, socialRegister, socialStart } from "#features/accounts/social/contract.ts";
import type { SignInSite, SocialProvider } from "#shared/social-providers.ts";
import { testApp } from "./app.ts";
import { oauthPeer } from "./oauth-peer.ts";
import { CLIENT, openIdProvider, throughProvider } from "./openid-provider.ts";

export const PORTAL = "http://portal.test";
export const redirectUri = (provider: SignInSite) => `${PORTAL}/oauth-login/${provider}`;
export const ADA = {
  sub: "ada-1",
  email: "Ada@Example.Test",
  email_verified: true,
  given_name: "Ada",
  family_name: "Işıksoy",
};
export const AGREED_TERMS = { termsAccepted: true, privacyAccepted: true };

const settingsFor = (provider: SocialProvider, site: string) => {
  const name = provider.toUpperCase();
  return {
    [`${name}_CLIENT_ID`]: CLIENT.clientId,
    [`${name}_CLIENT_SECRET`]: CLIENT.clientSecret,
    [`${name}_ISSUER`]: site,
  };
};

/** A portal registered with one real OpenID provider as Google and LinkedIn, and one plain OAuth site as the others. */
export async function socialPortal() {
  const [openId, peer] = await Promise.all([
    openIdProvider([redirectUri("google"), redirectUri("linkedin")], { ...ADA }),
    oauthPeer({
      "/api/v3/user": { id: 7, login: "ada", name: "Ada Işıksoy" },
      "/api/v3/user/emails": [{ email: ADA.email, primary: true, verified: true }],
      "/me": { id: "70", email: ADA.email, first_name: "Ada", last_name: "Işıksoy" },
    }),
  ]);
  onTestFinished(async () => {
    await Promise.all([openId.close(), peer.close()]);
  });
  const built = await testApp(undefined, {
    PUBLIC_URL: PORTAL,
    ...settingsFor("google", openId.issuer),
    ...settingsFor("linkedin", openId.issuer),
    ...settingsFor("github", peer.site),
    ...settingsFor("facebook", peer.site),
  });
  return { ...built, openId, peer, ...browserOf(built.call) };
}

type Call = Awaited<ReturnType<typeof testApp>>["call"];

/** What a browser does that signs in with another site. */
export function browserOf(call: Call) {
  /** It goes to the provider and comes back: what it keeps, and what it brings. */
  const visit = async (type: SignInSite, returnTo?: string, cookies?: Map<string, string>) => {
    const { data } = await call(socialStart, { params: { type }, query: { returnTo } });
    const brought = await throughProvider(data.redirectURL, PORTAL, cookies);
    return { attempt: data.attempt, redirectURL: data.redirectURL, brought };
  };
  const complete = (type: SignInSite, attempt: string, brought: Record<string, string>) => {
    const { state = "", code, iss, error } = brought;
    return call(socialComplete, { params: { type }, body: { attempt, state, code, iss, error } });
  };
  const signIn = async (type: SignInSite, returnTo?: string, cookies?: Map<string, string>) => {
    const { attempt, brought } = await visit(type, returnTo, cookies);
    return { attempt, ...(await complete(type, attempt, brought)) };
  };
  const register = (type: SignInSite, attempt: string, change: object = {}) =>
    call(socialRegister, {
      params: { type },
      body: { attempt, name: "Ada", surname: "Işıksoy", ...AGREED_TERMS, ...change },
    });
  /** Signs a new person up; answers the token. */
  const join = async (type: SignInSite): Promise<string> => {
    const { attempt } = await signIn(type);
    const { data } = await register(type, attempt);
    if (data.next !== "done") throw new Error("The sign-up did not end.");
    return data.token;
  };
  return { visit, complete, signIn, register, join };
}
