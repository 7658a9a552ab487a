import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { authenticator } from "#testing/authenticator.ts";
import { moveClock } from "#testing/clock.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { userCalls } from "../admin/contract.ts";
import { hashPassword } from "../commands.server.ts";
import { confirmationState, confirmIdentity } from "../confirmation/contract.ts";
import { entityAccess, login } from "../contract.ts";
import { finishSignIn, removeSecondFactorOf } from "../second-factor/contract.ts";
import * as calls from "./contract.ts";

const SITE = "https://kovan.example";
const PASSWORD = "Tuğla!Zırh.27";
const ADMIN = { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] };

async function portal(env: Record<string, string> = {}) {
  const built = await testApp(undefined, { PUBLIC_URL: SITE, ...env });
  const { db, call } = built;
  const person = async (rights = {}) => {
    const member = await signedIn(db, rights);
    const passwordHash = await hashPassword(PASSWORD);
    const [row] = await db.update(account).set({ passwordHash }).where(eq(account.id, member.id)).returning();
    return { ...member, email: row!.email };
  };
  const add = async (member: { token: string }, device = authenticator(SITE), bent = {}) => {
    const options = (await call(calls.beginPasskey, {}, member)).data;
    const body = { name: "Telefonum", passkey: device.make(options, bent) };
    return { device, answer: await call(calls.addPasskey, { body }, member) };
  };
  const optionsFor = async (by?: { token: string }) => (await call(calls.passkeyOptions, {}, by)).data;
  const signIn = (passkey: calls.UsedPasskey, by?: { token: string }) =>
    call(calls.signInByPasskey, { body: { passkey } }, by);
  const firstStep = async (email: string) => (await call(login, { body: { email, password: PASSWORD } })).data;
  return { ...built, person, add, optionsFor, signIn, firstStep };
}

test("a passkey signs in alone, and is the second step after a password", async () => {
  const { person, add, optionsFor, signIn, firstStep, call, database } = await portal();
  const member = await person();
  const { device, answer } = await add(member);
  expect(new Set(answer.data.recoveryCodes).size).toBe(10);
  expect((await queuedMails(database)).map(({ kind }) => kind)).toContain("accounts.passkeyAdded");
  expect((await add(member)).answer.data.recoveryCodes, "there are some").toBeNull();

  const started = await signIn(device.use(await optionsFor()));
  expect(started).toMatchObject({ status: 200, data: { needsSecondStep: false } });
  expect(await call(entityAccess, {}, { token: started.data.token })).toMatchObject({ status: 200 });
  expect((await call(calls.ownPasskeys, {}, member)).data[0]).toMatchObject({
    name: "Telefonum",
    lastUsedAt: expect.any(String),
  });

  const first = await firstStep(member.email);
  expect(first.needsSecondStep).toBe(true);
  expect((await optionsFor(first)).allowCredentials).toHaveLength(2);
  expect(await signIn(device.use(await optionsFor(first)), first)).toMatchObject({ status: 200 });
  const code = answer.data.recoveryCodes![0]!;
  expect(await call(finishSignIn, { body: { code } }, await firstStep(member.email))).toMatchObject({ status: 200 });
});

test("a challenge counts once, and for what it was made for", async () => {
  const { person, add, optionsFor, signIn, firstStep } = await portal();
  const [member, other] = [await person(), await person()];
  const { device } = await add(member);
  await add(other);
  const used = device.use(await optionsFor());
  expect(await signIn(used)).toMatchObject({ status: 200 });
  expect(await signIn(used), "replayed").toMatchObject({ status: 400, code: "passkeyRefused" });
  expect(await signIn(device.use({ challenge: "bm9ib2R5IG1hZGUgdGhpcw" })), "invented").toMatchObject({ status: 400 });
  expect(await signIn(device.use(await optionsFor(member))), "made to confirm").toMatchObject({ status: 400 });
  const theirs = await firstStep(other.email);
  expect(await signIn(device.use(await optionsFor(theirs)), theirs), "another account's").toMatchObject({
    code: "passkeyRefused",
  });
});

test("a challenge ends after five minutes", async () => {
  const { person, add, optionsFor, signIn, database } = await portal();
  const { device } = await add(await person());
  const late = device.use(await optionsFor());
  await moveClock(database, { minutes: 6 });
  expect(await signIn(late)).toMatchObject({ status: 400, code: "passkeyRefused" });
  expect(await signIn(device.use(await optionsFor()))).toMatchObject({ status: 200 });
});

