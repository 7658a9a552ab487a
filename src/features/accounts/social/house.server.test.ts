import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { secondFactor } from "#db/tables/second-factor.server.ts";
import { socialConnection } from "#db/tables/social.server.ts";
import { typeId } from "#shared/type-id.ts";
import { USER_TYPE_KEYS } from "#shared/user-type-keys.ts";
import { testApp } from "#testing/app.ts";
import { ANITTEPE, BALKAYA, housePortal, STUDENT } from "#testing/house-sign-in.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { throughProvider } from "#testing/openid-provider.ts";
import { AGREED_TERMS, PORTAL } from "#testing/social.ts";
import { entityAccess, login, logout } from "../contract.ts";
import { finishSignIn } from "../second-factor/contract.ts";
import { codeOf, newSecret, stepAt } from "../second-factor/parts/totp.server.ts";
import { register as signUp } from "../sign-up/contract.ts";
import { userTypeList } from "../user-type/contract.ts";
import {
  connectionList,
  socialConfirm,
  socialPending,
  socialProviders,
  socialSignOut,
  socialStart,
} from "./contract.ts";

const PASSWORD = "Bal!Petek.27";

test("a student comes by the university, agrees, has a user type, comes again", async () => {
  const { call, db, signIn, register } = await housePortal();
  const first = await signIn(ANITTEPE, "/startups");
  expect(first.data).toEqual({ next: "register" });
  const key = { params: { type: ANITTEPE }, body: { attempt: first.attempt } } as const;
  expect((await call(socialPending, key)).data).toMatchObject({
    email: STUDENT.email,
    name: "Ada",
    surname: "Işıksoy",
  });
  const made = await register(ANITTEPE, first.attempt);
  expect(made.data).toMatchObject({ next: "done", isUserTypeSelected: true, returnPath: "/startups" });
  expect(await db.select().from(account)).toMatchObject([
    { email: STUDENT.email, userTypeId: typeId("userType", "entrepreneur"), emailVerifiedAt: expect.any(Date) },
  ]);
  expect((await signIn(ANITTEPE)).data).toMatchObject({ next: "done" });
  expect((await db.select().from(session)).map(({ site }) => site)).toEqual([ANITTEPE, ANITTEPE]);
  const { rows } = await db.execute(sql`select action, detail ->> 'provider' provider from audit order by id`);
  expect(rows).toEqual(
    ["connected", "signedIn", "signedIn"].map((verb) => ({ action: `social.${verb}`, provider: ANITTEPE })),
  );
});

test("its name is in the reader's language, before the sites everybody knows", async () => {
  const { call } = await housePortal({ GOOGLE_CLIENT_ID: "kovan", GOOGLE_CLIENT_SECRET: "secret" });
  const namesIn = async (language: string) =>
    (await call(socialProviders, {}, { headers: { "accept-language": language } })).data.map(({ name }) => name);
  expect(await namesIn("en")).toEqual(["ANITTEPE University", "BALKAYA_MESLEK University", "Google"]);
  expect(await namesIn("tr")).toEqual(["ANITTEPE Üniversitesi", "BALKAYA_MESLEK Üniversitesi", "Google"]);
});

test("an account with a password is entered by its university's address", async () => {
  const { call, db, signIn } = await housePortal();
  await call(signUp, {
    body: { name: "Ada", surname: "Işıksoy", email: STUDENT.email, password: PASSWORD, ...AGREED_TERMS },
  });
  const chosen = typeId("userType", "investor");
  await db.update(account).set({ emailVerifiedAt: new Date(), userTypeId: chosen });
  const { data } = await signIn(ANITTEPE);
  const { token } = data as { token: string };
  expect((await call(entityAccess, {}, { token })).status).toBe(200);
  expect(await db.select().from(account), "what she chose stays").toMatchObject([{ userTypeId: chosen }]);
  expect((await call(connectionList, {}, { token })).data).toMatchObject([
    { type: ANITTEPE, name: "ANITTEPE University" },
  ]);
  expect((await call(login, { body: { email: STUDENT.email, password: PASSWORD } })).status).toBe(200);
});

test.each([
  ["of another domain", { email: "ada@elsewhere.example" }],
  ["below its domain", { email: "ada@evil.anittepe.example" }],
  ["it has not confirmed", { email_verified: false }],
  ["of which it says nothing", { email_verified: undefined }],
])("an address %s opens no account before its mailed code", async (_name, change) => {
  const { call, database, db, anittepe, signIn } = await housePortal();
  Object.assign(anittepe.conduct.person, change);
  const { id } = await signedIn(db);
  await db.update(account).set({ email: anittepe.conduct.person.email! }).where(eq(account.id, id));
  const { attempt, data } = await signIn(ANITTEPE);
  expect(data).toEqual({ next: "emailCode" });
  expect(await db.select().from(socialConnection)).toEqual([]);
  const [mail] = await queuedMails(database);
  expect(mail).toMatchObject({ recipient: anittepe.conduct.person.email, kind: "accounts.addressCode" });
  const body = { attempt, code: mail!.facts![0]!.value };
  expect((await call(socialConfirm, { params: { type: ANITTEPE }, body })).data).toMatchObject({ next: "done" });
  expect(await db.select().from(socialConnection)).toMatchObject([{ accountId: id, provider: ANITTEPE }]);
});

test("Entra's word for a proven domain counts as confirmed", async () => {
  const { anittepe, signIn } = await housePortal();
  Object.assign(anittepe.conduct.person, { email_verified: undefined, xms_edov: true });
  expect((await signIn(ANITTEPE)).data).toEqual({ next: "register" });
});

