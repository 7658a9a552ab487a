// Sign-in by SAML 2.0. Loaded when a house has such a provider.
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { generateServiceProviderMetadata, SAML as Library } from "@node-saml/node-saml";
import { decrypt } from "xml-encryption";
import type { SocialIdentity } from "#db/tables/social.server.ts";
import type { SamlKey } from "#server/house-sites.server.ts";
import { siteName } from "#shared/site-name.ts";
import type { Started } from "./client.server.ts";
import { checkAssertion, type NamedSession, personOf, SKEW_MS } from "./saml-assertion.server.ts";
import { SamlRefusal } from "./saml-errors.ts";
import { type Described, describedAt } from "./saml-metadata.server.ts";
import { SAML_PATHS } from "./saml-paths.ts";
import { attributeOf, checkDecrypted, parseXml, responseOf, SAML, textOf, within } from "./saml-xml.server.ts";
import type { FederatedSite } from "./sites.server.ts";

/** Nothing is remembered in the process: which request was asked stands in its attempt, for all processes. */
const NO_CACHE = { saveAsync: async () => null, getAsync: async () => null, removeAsync: async () => null };

const libraryFor = ({ protocol }: FederatedSite, provider: Described, origin: string, id: string) =>
  new Library({
    issuer: origin + SAML_PATHS.metadata,
    audience: origin + SAML_PATHS.metadata,
    callbackUrl: origin + SAML_PATHS.answer,
    idpIssuer: provider.entityId,
    idpCert: provider.certificates,
    entryPoint: provider.signIn,
    logoutUrl: provider.signOut ?? provider.signIn,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: SKEW_MS,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    cacheProvider: NO_CACHE,
    generateUniqueId: () => id,
    ...(protocol.key && { privateKey: protocol.key.key, decryptionPvk: protocol.key.key }),
  });

/** Ids of XML begin with a letter or an underscore. */
const newId = () => `_${randomBytes(20).toString("hex")}`;

/** The address to redirect the browser to; its answer goes to `redirectUri`, an address of ours. */
export async function startAt(site: FederatedSite, redirectUri: string): Promise<Started> {
  const provider = await describedAt(site.protocol);
  const question = newId();
  const state = randomBytes(32).toString("base64url");
  const library = libraryFor(site, provider, new URL(redirectUri).origin, question);
  const address = await library.getAuthorizeUrlAsync(state, undefined, {});
  return { address, state, nonce: question, verifier: null };
}

const LONGEST_ANSWER = 500_000;

interface Asked {
  redirectUri: string;
  /** Id of the request. */
  nonce: string | null;
}

/** The person of a response, in base64, to a request. Throws unless the provider has signed all that is read of it. */
export async function identityOf(
  site: FederatedSite,
  { redirectUri, nonce: question }: Asked,
  response: string,
): Promise<SocialIdentity> {
  if (!question || response.length > LONGEST_ANSWER)
    throw new SamlRefusal("Nothing was asked, or the answer is too long.");
  const provider = await describedAt(site.protocol);
  const { origin } = new URL(redirectUri);
  checkEnvelope(Buffer.from(response, "base64").toString("utf8"), { provider, question, recipient: redirectUri });
  await checkEncrypted(Buffer.from(response, "base64").toString("utf8"), site.protocol.key);
  const library = libraryFor(site, provider, origin, question);
  const { profile } = await library.validatePostResponseAsync({ SAMLResponse: response });
  const signed = profile?.getAssertionXml?.();
  if (!signed) throw new SamlRefusal("There is no signed assertion.");
  // What was signed, and nothing beside it.
  const assertion = parseXml(signed);
  const audience = origin + SAML_PATHS.metadata;
  checkAssertion(assertion, { issuer: provider.entityId, audience, recipient: redirectUri, question });
  return personOf(assertion, site.protocol, provider.signOut !== undefined && site.protocol.key !== undefined);
}

const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";

interface Envelope {
  provider: Described;
  question: string;
  recipient: string;
}

/** The response around the assertion: not signed by everybody, so it can only refuse. */
function checkEnvelope(xml: string, { provider, question, recipient }: Envelope): void {
  const { root } = responseOf(xml);
  const statuses = within(root, "Status", SAML.protocol).flatMap((status) =>
    within(status, "StatusCode", SAML.protocol),
  );
  const [issuer] = within(root, "Issuer");
  const destination = attributeOf(root, "Destination");
  if (attributeOf(statuses[0], "Value") !== SUCCESS) throw new SamlRefusal("The provider has refused.");
  if (attributeOf(root, "InResponseTo") !== question) throw new SamlRefusal("It answers another request, or none.");
  if (destination !== undefined && destination !== recipient) throw new SamlRefusal("It was sent elsewhere.");
  if (issuer && textOf(issuer) !== provider.entityId) throw new SamlRefusal("It is of another issuer.");
}

/** What is encrypted must have the form of what is not. Ways to encrypt that can be guessed at are refused. */
async function checkEncrypted(xml: string, key: SamlKey | undefined): Promise<void> {
  const { assertion, isEncrypted } = responseOf(xml);
  if (!isEncrypted) return;
  if (!key) throw new SamlRefusal("The assertion is encrypted, and there is no SAML_KEY.");
  const options = { key: key.key, disallowDecryptionWithInsecureAlgorithm: true };
  checkDecrypted(await promisify(decrypt)(assertion.toString(), options));
}

/** The address at the provider where the person signs out of the session that `named` tells of. */
export async function signOutAt(site: FederatedSite, named: string, back: string): Promise<string> {
  const provider = await describedAt(site.protocol);
  if (!provider.signOut) throw new SamlRefusal("The provider has no address to sign out at.");
  const { nameQualifier, spNameQualifier, sessionIndex, ...session } = JSON.parse(named) as NamedSession;
  const library = libraryFor(site, provider, new URL(back).origin, newId());
  const user = {
    issuer: provider.entityId,
    ...session,
    ...(nameQualifier && { nameQualifier }),
    ...(spNameQualifier && { spNameQualifier }),
    ...(sessionIndex && { sessionIndex }),
  };
  return library.getLogoutUrlAsync(user, site.type, {});
}

/** What the house says of itself to providers and federations. */
export function metadataOf(origin: string, key: SamlKey | undefined): string {
  const named = (lang: string, text: string) => ({ "@xml:lang": lang, "#text": text });
  const inBoth = (text: string) => [named("en", text), named("tr", text)];
  return generateServiceProviderMetadata({
    issuer: origin + SAML_PATHS.metadata,
    callbackUrl: origin + SAML_PATHS.answer,
    identifierFormat: null,
    wantAssertionsSigned: true,
    metadataOrganization: {
      OrganizationName: inBoth(siteName()),
      OrganizationDisplayName: inBoth(siteName()),
      OrganizationURL: inBoth(origin),
    },
    ...(key && {
      logoutCallbackUrl: origin + SAML_PATHS.signOut,
      privateKey: key.key,
      publicCerts: key.certificate,
      decryptionPvk: key.key,
      decryptionCert: key.certificate,
    }),
  }).replace(/(<SingleLogoutService Binding="[^"]*)HTTP-POST"/, '$1HTTP-Redirect"');
}
