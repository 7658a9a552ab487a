import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from "samlify";
import { newCertificate } from "./certificate.ts";

// Nothing that the tests send needs a schema.
setSchemaValidator({ validate: async () => "valid" });

const STATEMENT = `<saml:AuthnStatement AuthnInstant="{Now}" SessionIndex="{Session}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`;
const attributeOf = (name: string, values: readonly string[]) =>
  `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri">${values
    .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
    .join("")}</saml:Attribute>`;

/** The identity provider of a university on loopback, by another library than ours. Whoever comes is signed in. */
export async function samlProvider(
  portal: string,
  metadataOfPortal: () => Promise<string>,
  { attributes, nameId }: { attributes: Record<string, readonly string[]>; nameId: string },
) {
  const signing = newCertificate("university");
  const conduct = { attributes, nameId, isAway: false, encrypts: false, audience: "", signOuts: 0 };
  let address = "";
  const entityId = "https://login.anittepe.example/saml";
  const provider = () => {
    const settings = {
      entityID: entityId,
      signingCert: signing.certificate,
      privateKey: signing.key,
      isAssertionEncrypted: conduct.encrypts,
      dataEncryptionAlgorithm: "http://www.w3.org/2009/xmlenc11#aes256-gcm",
      keyEncryptionAlgorithm: Constants.algorithms.encryption.key.RSA_OAEP_MGF1P,
      requestSignatureAlgorithm: Constants.algorithms.signature.RSA_SHA256,
      nameIDFormat: ["urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"],
      wantLogoutResponseSigned: false,
      singleSignOnService: [{ Binding: Constants.namespace.binding.redirect, Location: `${address}/sso` }],
      singleLogoutService: [{ Binding: Constants.namespace.binding.redirect, Location: `${address}/slo` }],
    };
    return IdentityProvider(settings);
  };
  const portalAsKnown = async () => ServiceProvider({ metadata: await metadataOfPortal() });

  async function signIn(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const [university, client] = [provider(), await portalAsKnown()];
    const parsed = await university.parseLoginRequest(client, "redirect", { query: Object.fromEntries(query) });
    const question = String(parsed.extract.request?.id);
    const place = `${portal}/saml/answer`;
    const [now, soon] = [new Date(), new Date(Date.now() + 300_000)].map((date) => date.toISOString()) as [
      string,
      string,
    ];
    const fill = (template: string) => {
      const id = `_${crypto.randomUUID()}`;
      const values = {
        ID: id,
        AssertionID: `_${crypto.randomUUID()}`,
        Destination: place,
        SubjectRecipient: place,
        Audience: conduct.audience || client.entityMeta.getEntityID(),
        Issuer: entityId,
        IssueInstant: now,
        StatusCode: Constants.StatusCode.Success,
        ConditionsNotBefore: now,
        ConditionsNotOnOrAfter: soon,
        SubjectConfirmationDataNotOnOrAfter: soon,
        NameIDFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
        NameID: conduct.nameId,
        InResponseTo: question,
      };
      const statements = `<saml:AttributeStatement>${Object.entries(conduct.attributes)
        .map(([name, list]) => attributeOf(name, list))
        .join("")}</saml:AttributeStatement>`;
      const context = SamlLib.replaceTagsByValue(
        template
          .replace(
            "{AuthnStatement}",
            STATEMENT.replace("{Now}", now).replace("{Session}", `_session-${conduct.nameId}`),
          )
          .replace("{AttributeStatement}", statements),
        values,
      );
      return { id, context };
    };
    const { context } = await university.createLoginResponse(
      client,
      parsed as never,
      "post",
      {},
      { customTagReplacement: fill },
    );
    const fields = { SAMLResponse: String(context), RelayState: query.get("RelayState") ?? "" };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><title>University</title><form method="post" action="${place}">${inputs.join("")}<button>Continue</button></form>`,
    );
  }

  async function signOut(query: URLSearchParams, octets: string, response: ServerResponse): Promise<void> {
    const [university, client] = [provider(), await portalAsKnown()];
    const request = { query: Object.fromEntries(query), octetString: octets };
    const parsed = await university.parseLogoutRequest(client, "redirect", request);
    if (String(parsed.extract.nameID) === conduct.nameId) conduct.signOuts++;
    const back = new URL(`${portal}/saml/sign-out`);
    back.searchParams.set("SAMLResponse", "x");
    back.searchParams.set("RelayState", query.get("RelayState") ?? "");
    response.writeHead(302, { location: back.href }).end();
  }

  const server = http.createServer((request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? "/", address);
    const answer = async () => {
      if (conduct.isAway) return response.writeHead(503).end();
      if (pathname === "/metadata") return response.end(provider().getMetadata());
      if (pathname === "/sso") return signIn(searchParams, response);
      if (pathname === "/slo") return signOut(searchParams, search.slice(1).replace(/&Signature=.*/, ""), response);
      return response.writeHead(404).end();
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { metadata: `${address}/metadata`, entityId, conduct, signing, close };
}