test("two universities: the same subject is two people, each with its domains", async () => {
  const { db, balkaya, signIn, register, join } = await housePortal();
  await join(ANITTEPE);
  expect((await signIn(BALKAYA)).data, "an address of the other university").toEqual({ next: "emailCode" });
  balkaya.conduct.person.email = "ada@balkaya.example";
  const { attempt } = await signIn(BALKAYA);
  expect((await register(BALKAYA, attempt)).data).toMatchObject({ next: "done", isUserTypeSelected: false });
  const people = await db.select().from(socialConnection);
  expect(new Set(people.map(({ subject }) => subject)).size).toBe(1);
  expect(new Set(people.map(({ accountId }) => accountId)).size).toBe(2);
});

test.each([
  [{ groups: ["CN=Staff,OU=People"] }, "employee"],
  [{ groups: undefined, roles: "students" }, "entrepreneur"],
  [{ groups: ["students"], eduperson_affiliation: ["CN=Staff,OU=People"] }, "employee"],
  [{ groups: ["guests"] }, null],
])("groups %j stand for the user type %s", async (change, userType) => {
  const { db, anittepe, join } = await housePortal();
  Object.assign(anittepe.conduct.person, change);
  await join(ANITTEPE);
  const [person] = await db.select().from(account);
  expect(person!.userTypeId).toBe(userType && typeId("userType", userType));
});

test("a locked account stays locked to its university", async () => {
  const { db, signIn, join } = await housePortal();
  await join(ANITTEPE);
  await db.update(account).set({ lockedAt: new Date() });
  expect((await signIn(ANITTEPE)).code).toBe("accountLocked");
  expect((await db.select().from(session)).length, "the one before it was locked").toBe(1);
});

test("who signs out here is led to the sign-out of the university, and back", async () => {
  const { call, db, anittepe, signIn, join } = await housePortal();
  await join(ANITTEPE);
  const cookies = new Map<string, string>();
  const { token } = (await signIn(ANITTEPE, undefined, cookies)).data as { token: string };
  const { site, attempt } = (await call(logout, {}, { token })).data!;
  expect(site).toBe(ANITTEPE);
  expect((await call(entityAccess, {}, { token })).status).toBe(401);
  const { address } = (await call(socialSignOut, { params: { type: ANITTEPE }, body: { attempt } })).data;
  const asked = new URL(address);
  expect(asked.origin).toBe(anittepe.issuer);
  expect(asked.searchParams.get("post_logout_redirect_uri")).toBe(`${PORTAL}/oauth-login/${ANITTEPE}`);
  expect(asked.searchParams.get("id_token_hint")).toMatch(/^ey/);
  expect(await throughProvider(address, PORTAL, cookies)).toEqual({ state: "signed-out" });
  expect((await call(logout, {}, { token })).data, "again is no error").toBeNull();
  for (const body of [{ attempt: "" }, { attempt: "A".repeat(43) }])
    expect((await call(socialSignOut, { params: { type: ANITTEPE }, body })).code).toBe("socialAttemptNotValid");
  const other = { params: { type: BALKAYA }, body: { attempt } } as const;
  expect((await call(socialSignOut, other)).code).toBe("socialAttemptNotValid");
  const { token: byPassword } = await signedIn(db);
  expect((await call(logout, {}, { token: byPassword })).data, "who came by password stays here").toBeNull();
});

test("a second step after the university's sign-in keeps the way out of both", async () => {
  const { call, db, signIn, join } = await housePortal();
  await join(ANITTEPE);
  const [person] = await db.select().from(account);
  const secret = newSecret();
  await db.insert(secondFactor).values({ accountId: person!.id, secret, confirmedAt: new Date() });
  const { data } = await signIn(ANITTEPE);
  expect(data).toMatchObject({ next: "done", needsSecondStep: true });
  const { token: pending } = data as { token: string };
  expect((await call(entityAccess, {}, { token: pending })).status).toBe(401);
  const code = codeOf(secret, stepAt(Date.now()));
  const { token } = (await call(finishSignIn, { body: { code } }, { token: pending })).data;
  expect((await call(entityAccess, {}, { token })).status).toBe(200);
  expect((await call(logout, {}, { token })).data).toMatchObject({ site: ANITTEPE });
});

test("a university that is away is said to be away, and the password opens", async () => {
  const { call, db, anittepe, signIn } = await housePortal();
  await call(signUp, {
    body: { name: "Ada", surname: "Işıksoy", email: STUDENT.email, password: PASSWORD, ...AGREED_TERMS },
  });
  await db.update(account).set({ emailVerifiedAt: new Date() });
  await anittepe.close();
  const away = await call(socialStart, { params: { type: ANITTEPE } });
  expect(away).toMatchObject({ status: 504, code: "socialUnavailable" });
  expect((await signIn(BALKAYA)).status, "the other university goes on").toBe(200);
  expect((await call(login, { body: { email: STUDENT.email, password: PASSWORD } })).status).toBe(200);
});

test("a sign-in that the house has no settings of is refused", async () => {
  const { call } = await housePortal();
  for (const type of ["oidc-other", "github"] as const)
    expect((await call(socialStart, { params: { type } })).code).toBe("socialLoginDisabled");
  const wrong = { params: { type: "oidc-../x" as typeof ANITTEPE } };
  expect((await call(socialStart, wrong)).status).toBeGreaterThanOrEqual(400);
});

test("groups may stand for every user type that a house begins with", async () => {
  const { call } = await testApp();
  expect((await call(userTypeList, {})).data.map(({ key }) => key)).toEqual([...USER_TYPE_KEYS]);
});
