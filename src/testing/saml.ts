import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { socialComplete, socialStart } from "#features/accounts/social/contract.ts";
import { testApp } from "./app.ts";
import { newCertificate } from "./certificate.ts";
import { samlProvider } from "./saml-provider.ts";
import { browserOf, PORTAL } from "./social.ts";

export const FEDERATED = "saml-anittepe";
const OID = "urn:oid:";
/** Deniz, as the identity provider of the university knows her. */
export const DENIZ = {
  nameId: "deniz-7f3a",
  attributes: {
    [`${OID}0.9.2342.19200300.100.1.3`]: ["Deniz@Anittepe.Example"],
    [`${OID}2.5.4.42`]: ["Deniz"],
    [`${OID}2.5.4.4`]: ["Işıksoy"],
    [`${OID}1.3.6.1.4.1.5923.1.1.1.1`]: ["member", "student"],
  },
} as const;

export const samlSettings = (metadata: string) => ({
  SAML_ANITTEPE_METADATA: metadata,
  SAML_ANITTEPE_LABEL_EN: "Anıttepe University",
  SAML_ANITTEPE_LABEL_TR: "Anıttepe Üniversitesi",
  SAML_ANITTEPE_DOMAINS: "anittepe.example",
  SAML_ANITTEPE_GROUPS: "student=entrepreneur;employee=employee",
});

/** Settings of a key of the house's own, in files of this test. */
export function samlKeyFiles(): Record<string, string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "saml-"));
  const { key, certificate } = newCertificate("portal");
  const files = { SAML_KEY: path.join(folder, "key.pem"), SAML_CERTIFICATE: path.join(folder, "certificate.pem") };
  writeFileSync(files.SAML_KEY, key);
  writeFileSync(files.SAML_CERTIFICATE, certificate);
  return files;
}

/** A portal with a university of a federation, and what a browser does there. */
export async function samlPortal(env: Record<string, string> = {}) {
  let metadataOfPortal = async (): Promise<string> => "";
  const university = await samlProvider(PORTAL, () => metadataOfPortal(), structuredClone(DENIZ) as never);
  onTestFinished(async () => {
    await university.close();
  });
  const built = await testApp(undefined, { PUBLIC_URL: PORTAL, ...samlSettings(university.metadata), ...env });
  metadataOfPortal = async () => (await built.app.inject("/saml/metadata")).body;
  /** A browser brings a form of the provider; returns where it is led. */
  const bring = async (form: Record<string, string>) => {
    const response = await built.app.inject({
      method: "POST",
      url: "/saml/answer",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
      payload: new URLSearchParams(form).toString(),
    });
    return { status: response.statusCode, place: new URL(String(response.headers.location), PORTAL) };
  };
  /** Asks the provider; returns what the browser keeps, and the form that it is to bring. */
  const ask = async (returnTo?: string) => {
    const { data } = await built.call(socialStart, { params: { type: FEDERATED }, query: { returnTo } });
    const page = await (await fetch(data.redirectURL)).text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
    return { attempt: data.attempt, redirectURL: data.redirectURL, form: Object.fromEntries(fields), page };
  };
  const complete = async (attempt: string, place: URL) => {
    const { state = "", code, error } = Object.fromEntries(place.searchParams);
    return built.call(socialComplete, { params: { type: FEDERATED }, body: { attempt, state, code, error } });
  };
  const signIn = async (returnTo?: string) => {
    const { attempt, form } = await ask(returnTo);
    const { place } = await bring(form);
    return { attempt, ...(await complete(attempt, place)) };
  };
  const { register } = browserOf(built.call);
  return { ...built, university, ask, bring, complete, signIn, register };
}
