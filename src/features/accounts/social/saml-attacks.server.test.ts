import { expect, test } from "vitest";
import { session } from "#db/tables/accounts.server.ts";
import { socialConnection } from "#db/tables/social.server.ts";
import { newCertificate } from "#testing/certificate.ts";
import { moveClock } from "#testing/clock.ts";
import { FEDERATED, samlPortal } from "#testing/saml.ts";
import {
  type AnswerFacts,
  assertionOf,
  base64,
  inMinutes,
  questionOf,
  responseOf,
  signed,
} from "#testing/saml-answers.ts";
import { PORTAL } from "#testing/social.ts";
import { socialPending } from "./contract.ts";

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** A portal that has asked, and whatever somebody makes of the answer. */
async function asked() {
  const portal = await samlPortal();
  const begun = await portal.ask();
  const question = questionOf(begun.redirectURL);
  const facts: AnswerFacts = {
    issuer: portal.university.entityId,
    audience: `${PORTAL}/saml/metadata`,
    recipient: `${PORTAL}/saml/answer`,
    destination: `${PORTAL}/saml/answer`,
    responseTo: question,
    confirmsTo: question,
    notBefore: inMinutes(-1),
    notOnOrAfter: inMinutes(5),
    confirmedUntil: inMinutes(5),
    method: BEARER,
    status: "urn:oasis:names:tc:SAML:2.0:status:Success",
    person: "deniz-7f3a",
    email: "deniz@anittepe.example",
  };
  const by = portal.university.signing;
  const victim = { ...facts, person: "the-rector", email: "rector@anittepe.example" };
  const honest = signed(responseOf(facts, assertionOf(facts)), { by });
  const state = begun.form.RelayState!;
  const bring = async (xml: string) => (await portal.bring({ SAMLResponse: base64(xml), RelayState: state })).place;
  return { ...portal, begun, facts, victim, by, honest, state, bringXml: bring };
}

type Asked = Awaited<ReturnType<typeof asked>>;

/** Nobody comes in by it, and the honest answer that follows does. */
async function expectRefused(portal: Asked, xml: string): Promise<void> {
  const refused = await portal.bringXml(xml);
  expect(refused.searchParams.get("error")).toBe("access_denied");
  expect(refused.searchParams.has("code")).toBe(false);
  expect((await portal.bringXml(portal.honest)).searchParams.get("code")).toMatch(/^[\w-]{43}$/);
  expect(await portal.db.select().from(socialConnection)).toEqual([]);
  expect(await portal.db.select().from(session)).toEqual([]);
}

test.each<[string, Partial<AnswerFacts>]>([
  ["of another issuer", { issuer: "https://attacker.example" }],
  ["for another audience", { audience: "https://other.example/saml/metadata" }],
  ["to another recipient", { recipient: "https://other.example/saml/answer" }],
  ["sent elsewhere", { destination: "https://other.example/saml/answer" }],
  ["to another request", { responseTo: "_another", confirmsTo: "_another" }],
  ["whose signed part is to another request", { confirmsTo: "_another" }],
  ["that has expired", { notOnOrAfter: inMinutes(-2) }],
  ["that is not valid yet", { notBefore: inMinutes(3) }],
  ["whose confirmation has expired", { confirmedUntil: inMinutes(-2) }],
  ["whose time is none", { notOnOrAfter: "tomorrow" }],
  ["for who has a key", { method: "urn:oasis:names:tc:SAML:2.0:cm:holder-of-key" }],
  ["that says no", { status: "urn:oasis:names:tc:SAML:2.0:status:Responder" }],
])("an answer %s is refused", async (_name, change) => {
  const portal = await asked();
  const facts = { ...portal.facts, ...change };
  await expectRefused(portal, signed(responseOf(facts, assertionOf(facts)), { by: portal.by }));
});

