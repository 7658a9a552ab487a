import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { startupJoinWish } from "#db/tables/members.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { entityAccess, login } from "../contract.ts";
import { register, sendVerificationMail, verifyEmail } from "./contract.ts";

const PASSWORD = "Bal!Petek.27";
const ADA = {
  name: "Ada",
  surname: "Işıksoy",
  email: "ada@example.test",
  password: PASSWORD,
  termsAccepted: true,
  privacyAccepted: true,
};

async function portal() {
  const built = await testApp();
  const signUp = (given: object = {}, headers: Record<string, string> = {}) =>
    built.call(register, { body: { ...ADA, ...given } }, { headers });
  const signIn = (email = ADA.email) => built.call(login, { body: { email, password: PASSWORD } });
  const codeOf = async (recipient = ADA.email) =>
    (await queuedMails(built.database)).find((mail) => mail.recipient === recipient)?.code ?? "";
  return { ...built, signUp, signIn, codeOf };
}

testOnNewest("a person signs up, confirms the address from the mail, and signs in", async () => {
  const { db, database, call, signUp, signIn, codeOf } = await portal();
  expect(await signUp({}, { "accept-language": "tr" })).toMatchObject({ status: 200, data: { status: true } });
  expect(await signIn()).toMatchObject({ status: 403, code: "emailNotVerified" });
  const [mail] = await queuedMails(database);
  expect(mail).toMatchObject({ kind: "accounts.verifyEmail", recipient: ADA.email, locale: "tr" });
  expect(mail?.button?.path).toMatch(/^\/tr\/e-posta-dogrulama\?code=[\w-]{43}$/);
  const answer = await call(verifyEmail, { body: { code: await codeOf() } });
  expect(answer).toMatchObject({ status: 200, data: { status: true, startupSeoUrl: null } });
  expect(await signIn()).toMatchObject({ status: 200, data: { isUserTypeSelected: false } });
  const [stored] = await db.select().from(account);
  expect(stored).toMatchObject({ name: "Ada", surname: "Işıksoy", seoUrl: "ada-isiksoy", locale: "tr" });
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
});

testOnNewest(
  "the link of the mail, also of a second one, knows the page of the portal where one wanted to go, and no other site",
  async () => {
    const { database, call, signUp } = await portal();
    const plan = "/payment-plans?plan=personal-monthly&currency=EUR";
    const links = async () =>
      (await queuedMails(database)).map(({ button }) => new URL(button!.path, "http://portal.test"));
    await signUp({ returnTo: plan });
    expect((await links())[0]?.searchParams.get("returnTo")).toBe(plan);
    for (const returnTo of ["https://evil.example/startups", "//evil.example", "javascript:1", "/no-such-page"])
      await signUp({ email: `${returnTo.length}@example.test`, returnTo });
    expect((await links()).filter(({ searchParams }) => searchParams.has("returnTo"))).toHaveLength(1);
    expect(await call(sendVerificationMail, { body: { email: ADA.email, returnTo: plan } })).toMatchObject({
      status: 200,
    });
    await runJobs(database);
    expect((await links()).filter(({ searchParams }) => searchParams.get("returnTo") === plan)).toHaveLength(2);
  },
);

testOnNewest("what was agreed to is kept with version, time and address; marketing only when asked for", async () => {
  const { db, signUp } = await portal();
  await signUp({}, { "x-forwarded-for": "198.51.100.7" });
  await signUp({ email: "can@example.test", marketingAccepted: true });
  const rows = await db.select().from(consent).innerJoin(account, eq(account.id, consent.accountId));
  const of = (email: string) => rows.filter((row) => row.account.email === email).map((row) => row.consent);
  expect(of(ADA.email).map((one) => [one.document, one.address])).toEqual([
    ["terms", "198.51.100.7"],
    ["privacy", "198.51.100.7"],
  ]);
  expect(of("can@example.test").map((one) => one.document)).toEqual(["terms", "privacy", "marketing"]);
  expect(rows.every((row) => /^\d{4}-\d\d-\d\d$/.test(row.consent.version))).toBe(true);
});

