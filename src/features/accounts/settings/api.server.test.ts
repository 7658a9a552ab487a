import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { hashPassword } from "../commands.server.ts";
import { entityAccess, login } from "../contract.ts";
import { changePassword, endSession, getSettings, sessionList, setLanguageId, setNotifications } from "./contract.ts";

const [OLD, NEW] = ["Bal!Petek.27", "Yeni!Petek.90"];

async function portal() {
  const built = await testApp();
  const { call, db } = built;
  const { id } = await signedIn(db);
  await db
    .update(account)
    .set({ passwordHash: await hashPassword(OLD) })
    .where(eq(account.id, id));
  const [{ email } = { email: "" }] = await db.select().from(account);
  const signIn = async (password = OLD, agent = "Firefox/140") =>
    (await call(login, { body: { email, password } }, { headers: { "user-agent": agent } })).data.token;
  const isIn = async (token: string) => (await call(entityAccess, {}, { token })).status === 200;
  return { ...built, id, email, signIn, isIn };
}

test("changing the password ends other sessions and is told by mail", async () => {
  const { call, database, signIn, isIn, email } = await portal();
  const [here, elsewhere] = [await signIn(), await signIn()];
  const change = (oldPassword: string, newPassword: string) =>
    call(changePassword, { body: { oldPassword, newPassword } }, { token: here });
  expect(await change("Wrong!1", NEW)).toMatchObject({
    status: 400,
    code: "invalidOldPassword",
    data: [{ field: "oldPassword" }],
  });
  expect(await change(OLD, "Password1!")).toMatchObject({
    code: "commonPassword",
    data: [{ field: "newPassword", reason: "commonPassword" }],
  });
  expect(await change(OLD, "weak")).toMatchObject({ code: "weakPassword", data: [{ field: "newPassword" }] });
  expect(await change(OLD, OLD)).toMatchObject({
    status: 400,
    code: "samePassword",
    message: "The new password is the same as the old one. Choose another one.",
    data: [{ field: "newPassword" }],
  });
  expect(await change(NEW, NEW)).toMatchObject({ code: "invalidOldPassword" });
  expect(await isIn(elsewhere)).toBe(true);
  expect(await change(OLD, NEW)).toMatchObject({ status: 200, data: true });
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await queuedMails(database)).map(({ kind }) => kind)).toEqual(["accounts.passwordChanged"]);
  expect(await call(login, { body: { email, password: OLD } })).toMatchObject({ code: "wrongCredentials" });
});

test("guesses of the old password are limited; accounts without one are told", async () => {
  const { call, signIn, db } = await portal();
  const token = await signIn();
  const change = () => call(changePassword, { body: { oldPassword: "Wrong!1", newPassword: NEW } }, { token });
  for (let time = 0; time < 10; time++) expect((await change()).code).toBe("invalidOldPassword");
  expect(await change()).toMatchObject({ status: 429, code: "tooManyRequests" });
  const other = await signedIn(db);
  expect(
    await call(changePassword, { body: { oldPassword: OLD, newPassword: NEW } }, { token: other.token }),
  ).toMatchObject({ status: 400, code: "userNotValid" });
});

test("sessions are listed and ended by their owner only", async () => {
  const { call, signIn, isIn, db } = await portal();
  const agent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
  const [first, second, here] = [await signIn(OLD, agent), await signIn(), await signIn()];
  const list = async () => (await call(sessionList, {}, { token: here })).data;
  const sessions = await list();
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false, false]);
  const firstSession = sessions.find(({ device }) => device === "Firefox, Windows")!;
  const stranger = await signedIn(db);
  await call(endSession, { query: { id: firstSession.id } }, { token: stranger.token });
  expect(await isIn(first)).toBe(true);
  await call(endSession, { query: { id: firstSession.id } }, { token: here });
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  await call(endSession, { query: {} }, { token: here });
  expect(await list()).toHaveLength(1);
  expect([await isIn(second), await isIn(stranger.token)]).toEqual([false, true]);
});

test("when a session was last used is known to a quarter of an hour", async () => {
  const { call, database, signIn } = await portal();
  const [used, idle] = [await signIn(), await signIn()];
  await moveClock(database, { hours: 2 });
  await call(sessionList, {}, { token: used });
  const { data } = await call(sessionList, {}, { token: used });
  const hours = data.map(({ lastUsedAt }) => Math.round((Date.now() - Date.parse(lastUsedAt)) / 3_600_000));
  expect(hours.slice(0, 2)).toEqual([0, 2]);
  expect(idle).not.toBe(used);
});

test("the language of mails is set by the specification's numbers", async () => {
  const { call, signIn } = await portal();
  const token = await signIn();
  for (const [languageId, language] of [
    ["0", "tr"],
    ["1", "en"],
  ] as const) {
    const answer = await call(setLanguageId, { query: { languageId } }, { token });
    expect(answer.data).toEqual({ languageId: Number(languageId) });
    expect((await call(getSettings, {}, { token })).data.language).toBe(language);
  }
  const wrong = await call(setLanguageId, { query: { languageId: "2" as "1" } }, { token });
  expect(wrong).toMatchObject({ status: 400, data: [{ field: "languageId" }] });
});

test("mails are switched off and on; news are a consent with its own history", async () => {
  const { call, signIn, db, id } = await portal();
  const token = await signIn();
  const regular = { waiting: true, messages: true, facts: true, pulse: true, watching: true };
  const set = (body: typeof regular & { newDevice: boolean; joinWishes: boolean; news: boolean }) =>
    call(setNotifications, { body }, { token });
  expect((await call(getSettings, {}, { token })).data.notifications).toEqual({
    newDevice: true,
    joinWishes: true,
    ...regular,
    news: false,
  });
  const wanted = { ...regular, newDevice: false, joinWishes: true, news: true };
  await set(wanted);
  await set(wanted);
  expect((await call(getSettings, {}, { token })).data.notifications).toEqual(wanted);
  await set({ ...wanted, news: false });
  await set(wanted);
  const consents = await db.select().from(consent).where(eq(consent.accountId, id));
  expect(consents.map(({ withdrawnAt }) => withdrawnAt !== null).toSorted()).toEqual([false, true]);
});
