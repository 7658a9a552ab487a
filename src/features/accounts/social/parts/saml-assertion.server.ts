import type { SocialIdentity } from "#db/tables/social.server.ts";
import type { SamlFact } from "#server/house-sites.server.ts";
import { SamlRefusal } from "./saml-errors.ts";
import { attributeOf, SAML, textOf, within } from "./saml-xml.server.ts";
import type { Saml } from "./sites.server.ts";

/** How far clocks may differ. */
export const SKEW_MS = 60_000;

interface Expected {
  /** Entity id of the provider. */
  issuer: string;
  /** Entity id of the house. */
  audience: string;
  /** Where the answer was to be sent. */
  recipient: string;
  /** Id of the request. */
  question: string;
}

const fail = (message: string): never => {
  throw new SamlRefusal(message);
};

/** Throws unless the assertion is of this provider, for this house, for this request, and of now. */
export function checkAssertion(assertion: Element, expected: Expected): void {
  if (attributeOf(assertion, "Version") !== "2.0") fail("The assertion is not of SAML 2.0.");
  if (textOf(within(assertion, "Issuer")[0]) !== expected.issuer) fail("The assertion is of another issuer.");
  const [conditions, ...more] = within(assertion, "Conditions");
  if (!conditions || more.length > 0) throw new SamlRefusal("An assertion has its conditions once.");
  checkTimes(conditions);
  const restrictions = within(conditions, "AudienceRestriction");
  const isOurs = (restriction: Element) =>
    within(restriction, "Audience").some((audience) => textOf(audience) === expected.audience);
  if (restrictions.length === 0 || !restrictions.every(isOurs)) fail("The assertion is for another audience.");
  const subjects = within(assertion, "Subject");
  const confirmations = subjects.flatMap((subject) => within(subject, "SubjectConfirmation"));
  if (subjects.length !== 1 || !confirmations.some((confirmation) => isConfirmed(confirmation, expected)))
    fail("The assertion is not for whoever brings it: recipient, request or time are others.");
  const statements = within(assertion, "AuthnStatement");
  if (statements.length === 0) fail("The assertion does not say that anybody has signed in.");
  for (const statement of statements)
    if (isOver(attributeOf(statement, "SessionNotOnOrAfter"))) fail("The session at the provider is over.");
}

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

function isConfirmed(confirmation: Element, { recipient, question }: Expected): boolean {
  const [data] = within(confirmation, "SubjectConfirmationData");
  const end = attributeOf(data, "NotOnOrAfter");
  return (
    attributeOf(confirmation, "Method") === BEARER &&
    attributeOf(data, "Recipient") === recipient &&
    attributeOf(data, "InResponseTo") === question &&
    end !== undefined &&
    !isOver(end) &&
    !isYetToCome(attributeOf(data, "NotBefore"))
  );
}

function checkTimes(conditions: Element): void {
  if (isYetToCome(attributeOf(conditions, "NotBefore"))) fail("The assertion is not valid yet.");
  if (isOver(attributeOf(conditions, "NotOnOrAfter"))) fail("The assertion is not valid any more.");
}

/** Milliseconds; throws where it is no time in UTC. */
function timeOf(text: string): number {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? fail("A time is none.") : time;
}

const isOver = (end: string | undefined) => end !== undefined && Date.now() - SKEW_MS >= timeOf(end);
const isYetToCome = (start: string | undefined) => start !== undefined && Date.now() + SKEW_MS < timeOf(start);

const OID = "urn:oid:";
const CLAIMS = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/";
const GIVEN_NAMES = [`${OID}2.5.4.42`, "givenName", "given_name", "firstName", `${CLAIMS}givenname`];

/** Names of attributes, by the schemas of federations, of Microsoft, and as small providers write them. */
const USUAL_NAMES: Record<SamlFact, readonly string[]> = {
  subject: ["urn:oasis:names:tc:SAML:attribute:pairwise-id", "urn:oasis:names:tc:SAML:attribute:subject-id"],
  email: [`${OID}0.9.2342.19200300.100.1.3`, "mail", "email", "emailAddress", `${CLAIMS}emailaddress`],
  name: [...GIVEN_NAMES, `${OID}2.16.840.1.113730.3.1.241`, "displayName"],
  surname: [`${OID}2.5.4.4`, "sn", "surname", "family_name", "lastName", `${CLAIMS}surname`],
  groups: [
    `${OID}1.3.6.1.4.1.5923.1.1.1.1`,
    "eduPersonAffiliation",
    `${OID}1.3.6.1.4.1.5923.1.1.1.9`,
    "eduPersonScopedAffiliation",
    `${OID}1.3.6.1.4.1.5923.1.5.1.1`,
    "isMemberOf",
    "groups",
    "roles",
    "memberOf",
    "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups",
    "http://schemas.microsoft.com/ws/2008/06/identity/claims/role",
  ],
};

/** The last resort of a provider that names its people anew each time. */
const PRINCIPAL_NAMES = [`${OID}1.3.6.1.4.1.5923.1.1.1.6`, "eduPersonPrincipalName"];
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** What names a session at the provider, for the sign-out there. */
export interface NamedSession {
  nameID: string;
  nameIDFormat: string;
  nameQualifier: string | undefined;
  spNameQualifier: string | undefined;
  sessionIndex: string | undefined;
}

/** The person of an assertion that has been checked. `signsOut`: the house will ask to sign out there. */
export function personOf(assertion: Element, protocol: Saml, signsOut: boolean): SocialIdentity {
  const attributes = within(assertion, "AttributeStatement").flatMap((statement) => within(statement, "Attribute"));
  const valuesOf = (fact: SamlFact, names = USUAL_NAMES[fact]) => {
    const wanted = protocol.attributes[fact] ? [protocol.attributes[fact]] : names;
    return wanted.flatMap((name) =>
      attributes
        .filter((attribute) => attributeOf(attribute, "Name") === name)
        .flatMap((attribute) => within(attribute, "AttributeValue").map(textOf).filter(Boolean)),
    );
  };
  const named = sessionOf(assertion);
  const nameId = named && named.nameIDFormat !== TRANSIENT ? [named.nameID] : [];
  const subjects = protocol.attributes.subject
    ? valuesOf("subject")
    : [...valuesOf("subject"), ...nameId, ...valuesOf("subject", PRINCIPAL_NAMES)];
  const [subject] = subjects;
  if (!subject) return fail("The provider does not say who this is by a name that stays.");
  const addresses = valuesOf("email");
  const email = addresses.find((address) => protocol.vouches(address)) ?? addresses[0] ?? null;
  return {
    subject,
    email,
    emailVerified: email !== null && protocol.vouches(email),
    name: valuesOf("name")[0] ?? "",
    surname: valuesOf("surname")[0] ?? "",
    userType: protocol.userTypeOf(valuesOf("groups")),
    ...(named && signsOut && { idToken: JSON.stringify(named) }),
  };
}

function sessionOf(assertion: Element): NamedSession | undefined {
  const [nameId] = within(assertion, "Subject").flatMap((subject) => within(subject, "NameID", SAML.assertion));
  const nameID = textOf(nameId);
  if (!nameID) return undefined;
  return {
    nameID,
    nameIDFormat: attributeOf(nameId, "Format") ?? "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
    nameQualifier: attributeOf(nameId, "NameQualifier"),
    spNameQualifier: attributeOf(nameId, "SPNameQualifier"),
    sessionIndex: attributeOf(within(assertion, "AuthnStatement")[0], "SessionIndex"),
  };
}