const REFUSED_INPUTS = [
  [{ termsAccepted: false }, 400, "termsNotAccepted", "termsAccepted"],
  [{ privacyAccepted: false }, 400, "privacyNotAccepted", "privacyAccepted"],
  [{ password: "bal" }, 400, "weakPassword", "password"],
  [{ password: "Bal!Petek.123456" }, 400, "weakPassword", "password"],
  [{ password: "Kovan2026!" }, 400, "commonPassword", "password"],
  [{ password: "Zehra.1990", name: "Zehra" }, 400, "commonPassword", "password"],
  [{ name: "M\u0435hmet" }, 400, "mixedAlphabets", "name"],
  [{ email: "no address" }, 400, "invalidInput", "email"],
  [{ name: "  " }, 400, "invalidInput", "name"],
  [{ name: "<script>alert(1)</script>" }, 400, "invalidInput", "name"],
  [{ surname: "win https://evil.example" }, 400, "invalidInput", "surname"],
] as const;

testOnNewest("a sign-up that lacks something is refused at its field and leaves nothing", async () => {
  const { db, database, signUp } = await portal();
  for (const [given, status, code, field] of REFUSED_INPUTS)
    expect(await signUp(given), JSON.stringify(given)).toMatchObject({ status, code, data: [{ field }] });
  expect(await db.select().from(account)).toEqual([]);
  expect(await queuedMails(database)).toEqual([]);
});

testOnNewest("the privacy policy's refusal is told in the specification's words, in each language", async () => {
  const { signUp } = await portal();
  const { message } = await signUp({ privacyAccepted: false });
  expect(message).toBe("You must read and approve the privacy policy.");
  const turkish = await signUp({ privacyAccepted: false }, { "accept-language": "tr" });
  expect(turkish.message).toBe("Gizlilik politikasını okuyup onaylamalısınız.");
});

test("a used email is refused in any case; two at once make one account", async () => {
  const { db, signUp } = await portal();
  const both = await Promise.all([signUp(), signUp({ email: " ADA@Example.Test " })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await signUp()).toMatchObject({ status: 409, code: "emailInUse", data: [{ field: "email" }] });
  expect(await db.select().from(account)).toHaveLength(1);
});

test("the same sign-up sent again under its key is one sign-up with one mail", async () => {
  const { database, signUp } = await portal();
  const key = { "idempotency-key": v7() };
  const answers = [await signUp({}, key), await signUp({}, key)];
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [200, { status: true, isConfirmed: false, device: null }],
    [200, { status: true, isConfirmed: false, device: null }],
  ]);
  expect(await queuedMails(database)).toHaveLength(1);
});

testOnNewest("nothing else can be set with a sign-up: type, rights, confirmation", async () => {
  const { db, signUp } = await portal();
  const extra = {
    userTypeId: v7(),
    isAdmin: true,
    scopes: [0],
    emailVerifiedAt: "2026-01-01",
    id: v7(),
    seoUrl: "admin",
  };
  expect(await signUp(extra)).toMatchObject({ status: 200 });
  const [stored] = await db.select().from(account);
  expect(stored).toMatchObject({ userTypeId: null, emailVerifiedAt: null, seoUrl: "ada-isiksoy" });
  expect(stored?.id).not.toBe(extra.id);
  const { rows } = await db.execute("select * from entity_access");
  expect(rows).toEqual([]);
});

testOnNewest("people of one name get addresses of their own", async () => {
  const { db, signUp } = await portal();
  await signUp();
  await signUp({ email: "ada2@example.test" });
  const urls = (await db.select().from(account)).map(({ seoUrl }) => seoUrl);
  expect(urls.toSorted()).toEqual(["ada-isiksoy", expect.stringMatching(/^ada-isiksoy-[0-9a-f]{8}$/)]);
});

