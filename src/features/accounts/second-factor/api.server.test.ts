import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { secondFactor } from "#db/tables/second-factor.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { userCalls } from "../admin/contract.ts";
import { hashPassword } from "../commands.server.ts";
import { entityAccess, login } from "../contract.ts";
import { changePassword } from "../settings/contract.ts";
import { removeSecondFactorByEmail } from "./commands.server.ts";
import * as calls from "./contract.ts";
import { codeOf, stepAt } from "./parts/totp.server.ts";

const PASSWORD = "Tuğla!Zırh.27";

async function portal(env: Record<string, string> = {}) {
  const built = await testApp(undefined, env);
  const { db, call } = built;
  const person = async (rights = {}) => {
    const member = await signedIn(db, rights);
    const passwordHash = await hashPassword(PASSWORD);
    const [row] = await db.update(account).set({ passwordHash }).where(eq(account.id, member.id)).returning();
    return { ...member, email: row!.email };
  };
  /** The code of the app, of another half minute than the last. */
  let used = 0;
  const codeFor = async (accountId: string) => {
    const [factor] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
    const step = Math.max(stepAt(Date.now()) - 1, used + 1);
    used = step;
    return codeOf(factor!.secret, step);
  };
  const setUp = async ({ id, token }: { id: string; token: string }) => {
    await call(calls.beginSecondFactor, { body: { password: PASSWORD } }, { token });
    return (await call(calls.confirmSecondFactor, { body: { code: await codeFor(id) } }, { token })).data.recoveryCodes;
  };
  const signIn = (email: string) => call(login, { body: { email, password: PASSWORD } });
  const finish = (token: string, code: string) => call(calls.finishSignIn, { body: { code } }, { token });
  return { ...built, person, codeFor, setUp, signIn, finish };
}

test("after the password a code of the app begins the session, once", async () => {
  const { person, codeFor, setUp, signIn, finish, call, database } = await portal();
  const member = await person();
  expect(await call(calls.beginSecondFactor, { body: { password: "x" } }, member)).toMatchObject({
    code: "invalidOldPassword",
  });
  const recoveryCodes = await setUp(member);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await queuedMails(database)).map(({ kind }) => kind)).toContain("accounts.secondFactorAdded");
  const first = (await signIn(member.email)).data;
  expect(first).toMatchObject({ needsSecondStep: true, device: null });
  expect(await call(entityAccess, {}, { token: first.token })).toMatchObject({ status: 401 });
  expect(await finish(first.token, "000000")).toMatchObject({ code: "wrongSecondCode", data: [{ field: "code" }] });
  const code = await codeFor(member.id);
  const second = await finish(first.token, code);
  expect(second).toMatchObject({ status: 200, data: { needsSecondStep: false, rememberMe: false } });
  expect(await call(entityAccess, {}, { token: second.data.token })).toMatchObject({ status: 200 });
  expect(await finish(first.token, code)).toMatchObject({ status: 401, code: "sessionExpired" });
  const again = (await signIn(member.email)).data;
  expect(await finish(again.token, code)).toMatchObject({ code: "wrongSecondCode" });
});

test("a recovery code works once, and new ones end the old", async () => {
  const { person, codeFor, setUp, signIn, finish, call } = await portal();
  const member = await person();
  const [one, two] = await setUp(member);
  const token = async () => (await signIn(member.email)).data.token;
  expect(await finish(await token(), one!.toUpperCase())).toMatchObject({ status: 200 });
  expect(await finish(await token(), one!)).toMatchObject({ code: "wrongSecondCode" });
  expect((await call(calls.secondFactorState, {}, member)).data).toMatchObject({ recoveryCodes: 9, isMissing: false });
  const renewed = await call(calls.newRecoveryCodes, { body: { code: await codeFor(member.id) } }, member);
  expect(await finish(await token(), two!)).toMatchObject({ code: "wrongSecondCode" });
  expect(await finish(await token(), renewed.data.recoveryCodes[0]!)).toMatchObject({ status: 200 });
});

