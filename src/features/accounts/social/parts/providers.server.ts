import type { SocialIdentity } from "#db/tables/social.server.ts";
import type { SocialProvider } from "#shared/social-providers.ts";

/** A GET request to the provider with the token of the person. */
export type Ask = (address: string) => Promise<unknown>;

export type Claims = Record<string, unknown>;

export interface OpenId {
  kind: "openid";
  issuer: string;
  scope: string;
  /** True if the provider repeats the nonce in its ID token, as OpenID Connect requires. */
  nonce: boolean;
  /** "always", or only if the provider announces PKCE. */
  pkce: "always" | "whenKnown";
  /** The signature of an ID token is checked, though it came from the provider itself. */
  checksSignature: boolean;
  /** Whether it says that the address is the person's. */
  vouches(email: string, claims: Claims): boolean;
  /** The user type that a person's groups stand for. */
  userTypeOf?(claims: Claims): string | undefined;
}

export interface PlainOAuth {
  kind: "oauth";
  /** Expected `iss` of an answer, if it has one (RFC 9207). */
  issuer: string;
  authorization: string;
  token: string;
  scope: string;
  identify(ask: Ask): Promise<SocialIdentity>;
}

/** LinkedIn sends a string. */
const isVerified = (_email: string, { email_verified }: Claims) => String(email_verified) === "true";

const google = (issuer = "https://accounts.google.com"): OpenId => ({
  kind: "openid",
  issuer,
  scope: "openid email profile",
  nonce: true,
  pkce: "always",
  checksSignature: false,
  vouches: isVerified,
});

/**
 * LinkedIn's ID tokens have no nonce, and its token endpoint answers `invalid_client` when a client with a secret sends
 * a code verifier. The answer is still bound to the browser by the attempt and its state.
 */
const linkedin = (issuer = "https://www.linkedin.com/oauth"): OpenId => ({
  kind: "openid",
  issuer,
  scope: "openid email profile",
  nonce: false,
  pkce: "whenKnown",
  checksSignature: false,
  vouches: isVerified,
});

interface GitHubUser {
  id: number;
  login: string;
  name: string | null;
}

/** `site`: address of a GitHub Enterprise server. */
function github(site?: string): PlainOAuth {
  const [home, api] = site ? [site, `${site}/api/v3`] : ["https://github.com", "https://api.github.com"];
  return {
    kind: "oauth",
    issuer: `${home}/login/oauth`,
    authorization: `${home}/login/oauth/authorize`,
    token: `${home}/login/oauth/access_token`,
    scope: "read:user user:email",
    async identify(ask) {
      const user = (await ask(`${api}/user`)) as GitHubUser;
      const emails = (await ask(`${api}/user/emails`)) as { email: string; primary: boolean; verified: boolean }[];
      const { email = null, verified = false } = emails.find(({ primary }) => primary) ?? {};
      const [name = "", ...rest] = (user.name?.trim() || user.login).split(/\s+/);
      const surname = rest.pop() ?? "";
      return { subject: String(user.id), email, emailVerified: verified, name: [name, ...rest].join(" "), surname };
    },
  };
}

interface FacebookUser {
  id: string;
  email?: string;
  first_name?: string;
  last_name?: string;
}

/** Facebook does not say whether an address is confirmed, so we mail a code. */
function facebook(site?: string): PlainOAuth {
  const [home, graph] = site ? [site, site] : ["https://www.facebook.com", "https://graph.facebook.com"];
  return {
    kind: "oauth",
    issuer: home,
    authorization: `${home}/dialog/oauth`,
    token: `${graph}/oauth/access_token`,
    scope: "email public_profile",
    async identify(ask) {
      const user = (await ask(`${graph}/me?fields=id,email,first_name,last_name`)) as FacebookUser;
      const { id, email = null, first_name: name = "", last_name: surname = "" } = user;
      return { subject: String(id), email, emailVerified: false, name, surname };
    },
  };
}

/** The protocol of each provider; `site` replaces its usual address. */
export const PROTOCOLS: Record<SocialProvider, (site?: string) => OpenId | PlainOAuth> = {
  linkedin,
  google,
  facebook,
  github,
};
