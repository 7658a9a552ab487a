import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { socialConnection } from "#db/tables/social.server.ts";
import { typeId } from "#shared/type-id.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { FEDERATED, samlKeyFiles, samlPortal } from "#testing/saml.ts";
import { PORTAL } from "#testing/social.ts";
import { logout } from "../contract.ts";
import { connectionList, socialProviders, socialSignOut, socialStart } from "./contract.ts";

const EMAIL = "deniz@anittepe.example";

test("a student comes by a federation, agrees, has a user type, comes again", async () => {
  const { call, db, signIn, register } = await samlPortal();
  const first = await signIn("/startups");
  expect(first.data).toEqual({ next: "register" });
  const made = await register(FEDERATED, first.attempt, { name: "Deniz" });
  expect(made.data).toMatchObject({ next: "done", isUserTypeSelected: true, returnPath: "/startups" });
  expect(await db.select().from(account)).toMatchObject([
    { email: EMAIL, name: "Deniz", userTypeId: typeId("userType", "entrepreneur"), emailVerifiedAt: expect.any(Date) },
  ]);
  const again = await signIn();
  expect(again.data).toMatchObject({ next: "done" });
  expect((await db.select().from(session)).map(({ site }) => site)).toEqual([FEDERATED, FEDERATED]);
  const { token } = again.data as { token: string };
  expect((await call(connectionList, {}, { token })).data).toMatchObject([
    { type: FEDERATED, name: "Anıttepe University" },
  ]);
});

test("its button stands beside the others, under its name in both languages", async () => {
  const { call } = await samlPortal({ GOOGLE_CLIENT_ID: "kovan", GOOGLE_CLIENT_SECRET: "secret" });
  const headers = { "accept-language": "tr" };
  expect((await call(socialProviders, {}, { headers })).data).toEqual([
    { type: FEDERATED, name: "Anıttepe Üniversitesi" },
    { type: "google", name: "Google" },
  ]);
});

test("an account of the same address is entered, one of another domain by a code", async () => {
  const { database, db, university, signIn } = await samlPortal();
  const { id } = await signedIn(db);
  await db.update(account).set({ email: EMAIL }).where(eq(account.id, id));
  expect((await signIn()).data).toMatchObject({ next: "done" });
  expect(await db.select().from(socialConnection)).toMatchObject([{ accountId: id, subject: "deniz-7f3a" }]);
  Object.assign(university.conduct, { nameId: "other", attributes: { mail: ["deniz@elsewhere.example"] } });
  expect((await signIn()).data).toEqual({ next: "emailCode" });
  expect((await queuedMails(database)).map(({ recipient }) => recipient)).toContain("deniz@elsewhere.example");
});

test("encrypted assertions are read, requests are signed", async () => {
  const { university, ask, bring, complete } = await samlPortal(samlKeyFiles());
  university.conduct.encrypts = true;
  const { attempt, form, redirectURL } = await ask();
  expect(new URL(redirectURL).searchParams.get("SigAlg")).toMatch(/rsa-sha256$/);
  expect(Buffer.from(form.SAMLResponse!, "base64").toString()).toContain("EncryptedAssertion");
  const { place } = await bring(form);
  expect((await complete(attempt, place)).data).toEqual({ next: "register" });
});

test("an assertion that is encrypted for another key is refused", async () => {
  const { university, ask, bring, complete } = await samlPortal();
  const { university: other, ...elsewhere } = await samlPortal(samlKeyFiles());
  other.conduct.encrypts = true;
  const { form } = await elsewhere.ask();
  const own = await ask();
  const { place } = await bring({ ...form, RelayState: own.form.RelayState! });
  expect(place.searchParams.get("error")).toBe("access_denied");
  expect((await complete(own.attempt, place)).code).toBe("siteRefused");
  expect(university.conduct.encrypts).toBe(false);
});

test("the house describes itself at one address, for all providers", async () => {
  const { app } = await samlPortal(samlKeyFiles());
  const { statusCode, headers, body } = await app.inject("/saml/metadata");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("application/samlmetadata+xml");
  expect(body).toContain(`entityID="${PORTAL}/saml/metadata"`);
  expect(body).toContain('WantAssertionsSigned="true"');
  expect(body).toContain(`Location="${PORTAL}/saml/answer"`);
  expect(body).toMatch(/<SingleLogoutService Binding="[^"]*HTTP-Redirect" Location="[^"]*\/saml\/sign-out"/);
  expect(body).not.toContain("PRIVATE");
});

test("who signs out here is led to the sign-out there, and back", async () => {
  const { app, call, university, signIn, register } = await samlPortal(samlKeyFiles());
  const first = await signIn();
  const { data } = await register(FEDERATED, first.attempt);
  const { site, attempt } = (await call(logout, {}, { token: (data as { token: string }).token })).data!;
  expect(site).toBe(FEDERATED);
  const { address } = (await call(socialSignOut, { params: { type: FEDERATED }, body: { attempt } })).data;
  const response = await fetch(address, { redirect: "manual" });
  expect(university.conduct.signOuts, "by the name that it has for her").toBe(1);
  const back = await app.inject(String(response.headers.get("location")).slice(PORTAL.length));
  expect(back.headers.location).toBe(`/oauth-login/${FEDERATED}?state=signed-out`);
});

test("a provider that is away is said to be away", async () => {
  const { call, university } = await samlPortal();
  university.conduct.isAway = true;
  expect(await call(socialStart, { params: { type: FEDERATED } })).toMatchObject({
    status: 504,
    code: "socialUnavailable",
  });
  university.conduct.isAway = false;
  expect((await call(socialStart, { params: { type: FEDERATED } })).status).toBe(200);
});

test("people whom nobody asked for begin at the page of their university", async () => {
  const { bring, ask } = await samlPortal();
  const { form } = await ask();
  for (const RelayState of ["", "https://attacker.example/", "x".repeat(4_000)]) {
    const { status, place } = await bring({ SAMLResponse: form.SAMLResponse!, RelayState });
    expect([status, place.href]).toEqual([303, `${PORTAL}/oauth-login/${FEDERATED}`]);
  }
});