test("guesses are limited over all tries of an account, and a step waits a quarter of an hour", async () => {
  const { person, codeFor, setUp, signIn, finish, database } = await portal();
  const member = await person();
  await setUp(member);
  const late = (await signIn(member.email)).data.token;
  for (let time = 0; time < 10; time++) {
    const { token } = (await signIn(member.email)).data;
    expect(await finish(token, "000000")).toMatchObject({ code: "wrongSecondCode" });
  }
  expect(await finish(late, await codeFor(member.id))).toMatchObject({ status: 429 });
  await moveClock(database, { minutes: 16 });
  expect(await finish(late, await codeFor(member.id))).toMatchObject({ code: "sessionExpired" });
});

test("a new password ends sign-ins that wait for their second step", async () => {
  const { person, codeFor, setUp, signIn, finish, call } = await portal();
  const member = await person();
  await setUp(member);
  const { token } = (await signIn(member.email)).data;
  await call(changePassword, { body: { oldPassword: PASSWORD, newPassword: "Yosun?Kayık.58" } }, member);
  expect(await finish(token, await codeFor(member.id))).toMatchObject({ code: "sessionExpired" });
});

test("rights of the house rest until their holder has a second step", async () => {
  const { person, setUp, call } = await portal({ STAFF_SECOND_FACTOR: "1" });
  const admin = await person({ [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  expect(await call(userCalls.list, { query: {} }, admin)).toMatchObject({ status: 403 });
  expect((await call(calls.secondFactorState, {}, admin)).data).toMatchObject({ addedAt: null, isMissing: true });
  await setUp(admin);
  expect(await call(userCalls.list, { query: {} }, admin)).toMatchObject({ status: 200 });
  const member = await person();
  expect((await call(calls.secondFactorState, {}, member)).data.isMissing).toBe(false);
});

test("an admin takes a lost step away, and the command does for the last admin", async () => {
  const { person, setUp, signIn, call, database, db } = await portal();
  const [admin, member] = [await person({ [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] }), await person()];
  await setUp(member);
  const take = (by: { token: string }, id: string) => call(calls.removeSecondFactorOf, { params: { id } }, by);
  expect(await take(member, admin.id)).toMatchObject({ status: 403 });
  expect(await take(admin, member.id)).toMatchObject({ status: 200 });
  expect((await signIn(member.email)).data.needsSecondStep).toBe(false);
  expect(await call(entityAccess, {}, member)).toMatchObject({ status: 401 });
  const mails = (await queuedMails(database)).filter(({ kind }) => kind === "accounts.secondFactorRemoved");
  expect(mails.map(({ recipient }) => recipient)).toEqual([member.email]);
  expect(await removeSecondFactorByEmail(db, admin.email)).toBe(false);
  await setUp(admin);
  expect(await removeSecondFactorByEmail(db, admin.email)).toBe(true);
  expect((await signIn(admin.email)).data.needsSecondStep).toBe(false);
});

test("a session ends by days without use, sooner for those who run the house", async () => {
  const { person, call, database } = await portal({ SESSION_IDLE_DAYS: "30", STAFF_IDLE_DAYS: "7" });
  const [admin, member] = [await person({ [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] }), await person()];
  const unused = (days: number) =>
    database.pool.query(
      `update session set last_used_at = now() - interval '${days} days', expires_at = now() + interval '99 days'`,
    );
  const statuses = async () => [
    (await call(entityAccess, {}, admin)).status,
    (await call(entityAccess, {}, member)).status,
  ];
  await unused(6);
  expect(await statuses()).toEqual([200, 200]);
  await unused(8);
  expect(await statuses()).toEqual([401, 200]);
  expect(await statuses(), "a refusal is no use").toEqual([401, 200]);
  await unused(31);
  expect(await statuses()).toEqual([401, 401]);
});
