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

test("a setting that no sign-in has is named", () => {
  expect(refused({ OIDC_ANITTEPE_CLIENT: "x" })).toMatch(/^OIDC_ANITTEPE_CLIENT is no setting/);
  expect(refused({ OIDC_ISSUER: "https://x.example" })).toMatch(/^OIDC_ISSUER is no setting/);
  expect(refused({ OIDC_ANITTEPE_SCOPE: "openid", OIDC_X_ISSUER: "" })).not.toContain("secret-of-the-client");
});
