import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { saveConsents } from "../commands/consents.server.ts";
import { hashPassword } from "../commands.server.ts";
import { entityAccess, login } from "../contract.ts";
import { checkResetCode, forgotPassword, resetPassword } from "./contract.ts";

const [OLD, NEW] = ["Bal!Petek.27", "Yeni!Petek.90"];
const EMAIL = "ayse@example.test";

async function portal(given: Partial<typeof account.$inferInsert> = {}) {
  const built = await testApp();
  await built.db.insert(account).values({
    email: EMAIL,
    passwordHash: await hashPassword(OLD),
    name: "Ayşe",
    surname: "Işık",
    seoUrl: "ayse-isik",
    locale: "tr",
    emailVerifiedAt: new Date(),
    ...given,
  });
  const { call, database } = built;
  const signIn = (password: string) => call(login, { body: { email: EMAIL, password } });
  const ask = (email = EMAIL) => call(forgotPassword, { body: { email } });
  const mails = async () => {
    await runJobs(database);
    return queuedMails(database);
  };
  const codeFromMail = async () => {
    await ask();
    return (await mails()).find(({ kind }) => kind === "accounts.resetPassword")!.code;
  };
  const reset = (Code: string, NewPass = NEW) => call(resetPassword, { body: { Code, NewPass } });
  return { ...built, signIn, ask, mails, codeFromMail, reset };
}

testOnNewest("a new password by the mailed code ends all sessions, is told, and works", async () => {
  const { call, signIn, codeFromMail, mails, reset } = await portal();
  const { data } = await signIn(OLD);
  expect(await reset(await codeFromMail())).toMatchObject({ status: 200, data: true });
  expect(await call(entityAccess, {}, { token: data.token })).toMatchObject({ status: 401 });
  expect(await signIn(OLD)).toMatchObject({ code: "wrongCredentials" });
  expect(await signIn(NEW)).toMatchObject({ status: 200 });
  expect((await mails()).map(({ kind, locale }) => [kind, locale])).toEqual([
    ["accounts.passwordChanged", "tr"],
    ["accounts.resetPassword", "tr"],
  ]);
});

testOnNewest("the mailed link leads on to the page that was wanted, if it is one of the portal", async () => {
  const { call, mails } = await portal();
  for (const returnTo of [
    "/tr/panel/mesajlar?page=2",
    "https://evil.example/startups",
    "//evil.example",
    "/no-such-page",
  ])
    expect((await call(forgotPassword, { body: { email: EMAIL, returnTo } })).status).not.toBe(400);
  const targets = (await mails()).map(({ button }) =>
    new URL(button!.path, "http://portal.test").searchParams.get("returnTo"),
  );
  expect(targets.filter((target) => target !== null)).toEqual(["/tr/panel/mesajlar?page=2"]);
});

testOnNewest("a code works once, within the hour; forged ones and those for other purposes do not", async () => {
  const { database, codeFromMail, reset } = await portal();
  const refused = { status: 400, code: "resetCodeNotValid" };
  const [first, second] = [await codeFromMail(), await codeFromMail()];
  for (const forged of ["", "x".repeat(43), first.slice(1), `${first}a`])
    expect(await reset(forged)).toMatchObject(refused);
  expect(await reset(first)).toMatchObject({ status: 200 });
  expect(await reset(first)).toMatchObject(refused);
  expect(await reset(second), "the other one is used up with it").toMatchObject(refused);
  await moveClock(database, { minutes: 30 });
  const late = await codeFromMail();
  await moveClock(database, { minutes: 61 });
  expect(await reset(late)).toMatchObject(refused);
});

testOnNewest(
  "whether a link still works can be read before a password is typed, and reading uses nothing up",
  async () => {
    const { call, codeFromMail, reset } = await portal();
    const code = await codeFromMail();
    const works = async (Code: string) => (await call(checkResetCode, { body: { Code } })).data;
    for (const _ of [1, 2]) expect(await works(code)).toBe(true);
    expect(await works("none")).toBe(false);
    expect(await reset(code)).toMatchObject({ status: 200 });
    expect(await works(code)).toBe(false);
  },
);

test("two who use one code at once: one of them is refused", async () => {
  const { codeFromMail, reset } = await portal();
  const code = await codeFromMail();
  const answers = await Promise.all([reset(code), reset(code, "Baska!Petek.90")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

testOnNewest("a weak password is refused and leaves the code good", async () => {
  const { codeFromMail, reset } = await portal();
  const code = await codeFromMail();
  expect(await reset(code, "Qwerty!2026")).toMatchObject({ code: "commonPassword", data: [{ field: "NewPass" }] });
  expect(await reset(code, "weak")).toMatchObject({ status: 400, code: "weakPassword", data: [{ field: "NewPass" }] });
  expect(await reset(code)).toMatchObject({ status: 200 });
});

testOnNewest(
  "asking says nothing of who has an account; three times in ten minutes are enough for anyone",
  async () => {
    const { ask, mails } = await portal();
    for (const email of [EMAIL, "nobody@example.test"]) {
      for (let time = 0; time < 3; time++) expect(await ask(email)).toMatchObject({ status: 200, data: true });
      expect(await ask(email)).toMatchObject({ status: 429, code: "tooManyRequests" });
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([EMAIL, EMAIL, EMAIL]);
  },
);

testOnNewest("whoever was locked out by wrong passwords is let in again", async () => {
  const { signIn, codeFromMail, reset } = await portal();
  for (let time = 0; time < 11; time++) await signIn("Wrong!1");
  expect(await signIn(OLD)).toMatchObject({ code: "tooManySignIns" });
  await reset(await codeFromMail());
  expect(await signIn(NEW)).toMatchObject({ status: 200 });
});

testOnNewest(
  "the mail proves the address: an unconfirmed account is confirmed, one without a password gets one",
  async () => {
    const { db, signIn, codeFromMail, reset } = await portal({ emailVerifiedAt: null, passwordHash: null });
    const [{ id } = { id: "" }] = await db.select({ id: account.id }).from(account);
    await saveConsents(db, id, { marketing: false, address: "203.0.113.7" });
    expect(await signIn(OLD)).toMatchObject({ code: "wrongCredentials" });
    await reset(await codeFromMail());
    expect(await signIn(NEW)).toMatchObject({ status: 200 });
  },
);

testOnNewest("a locked account gets no link", async () => {
  const { ask, mails } = await portal({ lockedAt: new Date() });
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await mails()).toEqual([]);
});

test("a sign-in racing with a new password gets no session", async () => {
  const { database, signIn, codeFromMail, reset, call } = await portal();
  const code = await codeFromMail();
  const answers = await Promise.all([...Array.from({ length: 4 }, () => signIn(OLD)), reset(code)]);
  expect(answers.at(-1)).toMatchObject({ status: 200 });
  for (const { data } of answers.slice(0, -1) as Awaited<ReturnType<typeof signIn>>[])
    expect((await call(entityAccess, {}, { token: data?.token ?? "" })).status).toBe(401);
  expect((await database.pool.query("select * from session")).rows).toEqual([]);
});

test("an account locked while a password is looked at starts no session", async () => {
  const { db, database, signIn } = await portal();
  const under = Array.from({ length: 4 }, () => signIn(OLD));
  await db.update(account).set({ lockedAt: new Date() });
  await database.pool.query("delete from session");
  await Promise.all(under);
  expect((await database.pool.query("select * from session")).rows).toEqual([]);
});
