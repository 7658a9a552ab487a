import * as client from "openid-client";
import type { SocialIdentity } from "#db/tables/social.server.ts";
import type { Claims, OpenId } from "./providers.server.ts";
import type { OAuthSite } from "./sites.server.ts";
import { SIGNED_OUT } from "./start-path.ts";

/** Seconds to wait for an answer of a provider. */
const TIMEOUT_SECONDS = 5;
/** How long the configuration that a provider publishes is cached. */
const CONFIG_CACHE_MS = 3_600_000;

/** By the settings of a site. */
const configCache = new WeakMap<OAuthSite["client"], { config: Promise<client.Configuration>; readAt: number }>();

/** The configuration of a provider: published by it, or ours. Rejects when the provider does not answer. */
async function configurationOf(site: OAuthSite): Promise<client.Configuration> {
  const cached = configCache.get(site.client);
  if (cached && Date.now() - cached.readAt < CONFIG_CACHE_MS) return cached.config;
  const config = describe(site);
  configCache.set(site.client, { config, readAt: Date.now() });
  config.catch(() => configCache.delete(site.client));
  return config;
}

async function describe({ client: { clientId, clientSecret }, protocol }: OAuthSite) {
  const authentication = client.ClientSecretPost(clientSecret);
  // The settings allow http on this machine only.
  const insecure = protocol.issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  if (protocol.kind === "openid") {
    const execute = [...insecure, ...(protocol.checksSignature ? [client.enableNonRepudiationChecks] : [])];
    const options = { execute, timeout: TIMEOUT_SECONDS };
    return client.discovery(new URL(protocol.issuer), clientId, undefined, authentication, options);
  }
  const { issuer, authorization: authorization_endpoint, token: token_endpoint } = protocol;
  const server = { issuer, authorization_endpoint, token_endpoint };
  const config = new client.Configuration(server, clientId, undefined, authentication);
  for (const allow of insecure) allow(config);
  config.timeout = TIMEOUT_SECONDS;
  return config;
}

export interface Started {
  address: string;
  state: string;
  nonce: string | null;
  verifier: string | null;
}

/** The address to redirect the browser to, with new secrets for this attempt. */
export async function startAt(site: OAuthSite, redirectUri: string): Promise<Started> {
  const config = await configurationOf(site);
  const { protocol } = site;
  const usesPkce = protocol.kind === "oauth" || protocol.pkce === "always" || config.serverMetadata().supportsPKCE();
  const verifier = usesPkce ? client.randomPKCECodeVerifier() : null;
  const nonce = protocol.kind === "openid" && protocol.nonce ? client.randomNonce() : null;
  const state = client.randomState();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: protocol.scope,
    state,
    ...(nonce ? { nonce } : {}),
    ...(verifier
      ? { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" }
      : {}),
  });
  return { address: address.href, state, nonce, verifier };
}

interface AttemptSecrets {
  redirectUri: string;
  state: string;
  nonce: string | null;
  verifier: string | null;
}

/** The identity behind the answer of a provider. Rejects with an error of the library. */
export async function identityFrom(
  site: OAuthSite,
  { redirectUri, state, nonce, verifier }: AttemptSecrets,
  answer: Record<string, string>,
): Promise<SocialIdentity> {
  const config = await configurationOf(site);
  const { protocol } = site;
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  const tokens = await client.authorizationCodeGrant(config, address, {
    expectedState: state,
    idTokenExpected: protocol.kind === "openid",
    ...(nonce ? { expectedNonce: nonce } : {}),
    ...(verifier ? { pkceCodeVerifier: verifier } : {}),
  });
  const ask = async (place: string) => {
    const response = await client.fetchProtectedResource(config, tokens.access_token, new URL(place), "GET");
    if (!response.ok) throw new client.ClientError("unexpected HTTP response status code", { cause: response });
    return response.json();
  };
  if (protocol.kind === "oauth") return protocol.identify(ask);
  const { sub, ...idClaims } = tokens.claims()!;
  const server = config.serverMetadata();
  // Some providers return the address, or the groups, only from their user info endpoint.
  const wantsGroups = protocol.userTypeOf !== undefined && protocol.userTypeOf(idClaims) === undefined;
  const asks = !idClaims.email || (wantsGroups && server.userinfo_endpoint !== undefined);
  const more: Claims = asks ? await client.fetchUserInfo(config, tokens.access_token, sub) : {};
  return {
    ...personOf(protocol, sub, idClaims.email ? idClaims : more),
    ...(protocol.userTypeOf && { userType: protocol.userTypeOf(idClaims) ?? protocol.userTypeOf(more) }),
    ...(protocol.checksSignature && server.end_session_endpoint && { idToken: tokens.id_token }),
  };
}

function personOf(protocol: OpenId, subject: string, claims: Claims) {
  const textOf = (name: string) => (typeof claims[name] === "string" ? claims[name] : "");
  const email = textOf("email");
  return {
    subject,
    email: email || null,
    emailVerified: protocol.vouches(email, claims),
    name: textOf("given_name") || textOf("name"),
    surname: textOf("family_name"),
  };
}

/** An ID token that is longer does not go into an address, which servers read up to some length only. */
const LONGEST_HINT = 4_000;

/** The address at a site where the person signs out; `back` is registered with it. Rejects if it knows none. */
export async function signOutAt(site: OAuthSite, idToken: string, back: string): Promise<string> {
  const config = await configurationOf(site);
  const asked: Record<string, string> = { post_logout_redirect_uri: back, state: SIGNED_OUT };
  if (idToken.length <= LONGEST_HINT) asked.id_token_hint = idToken;
  return client.buildEndSessionUrl(config, asked).href;
}
