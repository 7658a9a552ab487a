import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { knownDevice } from "#db/tables/sign-in.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { recordStatements } from "#testing/statements.ts";
import { hashPassword } from "./commands.server.ts";
import { entityAccess, login } from "./contract.ts";
import { forgotPassword } from "./recovery/contract.ts";
import { sendVerificationMail } from "./sign-up/contract.ts";

const PASSWORD = "Bal!Petek.27";
const EMAIL = "ayse@example.test";

async function portal() {
  const built = await testApp(undefined, {});
  const passwordHash = await hashPassword(PASSWORD);
  const add = (email: string) =>
    built.db.insert(account).values({
      email,
      passwordHash,
      name: "Ayşe",
      surname: "Işık",
      seoUrl: email.replace(/\W/g, "-"),
      emailVerifiedAt: new Date(),
    });
  await add(EMAIL);
  const signIn = (
    password = PASSWORD,
    from: { email?: string; address?: string; device?: string; agent?: string; browserCode?: string } = {},
  ) =>
    built.call(
      login,
      { body: { email: EMAIL, password, ...from } },
      { headers: { "x-forwarded-for": from.address ?? "198.51.100.1", "user-agent": from.agent ?? "Firefox/140" } },
    );
  return { ...built, add, signIn };
}

const somewhere = (index: number) => `198.51.${100 + Math.floor(index / 250)}.${index % 250}`;

test("a thousand wrong passwords check ten, tell the owner once, lock none", async () => {
  const { database, signIn } = await portal();
  const { data } = await signIn(PASSWORD, { device: "" });
  const answers: (string | undefined)[] = [];
  for (let round = 0; round < 50; round++) {
    const tries = Array.from({ length: 20 }, (_, index) =>
      signIn(`Wrong!Guess.${round}`, { address: somewhere(round * 20 + index) }),
    );
    answers.push(...(await Promise.all(tries)).map(({ code }) => code));
  }
  expect(answers.filter((code) => code === "wrongCredentials")).toHaveLength(10);
  expect(answers.filter((code) => code === "tooManySignIns")).toHaveLength(990);
  expect(await signIn(PASSWORD, { address: "203.0.113.9" })).toMatchObject({ status: 429, code: "tooManySignIns" });
  expect(await signIn(PASSWORD, { address: "203.0.113.9", device: data.device! })).toMatchObject({ status: 200 });
  await runJobs(database);
  const told = (await queuedMails(database)).filter(({ kind }) => kind === "accounts.signInsRefused");
  expect(told.map(({ recipient }) => recipient)).toEqual([EMAIL]);
  await moveClock(database, { minutes: 16 });
  expect(await signIn(PASSWORD, { address: "203.0.113.9" })).toMatchObject({ status: 200 });
});

testOnNewest("while strangers guess, the mail to its owner lets one new browser sign in, once", async () => {
  const { database, signIn, add } = await portal();
  await add("can@example.test");
  const address = "203.0.113.9";
  for (let time = 0; time < 12; time++) await signIn("Wrong!1", { address: somewhere(time) });
  expect(await signIn(PASSWORD, { address })).toMatchObject({ status: 429, code: "tooManySignIns" });
  await runJobs(database);
  const [mail] = (await queuedMails(database)).filter(({ kind }) => kind === "accounts.signInsRefused");
  const browserCode = mail!.code;
  expect(await signIn("Wrong!1", { address, browserCode })).toMatchObject({ code: "wrongCredentials" });
  expect(await signIn(PASSWORD, { address, browserCode, email: "can@example.test" })).toMatchObject({ status: 200 });
  expect(await signIn(PASSWORD, { address, browserCode })).toMatchObject({ status: 200 });
  expect(await signIn(PASSWORD, { address: "203.0.113.10", browserCode, agent: "Other/1" })).toMatchObject({
    status: 429,
  });
});

testOnNewest("a shared address that is used up still lets browsers sign in that it knows", async () => {
  const { signIn, database } = await portal();
  const { data } = await signIn(PASSWORD, { device: "" });
  const shared = "203.0.113.77";
  await database.pool.query("update throttle set count = 100");
  for (let index = 0; index < 50; index++) await signIn("Wrong!1", { email: `a${index}@x.test`, address: shared });
  await database.pool.query("update throttle set count = 101");
  expect(await signIn(PASSWORD, { address: shared, agent: "Other/1" })).toMatchObject({ code: "tooManySignIns" });
  expect(await signIn(PASSWORD, { address: shared, device: data.device! })).toMatchObject({ status: 200 });
});

