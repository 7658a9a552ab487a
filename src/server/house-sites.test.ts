import { expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";

const ANITTEPE = {
  OIDC_ANITTEPE_ISSUER: "https://login.anittepe.example/realms/people",
  OIDC_ANITTEPE_CLIENT_ID: "kovan",
  OIDC_ANITTEPE_CLIENT_SECRET: "secret-of-the-client",
  OIDC_ANITTEPE_LABEL_EN: "Anıttepe University",
  OIDC_ANITTEPE_LABEL_TR: "Anıttepe Üniversitesi",
  OIDC_ANITTEPE_DOMAINS: "Anittepe.example, ogr.anittepe.example",
};

const FEDERATED = {
  SAML_ANITTEPE_METADATA: "https://mdq.federation.example/entities/anittepe",
  SAML_ANITTEPE_LABEL_EN: "Anıttepe University",
  SAML_ANITTEPE_LABEL_TR: "Anıttepe Üniversitesi",
  SAML_ANITTEPE_DOMAINS: "anittepe.example",
};

const refused = (change: Record<string, string | undefined>): string => {
  try {
    readSettings({ ...ANITTEPE, ...change });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("a university's sign-in is read, several at a time", () => {
  const second = Object.entries(ANITTEPE).map(([name, value]) => [name.replace("ANITTEPE", "MESLEK_YO"), value]);
  const groups = { OIDC_ANITTEPE_GROUPS: "students=entrepreneur; CN=Staff,OU=People=employee;" };
  expect(readSettings({ ...ANITTEPE, ...groups, ...Object.fromEntries(second) }).houseSites).toMatchObject([
    {
      type: "oidc-anittepe",
      name: { en: "Anıttepe University", tr: "Anıttepe Üniversitesi" },
      issuer: "https://login.anittepe.example/realms/people",
      domains: ["anittepe.example", "ogr.anittepe.example"],
      groups: [
        ["students", "entrepreneur"],
        ["CN=Staff,OU=People", "employee"],
      ],
      scope: "openid email profile",
    },
    { type: "oidc-meslek-yo", groups: [] },
  ]);
  expect(readSettings({}).houseSites).toEqual([]);
});

test.each(Object.keys(ANITTEPE))("without %s the start is refused", (name) => {
  expect(refused({ [name]: undefined })).toBe(`${name} is missing: a sign-in of one's own needs it.`);
});

test.each([
  ["ISSUER", "http://login.anittepe.example"],
  ["ISSUER", "login.anittepe.example"],
  ["ISSUER", "https://login.anittepe.example/.well-known/openid-configuration"],
  ["LABEL_TR", "A"],
  ["DOMAINS", "anittepe"],
  ["DOMAINS", "@anittepe.example"],
  ["DOMAINS", "*.anittepe.example"],
  ["GROUPS", "students"],
  ["GROUPS", "students=admin"],
  ["SCOPE", "profile"],
])("%s may not be %s", (ending, value) => {
  const message = refused({ [`OIDC_ANITTEPE_${ending}`]: value });
  expect(message).toMatch(new RegExp(`^OIDC_ANITTEPE_${ending} must be .+\\.$`));
});

test("a university of a federation is read after those of OpenID Connect", () => {
  const more = { SAML_ANITTEPE_ENTITY_ID: "urn:anittepe", SAML_ANITTEPE_GROUPS_FROM: "title" };
  expect(readSettings({ ...FEDERATED, ...more, ...ANITTEPE }).houseSites).toMatchObject([
    { type: "oidc-anittepe" },
    { type: "saml-anittepe", protocol: "saml", entityId: "urn:anittepe", attributes: { groups: "title" } },
  ]);
});

test.each([
  [{ SAML_ANITTEPE_METADATA: undefined }, "SAML_ANITTEPE_METADATA is missing: a sign-in of one's own needs it."],
  [{ SAML_ANITTEPE_METADATA: "http://idp.example/metadata" }, /^SAML_ANITTEPE_METADATA must be .+\.$/],
  [{ SAML_ANITTEPE_METADATA: "/nowhere/metadata.xml" }, /^SAML_ANITTEPE_METADATA must be .+\.$/],
  [{ SAML_ANITTEPE_DOMAINS: "*.example" }, /^SAML_ANITTEPE_DOMAINS must be .+\.$/],
  [{ SAML_ANITTEPE_ISSUER: "x" }, /^SAML_ANITTEPE_ISSUER is no setting/],
  [{ SAML_KEY: "/nowhere/key.pem" }, "SAML_KEY and SAML_CERTIFICATE are needed together."],
  [{ SAML_KEY: "/nowhere/key.pem", SAML_CERTIFICATE: "/nowhere/c.pem" }, /^SAML_KEY must be the path of a private key/],
])("settings of a federation that are wrong are refused: %j", (change, sentence) => {
  expect(refused({ ...FEDERATED, ...change } as Record<string, string | undefined>)).toMatch(sentence);
});

test("a setting that no sign-in has is named", () => {
  expect(refused({ OIDC_ANITTEPE_CLIENT: "x" })).toMatch(/^OIDC_ANITTEPE_CLIENT is no setting/);
  expect(refused({ OIDC_ISSUER: "https://x.example" })).toMatch(/^OIDC_ISSUER is no setting/);
  expect(refused({ OIDC_ANITTEPE_SCOPE: "openid", OIDC_X_ISSUER: "" })).not.toContain("secret-of-the-client");
});