testOnNewest("a code works once and in time; another's, a forged and an old one do not", async () => {
  const { database, call, signUp, codeOf } = await portal();
  await signUp();
  const code = await codeOf();
  const verify = (given: string) => call(verifyEmail, { body: { code: given } });
  const refused = { status: 400, code: "emailCodeNotValid" };
  for (const forged of ["", "x", "a".repeat(43), code.toLowerCase(), `${code}=`])
    expect(await verify(forged), forged).toMatchObject(refused);
  expect(await verify(code)).toMatchObject({ status: 200 });
  expect(await verify(code)).toMatchObject(refused);
  await signUp({ email: "late@example.test" });
  const late = await codeOf("late@example.test");
  await moveClock(database, { hours: 49 });
  expect(await verify(late)).toMatchObject(refused);
});

testOnNewest("a mail sent again works like the first, after which neither does", async () => {
  const { database, call, signUp, codeOf } = await portal();
  await signUp();
  const first = await codeOf();
  expect(await call(sendVerificationMail, { body: { email: " ADA@example.test" } })).toMatchObject({ data: true });
  await runJobs(database);
  const second = await codeOf();
  expect(second).not.toBe(first);
  expect(await call(verifyEmail, { body: { code: first } })).toMatchObject({ status: 200 });
  expect(await call(verifyEmail, { body: { code: second } })).toMatchObject({ code: "emailCodeNotValid" });
});

testOnNewest(
  "asking for the mail says nothing of who has an account, and is limited for known and unknown alike",
  async () => {
    const { database, call, signUp } = await portal();
    await signUp();
    for (const email of [ADA.email, "nobody@example.test"]) {
      const ask = () => call(sendVerificationMail, { body: { email } });
      for (let time = 0; time < 3; time++) expect(await ask()).toMatchObject({ status: 200, data: true });
      expect(await ask()).toMatchObject({ status: 429, code: "tooManyRequests" });
    }
    await runJobs(database);
    expect((await queuedMails(database)).filter(({ recipient }) => recipient !== ADA.email)).toEqual([]);
    await moveClock(database, { minutes: 11 });
    expect(await call(sendVerificationMail, { body: { email: ADA.email } })).toMatchObject({ status: 200 });
  },
);

testOnNewest(
  "who signs up by a startup's link has no rights there; its team hears of them once the address is confirmed",
  async () => {
    const { db, database, call, signUp, codeOf } = await portal();
    const id = v7();
    await db.insert(startup).values({ id, name: "Mavi Kovan", seoUrl: "mavi-kovan" } as typeof startup.$inferInsert);
    await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
    await signedIn(db, { [id]: [SCOPE.READ] });
    await signUp({ startupSeoUrl: "mavi-kovan" });
    expect(await db.select().from(startupJoinWish)).toMatchObject([{ startupId: id }]);
    expect(await queuedMails(database)).toHaveLength(1);
    const { data } = await call(verifyEmail, { body: { code: await codeOf() } });
    expect(data.startupSeoUrl).toBe("mavi-kovan");
    const mails = (await queuedMails(database)).filter(({ kind }) => kind === "accounts.joinWish");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Ada Işıksoy would like to join Mavi Kovan");
    const { rows } = await db.execute(
      "select * from entity_access join account on account.id = account_id where email = 'ada@example.test'",
    );
    expect(rows).toEqual([]);
  },
);

testOnNewest("confirming the address signs in the browser that signed up, once", async () => {
  const { call, codeOf } = await portal();
  const made = await call(register, { body: { ...ADA, device: "" } });
  const device = made.data.device!;
  expect(device).toMatch(/^[\w-]{43}$/);
  const code = await codeOf();
  const { data } = await call(verifyEmail, { body: { code, device } });
  expect(data.session).toMatchObject({ isUserTypeSelected: false });
  expect((await call(entityAccess, {}, { token: data.session!.token })).status).toBe(200);
  expect(await call(verifyEmail, { body: { code, device } })).toMatchObject({ code: "emailCodeNotValid" });
});

testOnNewest("another browser confirms the address without being signed in", async () => {
  const { call, codeOf } = await portal();
  const made = await call(register, { body: { ...ADA, device: "" } });
  const other = "a".repeat(43);
  expect((await call(verifyEmail, { body: { code: await codeOf(), device: other } })).data.session).toBeNull();
  expect(made.data.device).not.toBe(other);
});
