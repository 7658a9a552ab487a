import { eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { bannedWordCalls } from "#features/banned-words/contract.ts";
import { flaggedTextCalls } from "#features/flagged-texts/contract.ts";
import { searchUsers } from "#features/search/contract.ts";
import { getProfile } from "#features/talents/profile/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { login } from "../contract.ts";
import { forgotPassword, resetPassword } from "../recovery/contract.ts";
import { sendVerificationMail } from "../sign-up/contract.ts";
import { adminCalls, restoreUser, type UsersChange, userCalls } from "./contract.ts";

const FULL_SCOPES = [SCOPE.FULL_ACCESS];

async function withAdmin() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: FULL_SCOPES });
  const options = { token: admin.token };
  const inBulk = (change: UsersChange, ids: string[]) =>
    built.call(userCalls.bulk, { body: { query: {}, ids, change } }, options);
  const audits = async () =>
    (await built.db.execute<{ action: string; entity_id: string }>(sql`select action, entity_id from audit`)).rows;
  return { ...built, admin, options, inBulk, audits };
}

test("a bulk change of accounts names the refused ones and audits each", async () => {
  const { db, admin, inBulk, audits } = await withAdmin();
  const members = [await signedIn(db), await signedIn(db), await signedIn(db)];
  const ids = members.map(({ id }) => id);
  const userTypeId = typeId("userType", "investor");
  expect(await inBulk({ action: "setType", userTypeId }, ids)).toMatchObject({ data: { done: 3, refused: [] } });
  const { data } = await inBulk({ action: "lock" }, [...ids, admin.id]);
  expect(data).toMatchObject({ done: 3, refused: [{ id: admin.id, name: "Deniz Ergin", code: "forbidden" }] });
  const rows = await db.select().from(account).where(inArray(account.id, ids));
  expect(rows.every((row) => row.lockedAt && row.userTypeId === userTypeId)).toBe(true);
  const written = await audits();
  expect(written.map(({ action }) => action).sort()).toEqual([
    ...Array.from({ length: 3 }, () => "account.locked"),
    ...Array.from({ length: 3 }, () => "account.userTypeChanged"),
  ]);
  expect(new Set(written.map(({ entity_id }) => entity_id))).toEqual(new Set(ids));
  const { rows: details } = await db.execute(sql`select distinct detail from audit order by detail`);
  expect(details).toEqual([
    { detail: { before: { isLocked: false }, after: { isLocked: true } } },
    { detail: { before: { userTypeId: null }, after: { userTypeId } } },
  ]);
  const noType = typeId("sector", "health");
  expect(await inBulk({ action: "setType", userTypeId: noType }, ids)).toMatchObject({
    status: 400,
    data: [{ field: "change.userTypeId", reason: "unknown" }],
  });
});

