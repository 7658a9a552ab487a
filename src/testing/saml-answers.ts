import { inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import type { newCertificate } from "./certificate.ts";

const DSIG = "http://www.w3.org/2000/09/xmldsig#";
const SAML = "urn:oasis:names:tc:SAML:2.0:assertion";
const PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol";

/** What an answer says; tests change single facts of it. */
export interface AnswerFacts {
  issuer: string;
  audience: string;
  recipient: string;
  destination: string;
  /** Id of the request, in the response and in the confirmation of the subject. */
  responseTo: string;
  confirmsTo: string;
  notBefore: string;
  notOnOrAfter: string;
  confirmedUntil: string;
  method: string;
  status: string;
  person: string;
  email: string;
}

/** A time in so many minutes. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The id of the request that an address sends to the provider. */
export function questionOf(address: string): string {
  const request = new URL(address).searchParams.get("SAMLRequest") ?? "";
  const xml = inflateRawSync(Buffer.from(request, "base64")).toString();
  return /\sID="([^"]+)"/.exec(xml)?.[1] ?? "";
}

/** An assertion as XML, not signed yet. */
export const assertionOf = (facts: AnswerFacts, id = "_assertion") =>
  `<saml:Assertion xmlns:saml="${SAML}" ID="${id}" Version="2.0" IssueInstant="${inMinutes(0)}"><saml:Issuer>${facts.issuer}</saml:Issuer>` +
  `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${facts.person}</saml:NameID>` +
  `<saml:SubjectConfirmation Method="${facts.method}"><saml:SubjectConfirmationData InResponseTo="${facts.confirmsTo}" ` +
  `Recipient="${facts.recipient}" NotOnOrAfter="${facts.confirmedUntil}"/></saml:SubjectConfirmation></saml:Subject>` +
  `<saml:Conditions NotBefore="${facts.notBefore}" NotOnOrAfter="${facts.notOnOrAfter}"><saml:AudienceRestriction>` +
  `<saml:Audience>${facts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
  `<saml:AuthnStatement AuthnInstant="${inMinutes(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:x</saml:AuthnContextClassRef>` +
  `</saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>${facts.email}` +
  `</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;

/** A response around it. */
export const responseOf = (facts: AnswerFacts, content: string, id = "_response") =>
  `<samlp:Response xmlns:samlp="${PROTOCOL}" xmlns:saml="${SAML}" ID="${id}" Version="2.0" IssueInstant="${inMinutes(0)}" ` +
  `Destination="${facts.destination}" InResponseTo="${facts.responseTo}"><saml:Issuer>${facts.issuer}</saml:Issuer>` +
  `<samlp:Status><samlp:StatusCode Value="${facts.status}"/></samlp:Status>${content}</samlp:Response>`;

interface Signing {
  by: ReturnType<typeof newCertificate>;
  /** Local name of the element that is signed. */
  what?: "Assertion" | "Response";
  signature?: string;
  digest?: string;
}

/** Signs an element of a message, as its provider does. */
export function signed(xml: string, { by, what = "Assertion", ...methods }: Signing): string {
  const xpath = `//*[local-name(.)='${what}']`;
  const signer = new SignedXml({
    privateKey: by.key,
    publicCert: by.certificate,
    signatureAlgorithm: methods.signature ?? "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
  });
  signer.addReference({
    xpath,
    digestAlgorithm: methods.digest ?? "http://www.w3.org/2001/04/xmlenc#sha256",
    transforms: [`${DSIG}enveloped-signature`, "http://www.w3.org/2001/10/xml-exc-c14n#"],
  });
  signer.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
    prefix: "ds",
  });
  return signer.getSignedXml();
}

export const base64 = (xml: string) => Buffer.from(xml).toString("base64");
