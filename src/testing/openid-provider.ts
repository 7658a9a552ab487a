import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";
import MemoryAdapter from "oidc-provider/lib/adapters/memory_adapter.js";

/** A person at a provider, as its claims name them. */
export interface PersonElsewhere {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  groups?: string[];
  roles?: string;
  eduperson_affiliation?: string[];
  xms_edov?: boolean;
}

interface Conduct {
  person: PersonElsewhere;
  /** The person says no. */
  refuses?: boolean;
  /** The provider forgets the nonce it was given. */
  forgetsNonce?: boolean;
  /** Changes what its ID tokens say, signed by its own key or by another one. */
  forges?: (claims: Record<string, unknown>) => Record<string, unknown>;
  signsWith?: KeyObject;
}

/** The provider's own rows in memory, under another name: it warns of them on every start. */
class Rows extends MemoryAdapter {}

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const signingKey = { ...privateKey.export({ format: "jwk" }), kty: "RSA" as const, use: "sig", alg: "RS256" };

export const CLIENT = { clientId: "kovan-test", clientSecret: "a-secret-of-the-test-client" };

/** The ID token of an answer of the provider, as its conduct wants it. */
function forged(idToken: string, { forges = (claims) => claims, signsWith = privateKey }: Conduct): string {
  const [header = "", claims = ""] = idToken.split(".");
  const changed = forges(JSON.parse(Buffer.from(claims, "base64url").toString()));
  const body = `${header}.${Buffer.from(JSON.stringify(changed)).toString("base64url")}`;
  return `${body}.${sign("RSA-SHA256", Buffer.from(body), signsWith).toString("base64url")}`;
}

/** A real OpenID provider on this machine that demands PKCE. `conduct` may be changed between sign-ins. */
export async function openIdProvider(redirectUris: string[], person: PersonElsewhere) {
  const conduct: Conduct = { person };
  let answer: http.RequestListener = () => {};
  const server = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationFor(redirectUris, conduct));
  provider.use(async (context, next) => {
    await next();
    const answered = context.body as { id_token?: string } | undefined;
    if (context.path === "/token" && answered?.id_token) answered.id_token = forged(answered.id_token, conduct);
  });
  const callback = provider.callback();
  answer = (request, response) => {
    if (conduct.forgetsNonce) request.url = request.url?.replace(/&nonce=[^&]*/, "");
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const result = conduct.refuses ? { error: "access_denied" } : { login: { accountId: conduct.person.sub } };
    void provider.interactionFinished(request, response, result);
  };
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { issuer, conduct, close };
}

const GROUP_CLAIMS = ["groups", "roles", "eduperson_affiliation", "xms_edov"];

function configurationFor(redirectUris: string[], conduct: Conduct): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris,
      },
    ],
    jwks: { keys: [signingKey] },
    adapter: Rows,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ["a-key-of-the-test"] },
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", ...GROUP_CLAIMS],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(context, form) {
          context.body = `<!doctype html><title>University</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...conduct.person }) }),
    // Everybody agrees to everything asked for.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

type Cookies = Map<string, string>;

/**
 * Goes where a browser is sent, with its cookies, until it is sent to the portal; returns what stands in that address. A form of
 * the provider that asks whether to sign out is sent.
 */
export async function throughProvider(
  address: string,
  portal: string,
  cookies: Cookies = new Map(),
): Promise<Record<string, string>> {
  let next = address;
  let form: URLSearchParams | undefined;
  for (let hops = 0; hops < 10; hops++) {
    if (next.startsWith(portal)) return Object.fromEntries(new URL(next).searchParams);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = form ? { method: "POST", body: form } : {};
    const response = await fetch(next, { redirect: "manual", headers: { cookie }, ...sent });
    form = undefined;
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    const page = location ? "" : await response.text();
    const [, action] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    if (action && xsrf) {
      next = action;
      form = new URLSearchParams({ xsrf, logout: "yes" });
      continue;
    }
    if (!location) throw new Error(`${response.status} at ${next}: ${page}`);
    next = new URL(location, next).href;
  }
  throw new Error("The provider sends its visitors in circles.");
}
