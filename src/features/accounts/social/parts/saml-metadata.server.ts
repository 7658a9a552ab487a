import { readFile } from "node:fs/promises";
import { ProviderAway, SamlRefusal } from "./saml-errors.ts";
import { attributeOf, below, parseXml, SAML, textOf, within } from "./saml-xml.server.ts";
import type { Saml } from "./sites.server.ts";

/** An identity provider, as its metadata describe it. */
export interface Described {
  entityId: string;
  /** Of its signatures, as PEM without its lines of head and foot. */
  certificates: string[];
  /** Where people are sent to sign in. */
  signIn: string;
  /** Where they are sent to sign out; undefined: it has no such address. */
  signOut: string | undefined;
}

const TIMEOUT_MS = 5_000;
/** Characters of metadata; a federation with all of its members has more, one asks it for a single one. */
const LONGEST_METADATA = 5_000_000;
/** How long they are used before they are read again. */
const CACHE_MS = 3_600_000;

/** By the settings of a site. */
const cache = new WeakMap<Saml, { described: Promise<Described>; readAt: number }>();

/** The provider of a site, from its metadata. Where those cannot be read anew, what was read before holds on. */
export async function describedAt(protocol: Saml): Promise<Described> {
  const cached = cache.get(protocol);
  if (cached && Date.now() - cached.readAt < CACHE_MS) return cached.described;
  const described = read(protocol).catch((error: unknown) => {
    if (cached && error instanceof ProviderAway) return cached.described;
    throw error;
  });
  cache.set(protocol, { described, readAt: Date.now() });
  described.catch(() => cache.delete(protocol));
  return described;
}

const read = async (protocol: Saml): Promise<Described> =>
  describe(protocol, /^https?:/.test(protocol.metadata) ? await fetched(protocol.metadata) : await onDisk(protocol));

const onDisk = ({ metadata }: Saml) =>
  readFile(metadata, "utf8").catch((error: unknown) => {
    throw new ProviderAway("The file of the metadata cannot be read.", { cause: error });
  });

async function fetched(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const away = (cause: unknown): never => {
    throw new ProviderAway("The metadata cannot be fetched.", { cause });
  };
  // A redirect could leave https.
  const response = await fetch(address, { signal, redirect: "error" }).catch(away);
  if (!response.ok) return away(response.status);
  return response.text().catch(away);
}

function describe({ entityId, metadata }: Saml, xml: string): Described {
  if (xml.length > LONGEST_METADATA)
    throw new SamlRefusal(`The metadata at ${metadata} are too long: name those of the provider alone.`);
  const root = parseXml(xml);
  const entities = [root, ...below(root, "EntityDescriptor", SAML.metadata)].filter(
    (entity) => within(entity, "IDPSSODescriptor", SAML.metadata).length > 0,
  );
  const found = entityId ? entities.filter((entity) => attributeOf(entity, "entityID") === entityId) : entities;
  const [entity, ...more] = found;
  const id = attributeOf(entity, "entityID");
  if (!entity || !id || more.length > 0)
    throw new SamlRefusal(`The metadata at ${metadata} describe ${found.length} providers: …_ENTITY_ID says which.`);
  if ([root, entity].some(isOver)) throw new SamlRefusal(`The metadata at ${metadata} are no longer valid.`);
  const [provider] = within(entity, "IDPSSODescriptor", SAML.metadata) as [Element];
  const certificates = within(provider, "KeyDescriptor", SAML.metadata)
    .filter((key) => attributeOf(key, "use") !== "encryption")
    .flatMap((key) => below(key, "X509Certificate").map((element) => textOf(element).replace(/\s/g, "")));
  const signIn = placeOf(provider, "SingleSignOnService");
  if (certificates.length === 0 || !signIn)
    throw new SamlRefusal(`The metadata at ${metadata} name no certificate, or no address for HTTP-Redirect.`);
  return { entityId: id, certificates, signIn, signOut: placeOf(provider, "SingleLogoutService") };
}

const isOver = (element: Element): boolean => {
  const end = attributeOf(element, "validUntil");
  return end !== undefined && !(Date.parse(end) > Date.now());
};

const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const PLACE = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/])/i;

/** Where browsers are redirected to. */
function placeOf(provider: Element, name: string): string | undefined {
  const service = within(provider, name, SAML.metadata).find(
    (element) => attributeOf(element, "Binding") === REDIRECT && PLACE.test(attributeOf(element, "Location") ?? ""),
  );
  return attributeOf(service, "Location");
}