testOnNewest("one address that tries many accounts is stopped, and others are not", async () => {
  const { add, signIn } = await portal();
  await add("can@example.test");
  const codes: (string | undefined)[] = [];
  // Below the limit of requests a minute in one go, above the limit of tries over time.
  for (let index = 0; index < 59; index++) codes.push((await signIn("Wrong!1", { email: `a${index}@x.test` })).code);
  expect(new Set(codes)).toEqual(new Set(["wrongCredentials"]));
  expect(await signIn(PASSWORD, { email: "can@example.test", address: "203.0.113.1" })).toMatchObject({ status: 200 });
});

testOnNewest("nobody is told whether an address has an account, by words or refusals", async () => {
  const { signIn } = await portal();
  const told = async (email: string) => {
    const answers = [];
    for (let time = 0; time < 12; time++) answers.push(await signIn("Wrong!1", { email, address: somewhere(time) }));
    return answers.map(({ status, code, message }) => [status, code, message]);
  };
  expect(await told("nobody@example.test")).toEqual(await told(EMAIL));
});

for (const asked of ["signIn", "forgotPassword", "sendVerificationMail"] as const)
  testOnNewest(`${asked} sends the same statements for an address with an account and without`, async () => {
    const { signIn, call, database } = await portal();
    const ask = {
      signIn: (email: string) => signIn("Wrong!1", { email }),
      forgotPassword: (email: string) => call(forgotPassword, { body: { email } }),
      sendVerificationMail: (email: string) => call(sendVerificationMail, { body: { email } }),
    }[asked];
    const statements = recordStatements(database);
    const statementsFor = async (email: string) => {
      statements.length = 0;
      expect((await ask(email)).status).toBe(asked === "signIn" ? 401 : 200);
      return [...statements];
    };
    // What the house has set is read once in a while, whoever asks.
    await statementsFor(EMAIL);
    const known = await statementsFor(EMAIL);
    expect(known).not.toEqual([]);
    expect(await statementsFor("nobody@example.test")).toEqual(known);
  });

testOnNewest("a session begins with a token nobody knew before, and one planted before is worth nothing", async () => {
  const { call, signIn, db } = await portal();
  const planted = "p".repeat(43);
  const { data } = await signIn(PASSWORD, { device: planted });
  expect(data.token).not.toBe(planted);
  expect(await call(entityAccess, {}, { token: planted })).toMatchObject({ status: 401 });
  const stored = await db.select().from(session);
  expect(stored.map(({ tokenHash }) => tokenHash.equals(hashOfToken(data.token)))).toEqual([true]);
  const devices = await db.select().from(knownDevice);
  expect(devices.some(({ tokenHash }) => tokenHash.equals(hashOfToken(planted)))).toBe(false);
  expect(data.device?.split(".")[0]).not.toBe(planted);
  const again = await signIn();
  expect(again.data.token).not.toBe(data.token);
});

testOnNewest("content that is no JSON answers 415 and sets up no session", async () => {
  const { app, db } = await portal();
  const payload = JSON.stringify({ email: EMAIL, password: PASSWORD });
  const answer = await app.inject({
    method: "POST",
    url: login.path,
    payload,
    headers: { "content-type": "application/xml" },
  });
  expect(answer.statusCode).toBe(415);
  expect(await db.select().from(session)).toEqual([]);
});

testOnNewest("a device never seen before is told by mail; the first of all and known ones are not", async () => {
  const { database, signIn, db } = await portal();
  const first = await signIn(PASSWORD, { device: "" });
  expect(await queuedMails(database)).toEqual([]);
  await signIn(PASSWORD, { device: first.data.device!, address: "203.0.113.5", agent: "Firefox/141" });
  await signIn(PASSWORD, { address: "203.0.113.5", agent: "Firefox/141" });
  expect(await queuedMails(database)).toEqual([]);
  await signIn(PASSWORD, {
    address: "203.0.113.77",
    agent: "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  const [told] = await queuedMails(database);
  expect(told).toMatchObject({ kind: "accounts.newDevice", recipient: EMAIL });
  expect(told?.facts?.map(({ value }) => value)).toEqual(["Firefox, Windows", expect.any(String), "203.0.113.77"]);
  await db
    .update(account)
    .set({ mutedNotifications: ["newDevice"] })
    .where(eq(account.email, EMAIL));
  await signIn(PASSWORD, { address: "203.0.113.78", agent: "Safari" });
  expect(await queuedMails(database)).toHaveLength(1);
});

testOnNewest("one browser is known to several people", async () => {
  const { add, database, signIn } = await portal();
  await add("can@example.test");
  const ayse = await signIn(PASSWORD, { device: "" });
  const can = await signIn(PASSWORD, { device: ayse.data.device!, email: "can@example.test" });
  const from = { device: can.data.device!, address: "203.0.113.9", agent: "Safari" };
  await signIn(PASSWORD, from);
  await signIn(PASSWORD, { ...from, email: "can@example.test" });
  expect(await queuedMails(database)).toEqual([]);
});
