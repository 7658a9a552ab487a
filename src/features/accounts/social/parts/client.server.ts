import * as client from "openid-client";
import type { SocialIdentity } from "#db/tables/social.server.ts";
import type { Settings } from "#server/settings.server.ts";
import type { SocialProvider } from "#shared/social-providers.ts";
import { PROTOCOLS } from "./providers.server.ts";

/** Seconds to wait for an answer of a provider. */
const TIMEOUT_SECONDS = 5;
/** How long the configuration that a provider publishes is cached. */
const CONFIG_CACHE_MS = 3_600_000;

type Registered = NonNullable<Settings["social"][SocialProvider]>;
const configCache = new WeakMap<Registered, { config: Promise<client.Configuration>; readAt: number }>();

/** The configuration of a provider: published by it, or ours. Rejects when the provider does not answer. */
async function configurationOf(provider: SocialProvider, registered: Registered): Promise<client.Configuration> {
  const cached = configCache.get(registered);
  if (cached && Date.now() - cached.readAt < CONFIG_CACHE_MS) return cached.config;
  const config = describe(provider, registered);
  configCache.set(registered, { config, readAt: Date.now() });
  config.catch(() => configCache.delete(registered));
  return config;
}

async function describe(provider: SocialProvider, { clientId, clientSecret, site }: Registered) {
  const protocol = PROTOCOLS[provider](site);
  const authentication = client.ClientSecretPost(clientSecret);
  // The settings allow http on this machine only.
  const insecure = site?.startsWith("http:") ? [client.allowInsecureRequests] : [];
  if (protocol.kind === "openid") {
    const options = { execute: insecure, timeout: TIMEOUT_SECONDS };
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
export async function startAt(provider: SocialProvider, registered: Registered, redirectUri: string): Promise<Started> {
  const config = await configurationOf(provider, registered);
  const protocol = PROTOCOLS[provider](registered.site);
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
  provider: SocialProvider,
  registered: Registered,
  { redirectUri, state, nonce, verifier }: AttemptSecrets,
  answer: Record<string, string>,
): Promise<SocialIdentity> {
  const config = await configurationOf(provider, registered);
  const protocol = PROTOCOLS[provider](registered.site);
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
  // Some providers return the address only from their user info endpoint.
  const claims = idClaims.email ? idClaims : await client.fetchUserInfo(config, tokens.access_token, sub);
  const textOf = (name: string) => (typeof claims[name] === "string" ? claims[name] : "");
  return {
    subject: sub,
    email: textOf("email") || null,
    // LinkedIn sends a string.
    emailVerified: claims.email_verified === true || String(claims.email_verified) === "true",
    name: textOf("given_name") || textOf("name"),
    surname: textOf("family_name"),
  };
}
