import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { hashPassword } from "../commands.server.ts";
import { login } from "../contract.ts";
import { forgotPassword, resetPassword } from "../recovery/contract.ts";
import { confirmEmailChange, requestEmailChange } from "./contract.ts";

const [OLD, NEW, PASSWORD] = ["old@example.test", "new@example.test", "Bal!Petek.27"];

async function portal() {
  const built = await testApp();
  const { db, call, database } = built;
  const { id, token } = await signedIn(db);
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(account).set({ email: OLD, passwordHash }).where(eq(account.id, id));
  const ask = (newEmail = NEW, password = PASSWORD) =>
    call(requestEmailChange, { body: { newEmail, password } }, { token });
  const confirm = (code: string) => call(confirmEmailChange, { body: { code } });
  const mails = async () => (await queuedMails(database)).map(({ kind, recipient }) => [kind, recipient]);
  const codeOf = async (kind: string) => (await queuedMails(database)).find((one) => one.kind === kind)!.code;
  const signIn = (email: string, password = PASSWORD) => call(login, { body: { email, password } });
  return { ...built, id, ask, confirm, mails, codeOf, signIn };
}

test("an address changes by one link to the new one; the old is told", async () => {
  const { ask, confirm, mails, codeOf, signIn, call, database } = await portal();
  expect(await ask(NEW, "Wrong!1")).toMatchObject({ status: 400, data: [{ field: "password" }] });
  expect(await ask(OLD)).toMatchObject({ status: 400, code: "sameEmail", data: [{ field: "newEmail" }] });
  expect(await ask("no address")).toMatchObject({ status: 400, data: [{ field: "newEmail" }] });
  expect(await mails()).toEqual([]);
  await call(forgotPassword, { body: { email: OLD } });
  await runJobs(database);
  const reset = await codeOf("accounts.resetPassword");
  expect(await ask(` ${NEW.toUpperCase()} `)).toMatchObject({ status: 200, data: true });
  expect(await signIn(NEW)).toMatchObject({ code: "wrongCredentials" });
  const code = await codeOf("accounts.newEmail");
  expect(await confirm(`${code}a`)).toMatchObject({ status: 400, code: "emailCodeNotValid" });
  expect(await confirm(code)).toMatchObject({ status: 200, data: { email: NEW } });
  expect(await confirm(code)).toMatchObject({ status: 400, code: "emailCodeNotValid" });
  expect(await signIn(OLD)).toMatchObject({ code: "wrongCredentials" });
  expect(await signIn(NEW)).toMatchObject({ status: 200 });
  expect(await mails()).toContainEqual(["accounts.emailChanged", OLD]);
  expect(await call(resetPassword, { body: { Code: reset, NewPass: "Yeni!Petek.90" } })).toMatchObject({ status: 400 });
});

test("a used address is refused without revealing it; also when taken later", async () => {
  const { db, ask, confirm, mails, codeOf } = await portal();
  const other = await signedIn(db);
  const take = (email: string) => db.update(account).set({ email }).where(eq(account.id, other.id));
  await take(NEW);
  expect(await ask()).toMatchObject({ status: 200, data: true });
  expect(await mails()).toEqual([["accounts.emailTaken", NEW]]);
  await take("third@example.test");
  await ask();
  const code = await codeOf("accounts.newEmail");
  await take(NEW);
  expect(await confirm(code)).toMatchObject({ status: 409, code: "emailInUse" });
});

test("a new password ends a pending address change; both are rate-limited", async () => {
  const { db, id, ask, confirm, codeOf, call, database } = await portal();
  await ask();
  const code = await codeOf("accounts.newEmail");
  await call(forgotPassword, { body: { email: OLD } });
  await runJobs(database);
  const Code = await codeOf("accounts.resetPassword");
  expect((await call(resetPassword, { body: { Code, NewPass: "Yeni!Petek.90" } })).status).toBe(200);
  expect(await confirm(code)).toMatchObject({ code: "emailCodeNotValid" });
  const { token } = await signedIn(db);
  const asked = (newEmail: string) => call(requestEmailChange, { body: { newEmail } }, { token });
  // Two more: the first was asked for above.
  for (let times = 0; times < 2; times++) expect((await asked(NEW)).status).toBe(200);
  expect(await asked(NEW)).toMatchObject({ status: 429, code: "tooManyRequests" });
  expect((await db.select().from(account).where(eq(account.id, id)))[0]!.email).toBe(OLD);
});