test("what was signed elsewhere, locked, by a copy or by a stranger is refused", async () => {
  const { person, add, optionsFor, signIn } = await portal();
  const { device } = await add(await person());
  const refused = { status: 400, code: "passkeyRefused" };
  const use = async (bent: object) => signIn(device.use(await optionsFor(), bent));
  expect(await use({ origin: "https://kovan.example.evil.example" }), "on another page").toMatchObject(refused);
  expect(await use({ host: "evil.example" }), "for another host").toMatchObject(refused);
  expect(await use({ unlocked: false }), "by who only holds it").toMatchObject(refused);
  expect(await signIn(authenticator(SITE).use(await optionsFor())), "never added").toMatchObject(refused);
  const honest = device.use(await optionsFor());
  const { signature } = device.use(await optionsFor()).response;
  const forged = { ...honest.response, signature };
  expect(await signIn({ ...honest, response: forged })).toMatchObject(refused);
  expect(await use({ count: 40 })).toMatchObject({ status: 200 });
  expect(await use({ count: 40 }), "a copy").toMatchObject(refused);
  expect(await use({ count: 39 }), "a copy").toMatchObject(refused);
  expect(await use({ count: 41 })).toMatchObject({ status: 200 });
});

test("nobody adds another account's passkey, or one that was made elsewhere", async () => {
  const { person, add, call, optionsFor, signIn } = await portal();
  const [member, thief] = [await person(), await person()];
  const { device } = await add(member);
  const refused = { status: 400, code: "passkeyRefused" };
  expect((await add(thief, device)).answer).toMatchObject(refused);
  expect((await add(thief, undefined, { origin: "https://evil.example" })).answer).toMatchObject(refused);
  expect((await add(thief, undefined, { unlocked: false })).answer).toMatchObject(refused);
  const options = (await call(calls.beginPasskey, {}, member)).data;
  const body = { name: "Anahtar", passkey: authenticator(SITE).make(options) };
  expect(await call(calls.addPasskey, { body }, thief), "begun by another").toMatchObject(refused);
  const [own] = (await call(calls.ownPasskeys, {}, member)).data;
  expect(await call(calls.removePasskey, { params: { id: own!.id } }, thief)).toMatchObject({ status: 404 });
  expect(await signIn(device.use(await optionsFor()))).toMatchObject({ status: 200 });
});

test("with the last passkey goes the second step; an admin takes all away", async () => {
  const { person, add, optionsFor, signIn, firstStep, call } = await portal();
  const [admin, member] = [await person(ADMIN), await person()];
  const { answer } = await add(member);
  const [own] = (await call(calls.ownPasskeys, {}, member)).data;
  expect(await call(calls.removePasskey, { params: { id: own!.id } }, member)).toMatchObject({ status: 200 });
  expect(await firstStep(member.email)).toMatchObject({ needsSecondStep: false });
  const fresh = await add(member);
  expect(fresh.answer.data.recoveryCodes, "the old ones are gone").not.toEqual(answer.data.recoveryCodes);
  expect(await call(removeSecondFactorOf, { params: { id: member.id } }, admin)).toMatchObject({ status: 200 });
  expect(await signIn(fresh.device.use(await optionsFor()))).toMatchObject({ code: "passkeyRefused" });
  expect(await firstStep(member.email)).toMatchObject({ needsSecondStep: false });
});

test("a passkey gives staff their rights, and confirms that it is them", async () => {
  const { person, add, optionsFor, call, database } = await portal({ STAFF_SECOND_FACTOR: "1", CONFIRM_MINUTES: "15" });
  const [admin, member] = [await person(ADMIN), await person()];
  expect(await call(userCalls.list, { query: {} }, admin)).toMatchObject({ status: 403 });
  const { device } = await add(admin);
  expect(await call(userCalls.list, { query: {} }, admin)).toMatchObject({ status: 200 });
  await moveClock(database, { minutes: 16 });
  expect(await call(calls.beginPasskey, {}, member), "asked of everybody").toMatchObject({
    code: "confirmationNeeded",
  });
  expect((await call(confirmationState, {}, admin)).data).toEqual({ by: "code", isDue: true, hasPasskey: true });
  const forSignIn = device.use(await optionsFor());
  expect(await call(confirmIdentity, { body: { passkey: forSignIn } }, admin)).toMatchObject({
    code: "passkeyRefused",
  });
  const passkey = device.use(await optionsFor(admin));
  expect(await call(confirmIdentity, { body: { passkey } }, member)).toMatchObject({ code: "passkeyRefused" });
  const again = device.use(await optionsFor(admin));
  expect(await call(confirmIdentity, { body: { passkey: again } }, admin)).toMatchObject({ status: 200 });
  expect((await call(confirmationState, {}, admin)).data.isDue).toBe(false);
});

test("a locked account stays out, and a bare address has no passkeys", async () => {
  const { person, add, optionsFor, signIn, db } = await portal();
  const member = await person();
  const { device } = await add(member);
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, member.id));
  expect(await signIn(device.use(await optionsFor()))).toMatchObject({ code: "accountLocked" });
  const { call } = await testApp(undefined, { PUBLIC_URL: "http://192.0.2.7:3000" });
  expect(await call(calls.passkeyOptions, {})).toMatchObject({ status: 409, code: "passkeysUnavailable" });
});