test.each<[string, (xml: string) => string]>([
  ["no audience", (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, "")],
  ["no conditions", (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/, "")],
  ["no confirmation", (xml) => xml.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, "")],
  ["no sign-in", (xml) => xml.replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, "")],
  ["no name that stays", (xml) => xml.replace("nameid-format:persistent", "nameid-format:transient")],
  [
    "no end of its confirmation",
    (xml) => xml.replace(/(InResponseTo="[^"]*" Recipient="[^"]*") NotOnOrAfter="[^"]*"/, "$1"),
  ],
])("a signed assertion with %s is refused", async (_name, change) => {
  const portal = await asked();
  const changed = change(assertionOf(portal.facts));
  expect(changed).not.toBe(assertionOf(portal.facts));
  await expectRefused(portal, signed(responseOf(portal.facts, changed), { by: portal.by }));
});

test.each<[string, (portal: Asked) => string]>([
  ["nobody has signed", ({ facts }) => responseOf(facts, assertionOf(facts))],
  ["another key has signed", ({ facts }) => signed(responseOf(facts, assertionOf(facts)), { by: newCertificate("x") })],
  ["was changed afterwards", ({ honest }) => honest.replaceAll("deniz@", "rector@")],
  [
    "is signed around and not itself",
    ({ facts, by }) => signed(responseOf(facts, assertionOf(facts)), { by, what: "Response" }),
  ],
  [
    "is signed with SHA-1",
    ({ facts, by }) =>
      signed(responseOf(facts, assertionOf(facts)), { by, signature: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" }),
  ],
  [
    "has a digest of SHA-1",
    ({ facts, by }) =>
      signed(responseOf(facts, assertionOf(facts)), { by, digest: "http://www.w3.org/2000/09/xmldsig#sha1" }),
  ],
  ["is empty", ({ facts }) => responseOf(facts, "")],
  ["is no XML", () => "deniz"],
  ["is nothing", () => ""],
])("an assertion that %s is refused", async (_name, make) => {
  const portal = await asked();
  await expectRefused(portal, make(portal));
});

const SIGNED = /<saml:Assertion .*<\/saml:Assertion>/s;
const signedPart = ({ honest }: Asked) => SIGNED.exec(honest)![0];

/** Ways to carry an honest, signed assertion along and have another one read. */
test.each<[string, (portal: Asked) => string]>([
  [
    "before the signed one",
    (portal) => portal.honest.replace(SIGNED, (part) => assertionOf(portal.victim, "_evil") + part),
  ],
  [
    "after the signed one",
    (portal) => portal.honest.replace(SIGNED, (part) => part + assertionOf(portal.victim, "_evil")),
  ],
  [
    "around the signed one",
    (portal) => {
      const evil = assertionOf(portal.victim, "_evil").replace(
        "</saml:Assertion>",
        `${signedPart(portal)}</saml:Assertion>`,
      );
      return portal.honest.replace(SIGNED, () => evil);
    },
  ],
  [
    "with the signature of the signed one",
    (portal) => {
      const part = signedPart(portal);
      const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(part)![0];
      const bare = part.replace(signature, "");
      const carried = signature.replace("</ds:Signature>", `<ds:Object>${bare}</ds:Object></ds:Signature>`);
      return portal.honest.replace(SIGNED, () =>
        assertionOf(portal.victim, "_evil").replace("</saml:Issuer>", `</saml:Issuer>${carried}`),
      );
    },
  ],
  [
    "with the id of the signed one",
    (portal) =>
      portal.honest.replace(SIGNED, (part) => {
        const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(part)![0];
        return assertionOf(portal.victim).replace("</saml:Issuer>", `</saml:Issuer>${signature}`) + part;
      }),
  ],
  [
    "with the signed one among extensions",
    (portal) => {
      const extensions = `<samlp:Extensions>${signedPart(portal)}</samlp:Extensions>`;
      return portal.honest
        .replace(SIGNED, () => assertionOf(portal.victim, "_evil"))
        .replace("<samlp:Status>", `${extensions}<samlp:Status>`);
    },
  ],
  [
    "with the whole honest response in it",
    (portal) => responseOf(portal.victim, assertionOf(portal.victim, "_evil") + portal.honest, "_outer"),
  ],
  [
    "in an unknown namespace",
    (portal) =>
      portal.honest.replace(
        SIGNED,
        (part) =>
          `${part}${assertionOf(portal.victim, "_evil").replaceAll("urn:oasis:names:tc:SAML:2.0:assertion", "urn:x")}`,
      ),
  ],
  [
    "under two signatures",
    (portal) => portal.honest.replace(/<ds:Signature.*<\/ds:Signature>/s, (part) => part + part),
  ],
])("an assertion %s is not read", async (_name, wrap) => {
  const portal = await asked();
  const wrapped = wrap(portal);
  expect(wrapped).not.toBe(portal.honest);
  await expectRefused(portal, wrapped);
});

test.each<[string, (honest: string) => string]>([
  ["a comment in a name", (xml) => xml.replace("deniz-7f3a", "deniz<!-- -->-7f3a")],
  ["a document type", (xml) => `<!DOCTYPE samlp:Response>${xml}`],
  [
    "an entity of a file",
    (xml) => `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xml.replace("deniz@", "&f;@")}`,
  ],
  [
    "entities that grow",
    (xml) => `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml.replace("deniz@", "&b;@")}`,
  ],
  ["an instruction", (xml) => xml.replace("<saml:Issuer>", "<?x y?><saml:Issuer>")],
  ["a section of plain text", (xml) => xml.replace("deniz-7f3a", "<![CDATA[deniz-7f3a]]>")],
  ["two messages", (xml) => xml + xml],
  ["half a message", (xml) => xml.slice(0, -20)],
])("an answer with %s is refused", async (_name, change) => {
  const portal = await asked();
  await expectRefused(portal, change(portal.honest));
});

test("an answer is taken once, by whatever process it is brought to", async () => {
  const portal = await asked();
  const places = await Promise.all([1, 2, 3, 4].map(() => portal.bringXml(portal.honest)));
  expect(places.filter((place) => place.searchParams.has("code"))).toHaveLength(1);
  expect((await portal.bringXml(portal.honest)).searchParams.get("error"), "later").toBe("access_denied");
  const [first] = places.filter((place) => place.searchParams.has("code"));
  expect((await portal.complete(portal.begun.attempt, first!)).data).toEqual({ next: "register" });
  expect((await portal.complete(portal.begun.attempt, first!)).code).toBe("socialAttemptNotValid");
  expect((await portal.bringXml(portal.honest)).searchParams.get("error"), "after it was used").toBe("access_denied");
});

test("an answer to one request is none to the next, whatever is written around it", async () => {
  const portal = await asked();
  const next = await portal.ask();
  const readdressed = portal.honest.replace(portal.facts.responseTo, questionOf(next.redirectURL));
  for (const xml of [portal.honest, readdressed]) {
    const { place } = await portal.bring({ SAMLResponse: base64(xml), RelayState: next.form.RelayState! });
    expect(place.searchParams.get("error")).toBe("access_denied");
  }
});

test("who started a sign-in does not get the person that another browser brings", async () => {
  const portal = await asked();
  const { attempt } = portal.begun;
  // The victim's browser brings the answer to the attacker's request.
  const place = await portal.bringXml(portal.honest);
  const pending = { params: { type: FEDERATED }, body: { attempt } } as const;
  expect((await portal.call(socialPending, pending)).code).toBe("socialAttemptNotValid");
  expect((await portal.register(FEDERATED, attempt)).code).toBe("socialAttemptNotValid");
  expect((await portal.complete("A".repeat(43), place)).code, "in the victim's browser").toBe("socialAttemptNotValid");
  place.searchParams.set("code", "A".repeat(43));
  expect((await portal.complete(attempt, place)).code, "a guess in the attacker's").toBe("siteRefused");
  expect(await portal.db.select().from(session)).toEqual([]);
});

test("an answer that comes too late is refused", async () => {
  const portal = await asked();
  await moveClock(portal.database, { minutes: 11 });
  const place = await portal.bringXml(portal.honest);
  expect([place.pathname, place.search]).toEqual([`/oauth-login/${FEDERATED}`, ""]);
});

test("the honest answer is taken, and leads to the page of the sign-in alone", async () => {
  const portal = await asked();
  const place = await portal.bringXml(portal.honest);
  expect([place.origin, place.pathname]).toEqual([PORTAL, `/oauth-login/${FEDERATED}`]);
  expect((await portal.complete(portal.begun.attempt, place)).data).toEqual({ next: "register" });
});
