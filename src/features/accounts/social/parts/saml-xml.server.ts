// The forms that messages of SAML may have. What is signed is checked by the library; here is refused whatever could make two
// readers of one message see different things: that is how signatures are wrapped.
import { DOMParser } from "@xmldom/xmldom";
import { SamlRefusal } from "./saml-errors.ts";

export const SAML = {
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
} as const;
const SIGNATURE = "http://www.w3.org/2000/09/xmldsig#";

const fail = (message: string): never => {
  throw new SamlRefusal(message);
};

/** Parses XML that has no document type and so no entities. Throws a `SamlRefusal` where it is not well formed. */
export function parseXml(xml: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) fail("A document type is not allowed.");
  const refuse = (message: unknown) => fail(`This is not well-formed XML: ${String(message).slice(0, 200)}`);
  const parser = new DOMParser({ locator: {}, errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  const document = parser.parseFromString(xml, "text/xml");
  const roots = Array.from(document?.childNodes ?? []).filter(({ nodeType }) => nodeType === 1);
  return roots.length === 1 ? (roots[0] as Element) : fail("A message has one element at its top.");
}

/** Comments, CDATA and processing instructions: readers differ in what they make of a text with one in it. */
const SEVERAL_READINGS = /<!|<\?(?!xml\s)/;

/** Elements below another one; "*" is any namespace. */
export const below = (parent: Element, name: string, namespace = "*"): Element[] =>
  Array.from(parent.getElementsByTagNameNS(namespace, name));

/** Elements directly in another one. */
export const within = (parent: Element, name: string, namespace: string = SAML.assertion): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 && (node as Element).localName === name && (node as Element).namespaceURI === namespace,
  );

export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? "";
/** An attribute; undefined where there is none. */
export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element?.hasAttribute(name) ? (element.getAttribute(name) ?? undefined) : undefined;

const MORE_OF_XMLDSIG = "http://www.w3.org/2001/04/xmldsig-more#";
const OF_XMLENC = "http://www.w3.org/2001/04/xmlenc#";

/** Algorithms that nobody has broken: none with SHA-1, none with a secret that both sides know. */
const ALGORITHMS: Record<string, readonly string[]> = {
  SignatureMethod: ["rsa", "ecdsa"].flatMap((kind) =>
    ["256", "384", "512"].map((bits) => `${MORE_OF_XMLDSIG}${kind}-sha${bits}`),
  ),
  DigestMethod: [`${OF_XMLENC}sha256`, `${MORE_OF_XMLDSIG}sha384`, `${OF_XMLENC}sha512`],
  Transform: [`${SIGNATURE}enveloped-signature`, "http://www.w3.org/2001/10/xml-exc-c14n#"],
};

/** The one message, with one assertion in it, of which no part can be taken for another. */
export function responseOf(xml: string): { root: Element; assertion: Element; isEncrypted: boolean } {
  if (SEVERAL_READINGS.test(xml)) fail("Comments, CDATA, instructions and document types are not allowed.");
  const root = parseXml(xml);
  if (root.localName !== "Response" || root.namespaceURI !== SAML.protocol) fail("This is no response.");
  if (below(root, "Response").length > 0) fail("A response lies in another one.");
  const assertions = [...below(root, "Assertion"), ...below(root, "EncryptedAssertion")];
  if (assertions.length !== 1) fail(`There are ${assertions.length} assertions and not one.`);
  const [assertion] = assertions as [Element];
  if (assertion.parentNode !== root || assertion.namespaceURI !== SAML.assertion) fail("The assertion is misplaced.");
  const isEncrypted = assertion.localName === "EncryptedAssertion";
  checkSignatures(root, isEncrypted ? [root] : [root, assertion]);
  if (!isEncrypted) checkSigned(assertion);
  return { root, assertion, isEncrypted };
}

/** The assertion that was encrypted. */
export function checkDecrypted(xml: string): void {
  if (SEVERAL_READINGS.test(xml)) fail("Comments, CDATA, instructions and document types are not allowed.");
  const root = parseXml(xml);
  if (root.localName !== "Assertion" || root.namespaceURI !== SAML.assertion) fail("No assertion was encrypted.");
  if (below(root, "Assertion").length + below(root, "EncryptedAssertion").length > 0) fail("There are two assertions.");
  checkSignatures(root, [root]);
  checkSigned(root);
}

const checkSigned = (assertion: Element) => {
  if (within(assertion, "Signature", SIGNATURE).length !== 1) fail("The assertion is not signed.");
};

/** Signatures lie where they belong, sign what they lie in by its id, which nothing else has, and bring nothing along. */
function checkSignatures(root: Element, places: readonly Element[]): void {
  const elements = [root, ...below(root, "*")];
  const ids = elements.flatMap((element) =>
    Array.from(element.attributes).flatMap(({ name, value }) => (/^(.+:)?id$/i.test(name) ? [value] : [])),
  );
  if (new Set(ids).size !== ids.length) fail("Two elements have one id.");
  for (const signature of elements.filter(({ localName }) => localName === "Signature")) {
    const place = places.find((element) => element === signature.parentNode);
    if (!place || signature.namespaceURI !== SIGNATURE) throw new SamlRefusal("A signature is misplaced.");
    checkSignature(signature, place);
  }
  if (places.some((place) => within(place, "Signature", SIGNATURE).length > 1)) fail("There are two signatures.");
}

function checkSignature(signature: Element, place: Element): void {
  if (below(signature, "Object").length > 0) fail("A signature brings objects along.");
  const references = below(signature, "Reference");
  const signed = attributeOf(references[0], "URI");
  if (references.length !== 1 || !signed || signed !== `#${attributeOf(place, "ID")}`)
    fail("A signature signs something else than what it lies in.");
  for (const [name, allowed] of Object.entries(ALGORITHMS))
    for (const element of below(signature, name))
      if (!allowed.includes(attributeOf(element, "Algorithm") ?? ""))
        fail(`The ${name} of a signature is not allowed.`);
}