test("all that match can be changed, without some, and not more than so many", async () => {
  const { db, call, options } = await withAdmin();
  const kept = await signedIn(db);
  await db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'arı' || n || '@example.test', 'Arı', 'Balcı', 'ari-' || n from generate_series(1, 200) n`);
  const change = { action: "lock" } as const;
  const all = (query: object, except?: string[]) =>
    call(userCalls.bulk, { body: { query, change, ...(except ? { except } : {}) } }, options);
  expect(await all({})).toMatchObject({ status: 400, data: [{ field: "ids", reason: "atMost" }] });
  const [first] = await db.select().from(account).where(eq(account.surname, "Balcı"));
  expect(await all({ searchText: "ari balci" }, [first!.id])).toMatchObject({ data: { done: 199 } });
  const unlocked = await call(userCalls.list, { query: { isLocked: "false" } }, options);
  expect(unlocked.data.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([first!.id, kept.id]));
  expect(unlocked.data.totalCount).toBe(3);
}, 120_000);

test("roles are taken from many; the platform keeps an admin", async () => {
  const { db, call, admin, options } = await withAdmin();
  const other = await signedIn(db, { [PLATFORM_ENTITY.admin]: FULL_SCOPES, [PLATFORM_ENTITY.moderator]: FULL_SCOPES });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: FULL_SCOPES });
  const ids = [other.id, moderator.id, admin.id];
  const { data } = await call(adminCalls.bulk, { body: { query: {}, ids, change: { action: "remove" } } }, options);
  expect(data).toMatchObject({ done: 2, refused: [{ code: "lastFullAccess" }] });
  const left = await db.select({ id: entityAccess.accountId }).from(entityAccess);
  expect(left).toEqual([{ id: data.refused[0]!.id }]);
});

test("a closed account can be restored for 14 days; sole holders stay", async () => {
  const { db, call, options, inBulk, audits, admin } = await withAdmin();
  const startupId = v7();
  await db.insert(startup).values({ id: startupId, seoUrl: "bal-petek", name: "Bal Petek" });
  const owner = await signedIn(db, { [startupId]: FULL_SCOPES });
  const member = await signedIn(db);
  const { data } = await inBulk({ action: "delete" }, [owner.id, member.id, admin.id]);
  expect(data.done).toBe(1);
  expect(data.refused.find(({ id }) => id === owner.id)).toMatchObject({
    code: "lastFullAccess",
    fields: [{ field: "startup", reason: "lastFullAccess", detail: "Bal Petek" }],
  });
  expect(data.refused.find(({ id }) => id === admin.id)).toMatchObject({ code: "forbidden" });
  expect((await call(userCalls.get, { params: { id: member.id } }, { token: member.token })).status).toBe(401);
  const { data: leaving } = await call(userCalls.list, { query: { isLeaving: "true" } }, options);
  expect(leaving.rows).toMatchObject([{ id: member.id, isLocked: true, sessions: 0 }]);
  const days = (Date.parse(leaving.rows[0]!.deleteAt!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  expect((await db.select().from(mail)).map(({ kind }) => kind)).toEqual(["accounts.closed"]);
  const params = { id: member.id };
  expect(await call(userCalls.remove, { params }, options), "again is no error").toMatchObject({ status: 200 });
  expect(await call(userCalls.remove, { params: { id: owner.id } }, options)).toMatchObject({
    status: 409,
    data: [{ detail: "Bal Petek" }],
  });
  expect(await call(restoreUser, { params }, options)).toMatchObject({ data: { deleteAt: null, isLocked: false } });
  expect(await audits()).toEqual([
    { action: "account.deletionPlanned", entity_id: member.id },
    { action: "account.kept", entity_id: member.id },
  ]);
});

test("the last admin who can sign in cannot be closed beside a closed one", async () => {
  const { db, call, admin, options } = await withAdmin();
  const other = await signedIn(db, { [PLATFORM_ENTITY.admin]: FULL_SCOPES });
  expect(await call(userCalls.remove, { params: { id: other.id } }, options)).toMatchObject({ status: 200 });
  expect(await call(userCalls.remove, { params: { id: admin.id } }, options)).toMatchObject({ status: 403 });
});

test("a name set by an admin is checked for banned and watched words", async () => {
  const { db, call, options } = await withAdmin();
  for (const [word, action] of [
    ["kaçık", "refuse"],
    ["petek", "flag"],
  ] as const)
    await call(bannedWordCalls.add, { body: { word, action } }, options);
  const person = { name: "Ece", email: "ece.kaya@example.test", locale: "tr" as const };
  expect(await call(userCalls.add, { body: { ...person, surname: "KACIK" } }, options)).toMatchObject({
    status: 400,
    code: "bannedWord",
    data: [{ field: "surname", reason: "bannedWord", detail: "kaçık" }],
  });
  expect(await db.select().from(mail)).toEqual([]);
  const { data: made } = await call(userCalls.add, { body: { ...person, surname: "Petek" } }, options);
  const { data: noted } = await call(flaggedTextCalls.list, { query: {} }, options);
  expect(noted.rows).toMatchObject([{ person: "Ece Petek", kind: "account_surname", word: "petek", state: "open" }]);
  expect(made.name).toBe("Ece Petek");
});

test("an account made by an admin is hidden until its owner agrees", async () => {
  const { database, db, call, options } = await withAdmin();
  const body = { name: "Ece", surname: "Kaya", email: "Ece.Kaya@example.test", locale: "tr" as const };
  const { data: made } = await call(userCalls.add, { body }, options);
  // As whoever wants to be found, once everything else is there.
  await listMembers(db, made.id);
  expect(made).toMatchObject({ name: "Ece Kaya", email: "ece.kaya@example.test", isVerified: false, locale: "tr" });
  expect(await call(userCalls.add, { body }, options)).toMatchObject({
    status: 409,
    code: "conflict",
    data: [{ field: "email", reason: "exists" }],
  });
  const seen = async () => {
    const { status } = await call(getProfile, { params: { seoUrl: made.seoUrl } });
    const found = await call(searchUsers, { query: { text: "Ece Kaya" } });
    return { status, found: found.data.length };
  };
  await call(userCalls.change, { params: { id: made.id }, body: { isVerified: true } }, options);
  expect(await seen()).toEqual({ status: 404, found: 0 });
  await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, made.id));
  await call(sendVerificationMail, { body: { email: body.email } });
  await runJobs(database);
  expect((await db.select().from(mail)).map(({ kind }) => kind)).toEqual(["accounts.welcome", "accounts.welcome"]);
  const [welcome] = await db.select().from(mail);
  expect(welcome).toMatchObject({ kind: "accounts.welcome", locale: "tr" });
  const Code = new URL(
    /\/tr\/sifre-sifirla\?[^"\s)]+/.exec(JSON.stringify(welcome!.content))![0],
    "http://localhost",
  ).searchParams.get("code")!;
  const NewPass = "Bal!Petek.27";
  const choose = (more: object) => call(resetPassword, { body: { Code, NewPass, ...more } });
  expect(await choose({})).toMatchObject({ status: 400, code: "termsNotAccepted" });
  expect(await choose({ termsAccepted: true })).toMatchObject({ status: 400, code: "privacyNotAccepted" });
  expect(await choose({ termsAccepted: true, privacyAccepted: true })).toMatchObject({ status: 200 });
  expect(await choose({ termsAccepted: true, privacyAccepted: true })).toMatchObject({ code: "resetCodeNotValid" });
  expect(await seen()).toEqual({ status: 200, found: 1 });
  expect((await db.select().from(consent)).map(({ document }) => document).sort()).toEqual(["privacy", "terms"]);
  expect(await call(login, { body: { email: body.email, password: NewPass } })).toMatchObject({ status: 200 });
  expect(await call(forgotPassword, { body: { email: body.email } })).toMatchObject({ status: 200 });
});
