import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess as entityAccessTable, startupJoinWish } from "#db/tables/members.server.ts";
import { organization, organizationMember } from "#db/tables/organizations.server.ts";
import { serviceProvider, serviceProviderMember } from "#db/tables/providers.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { checkAccess, entityAccess } from "#features/accounts/contract.ts";
import { approveInvitation, receivedInvitations, sendInvitations } from "#features/invitations/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import {
  accessUsers,
  askToJoin,
  changeScopes,
  declineJoinWish,
  joinState,
  joinWishes,
  ownEntities,
} from "./contract.ts";

async function appWithStartup() {
  const built = await testApp();
  const entityId = v7();
  await built.db.insert(startup).values({ id: entityId, seoUrl: "bal-petek", name: "Bal Petek" });
  const founder = await signedIn(built.db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const colleague = await signedIn(built.db, { [entityId]: [SCOPE.READ] });
  const change = (by: { token: string }, userId: string, scopes: number[], expiresAt?: string) =>
    built.call(changeScopes, { body: { userId, entityId, scopes, expiresAt } }, { token: by.token });
  const users = (by: { token: string }) => built.call(accessUsers, { query: { entityId } }, { token: by.token });
  return { ...built, entityId, founder, colleague, change, users };
}

const endsSoon = () => new Date(Date.now() + 3_600_000).toISOString();
const audited = async (db: Db) =>
  (await db.execute<{ action: string }>(sql`select action from audit where action like 'access%'`)).rows.length;

test("those who manage members see their rights; others are refused", async () => {
  const { users, founder, colleague, db } = await appWithStartup();
  const { data } = await users(founder);
  expect(data).toMatchObject({
    entityType: "startup",
    entityName: "Bal Petek",
    grantable: [0, 1, 2, 5, 6, 13, 14],
    users: [
      { userId: founder.id, scopes: [0], editable: true },
      { userId: colleague.id, scopes: [SCOPE.READ], effective: [SCOPE.READ], editable: true },
    ],
  });
  expect(data.users[0]?.effective.length).toBe(15);
  expect(await users(colleague)).toMatchObject({ status: 403, code: "invalidAccess" });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  expect((await users(admin)).status).toBe(200);
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  expect(await users(moderator)).toMatchObject({ status: 403, code: "invalidAccess" });
});

test("any member may leave, except the last one with full access", async () => {
  const { change, call, entityId, founder, colleague, db } = await appWithStartup();
  const other = await signedIn(db, { [entityId]: [SCOPE.READ] });
  expect(await change(colleague, colleague.id, [SCOPE.WRITE])).toMatchObject({ status: 403, code: "invalidAccess" });
  expect(await change(colleague, other.id, [])).toMatchObject({ status: 403, code: "invalidAccess" });
  expect(await change(colleague, colleague.id, [])).toMatchObject({ status: 200, data: null });
  expect((await call(ownEntities, {}, { token: colleague.token })).data).toEqual([]);
  expect((await change(founder, founder.id, [])).code).toBe("lastFullAccess");
});

test("who leaves is named in the team no longer, and the others hear of it", async () => {
  const { change, entityId, founder, colleague, db, database } = await appWithStartup();
  const named = async () =>
    (await db.select().from(startupMember).orderBy(startupMember.name)).map(({ name, accountId }) => [name, accountId]);
  await db.insert(startupMember).values([
    { id: v7(), startupId: entityId, kind: "team", name: "Colleague", accountId: colleague.id },
    { id: v7(), startupId: entityId, kind: "mentor", name: "Colleague too", accountId: colleague.id },
    { id: v7(), startupId: entityId, kind: "team", name: "Founder", accountId: founder.id },
  ]);
  await change(colleague, colleague.id, []);
  expect(await named()).toEqual([["Founder", founder.id]]);
  const [mail, ...more] = (await queuedMails(database)).filter(({ kind }) => kind === "members.memberLeft");
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/ has left Bal Petek$/);

  // No team is empty: the name stays, and leads nowhere.
  const heir = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  expect((await change(founder, founder.id, [])).status).toBe(200);
  expect(await named()).toEqual([["Founder", null]]);
  expect((await change(heir, heir.id, [])).code).toBe("lastFullAccess");
});

test("who leaves an organization or a service provider is named there no longer", async () => {
  const { db, call } = await testApp();
  const [house, provider] = [v7(), v7()];
  await db
    .insert(organization)
    .values({ id: house, typeId: typeId("organizerType", "ngo"), seoUrl: "kurum", name: "Kurum" });
  await db.insert(serviceProvider).values({ id: provider, seoUrl: "hizmet", name: "Hizmet" });
  const rights = [SCOPE.FULL_ACCESS];
  await signedIn(db, { [house]: rights, [provider]: rights });
  const member = await signedIn(db, { [house]: rights, [provider]: rights });
  await db.insert(organizationMember).values([
    { organizationId: house, kind: "mentor", name: "Ada", accountId: member.id },
    { organizationId: house, kind: "mentor", name: "Somebody else" },
  ]);
  await db.insert(serviceProviderMember).values([
    { providerId: provider, name: "Ada", accountId: member.id },
    { providerId: provider, name: "Somebody else" },
  ]);
  for (const entityId of [house, provider]) {
    const body = { userId: member.id, entityId, scopes: [] };
    expect((await call(changeScopes, { body }, { token: member.token })).status).toBe(200);
  }
  for (const table of [organizationMember, serviceProviderMember])
    expect((await db.select().from(table)).map(({ name }) => name)).toEqual(["Somebody else"]);
  // Whoever edits the entry meanwhile reads it before saving over it.
  for (const table of [organization, serviceProvider]) expect((await db.select().from(table))[0]!.version).toBe(2);
});

test("given rights hold at once for this entity and end in time", async () => {
  const { change, call, users, founder, colleague, entityId, database, db } = await appWithStartup();
  const until = endsSoon();
  const changed = await change(founder, colleague.id, [SCOPE.WRITE], until);
  expect(changed).toMatchObject({ status: 200, data: { scopes: [SCOPE.WRITE], effective: [1, 2], expiresAt: until } });
  const may = async (EntityId: string, Scope: number) =>
    (await call(checkAccess, { body: { EntityId, Scope } }, { token: colleague.token })).data;
  expect(await may(entityId, SCOPE.WRITE)).toBe(true);
  expect(await may(entityId, SCOPE.STARTUP_FINANCIAL_READ)).toBe(false);
  expect(await may(PLATFORM_ENTITY.admin, SCOPE.READ)).toBe(false);
  await database.pool.query("update entity_access set expires_at = now() - interval '1 second' where account_id = $1", [
    colleague.id,
  ]);
  expect(await may(entityId, SCOPE.WRITE)).toBe(false);
  expect((await call(entityAccess, {}, { token: colleague.token })).data).toEqual([]);
  expect((await users(founder)).data.users.map(({ userId }) => userId)).toEqual([founder.id]);
  expect(await audited(db)).toBe(1);
});

test("a colleague is mailed of changed and of taken rights, once each", async () => {
  const { change, founder, colleague, database } = await appWithStartup();
  const mails = async () =>
    (
      await database.pool.query("select subject from mail where kind = 'members.permissionsChanged' order by id")
    ).rows.map(({ subject }) => subject);
  await change(founder, colleague.id, [SCOPE.WRITE]);
  await change(founder, colleague.id, [SCOPE.WRITE]);
  expect(await mails()).toEqual(["Bal Petek: your permissions have changed"]);
  await change(founder, colleague.id, []);
  expect(await mails()).toEqual(["Bal Petek: your permissions have changed", "Bal Petek: you are no longer a member"]);
});

test("nobody gives rights they lack or changes those of a stronger member", async () => {
  const { change, founder, colleague, db, entityId } = await appWithStartup();
  const manager = await signedIn(db, { [entityId]: [SCOPE.READ, SCOPE.IAM_FULL_ACCESS] });
  const notYours = { status: 403, code: "scopeNotYours" };
  expect(await change(manager, colleague.id, [SCOPE.WRITE])).toMatchObject(notYours);
  expect(await change(manager, founder.id, [SCOPE.READ])).toMatchObject(notYours);
  expect(await change(manager, manager.id, [SCOPE.FULL_ACCESS])).toMatchObject(notYours);
  expect(await change(founder, colleague.id, [SCOPE.ORGANIZATION_IAM_READ])).toMatchObject({ code: "invalidScope" });
  expect(await change(founder, colleague.id, [15])).toMatchObject({ status: 400, code: "invalidInput" });
  expect(await change(colleague, colleague.id, [SCOPE.WRITE])).toMatchObject({ status: 403, code: "invalidAccess" });
  expect(await change(founder, colleague.id, [1], "2020-01-01T00:00:00Z")).toMatchObject({ status: 400 });
  expect((await change(manager, colleague.id, [])).status).toBe(200);
  expect(await audited(db)).toBe(1);
});

test("expiring rights are given no longer than they last", async () => {
  const { change, founder, colleague, db, entityId } = await appWithStartup();
  const manager = await signedIn(db, { [entityId]: [SCOPE.WRITE, SCOPE.IAM_FULL_ACCESS] });
  const [until, later] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  await change(founder, manager.id, [SCOPE.WRITE, SCOPE.IAM_FULL_ACCESS], until);
  const tooLong = { status: 403, code: "endsAfterYours", data: [{ field: "expiresAt" }] };
  expect(await change(manager, manager.id, [SCOPE.WRITE, SCOPE.IAM_FULL_ACCESS])).toMatchObject(tooLong);
  expect(await change(manager, manager.id, [SCOPE.WRITE], later)).toMatchObject(tooLong);
  expect(await change(manager, colleague.id, [SCOPE.WRITE])).toMatchObject(tooLong);
  // A right without an end may stay so, be shortened or be taken.
  expect((await change(manager, colleague.id, [SCOPE.READ])).status).toBe(200);
  expect((await change(manager, colleague.id, [SCOPE.WRITE], until)).status).toBe(200);
  expect(await change(manager, colleague.id, [SCOPE.READ], later)).toMatchObject(tooLong);
  expect((await change(manager, colleague.id, [])).status).toBe(200);
});

test("strangers get no rights; unknown people and entities look alike", async () => {
  const { change, call, founder, db } = await appWithStartup();
  const stranger = await signedIn(db);
  const refused = { status: 404, code: "accessNotFound" };
  expect(await change(founder, stranger.id, [SCOPE.READ])).toMatchObject(refused);
  expect(await change(founder, v7(), [SCOPE.READ])).toMatchObject(refused);
  for (const entityId of [v7(), PLATFORM_ENTITY.admin]) {
    const body = { userId: founder.id, entityId, scopes: [SCOPE.FULL_ACCESS] };
    expect(await call(changeScopes, { body }, { token: founder.token })).toMatchObject({
      status: 404,
      code: "entityNotFound",
    });
  }
});

test("rights that have ended come back by an invitation alone", async () => {
  const { change, founder, colleague, db, call, entityId } = await appWithStartup();
  const end = new Date(Date.now() - 1_000);
  await db.update(entityAccessTable).set({ expiresAt: end }).where(eq(entityAccessTable.accountId, colleague.id));
  for (const scopes of [[SCOPE.READ], [SCOPE.FULL_ACCESS], []])
    expect(await change(founder, colleague.id, scopes)).toMatchObject({ status: 404, code: "accessNotFound" });
  const may = { body: { EntityId: entityId, Scope: SCOPE.READ } };
  expect((await call(checkAccess, may, { token: colleague.token })).data).toBe(false);
  expect(await audited(db)).toBe(0);
});

test("the last one with full access cannot be demoted, limited or removed", async () => {
  const { change, founder, colleague, db, database, entityId } = await appWithStartup();
  const last = { status: 409, code: "lastFullAccess" };
  expect(await change(founder, founder.id, [SCOPE.WRITE])).toMatchObject(last);
  expect(await change(founder, founder.id, [SCOPE.FULL_ACCESS], endsSoon())).toMatchObject(last);
  expect(await change(founder, founder.id, [])).toMatchObject(last);
  await expect(database.pool.query("delete from account where id = $1", [founder.id])).rejects.toMatchObject({
    code: "KV018",
  });
  expect(await audited(db)).toBe(0);
  await change(founder, colleague.id, [SCOPE.FULL_ACCESS]);
  expect(await change(founder, founder.id, [])).toMatchObject({ status: 200, data: null });
  expect(await change(colleague, colleague.id, [])).toMatchObject(last);
  await db.update(startup).set({ deletedAt: new Date() });
  await db.delete(account);
  expect((await db.execute(sql`select 1 from entity_access where entity_id = ${entityId}`)).rows).toEqual([]);
});

test("the platform keeps an admin", async () => {
  const { db, database } = await appWithStartup();
  const first = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const gone = (id: string) => database.pool.query("delete from entity_access where account_id = $1", [id]);
  await expect(gone(first.id)).rejects.toMatchObject({ code: "KV018" });
  await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await gone(first.id);
});

test("one's own entities are listed with current rights only", async () => {
  const { db, call, entityId, founder, colleague } = await appWithStartup();
  const [other, ended] = [v7(), v7()];
  await db.insert(startup).values([
    { id: other, seoUrl: "arı", name: "Arı" },
    { id: ended, seoUrl: "eski", name: "Eski", deletedAt: new Date() },
  ]);
  for (const id of [other, ended])
    await db.execute(
      sql`insert into entity_access (account_id, entity_id, scopes) values (${founder.id}, ${id}, '{7}')`,
    );
  const own = async ({ token }: { token: string }) => (await call(ownEntities, {}, { token })).data;
  expect(await own(founder)).toMatchObject([
    { entityId: other, entityName: "Arı", effective: [7], maySeeRights: true, grantable: [], expiresAt: null },
    { entityId, entityType: "startup", maySeeRights: true, grantable: [0, 1, 2, 5, 6, 13, 14] },
  ]);
  expect(await own(colleague)).toMatchObject([{ entityId, effective: [1], maySeeRights: false, grantable: [] }]);
  await db.execute(sql`update entity_access set expires_at = now() where account_id = ${colleague.id}`);
  expect(await own(colleague)).toEqual([]);
});

test("a wish to join is seen by inviters and answered by mail", async () => {
  const { db, database, call, entityId, founder, colleague } = await appWithStartup();
  const wish = async (more: Partial<typeof account.$inferInsert> = {}) => {
    const { id, token } = await signedIn(db);
    await db
      .update(account)
      .set({ locale: "tr", ...more })
      .where(eq(account.id, id));
    await db.insert(startupJoinWish).values({ accountId: id, startupId: entityId });
    const [{ email } = { email: "" }] = await db.select().from(account).where(eq(account.id, id));
    return { id, token, email };
  };
  const [first, second] = [await wish(), await wish()];
  await wish({ emailVerifiedAt: null });
  await wish({ deleteAt: new Date() });
  const wishes = async (by = founder) => call(joinWishes, { query: { entityId } }, { token: by.token });
  const waiting = async () => (await wishes()).data.map(({ userId }) => userId);
  expect(await waiting()).toEqual([first.id, second.id]);
  expect((await wishes()).data[0]).toMatchObject({ email: first.email, createdAt: expect.stringMatching(/Z$/) });
  expect(await wishes(colleague)).toMatchObject({ status: 403, code: "invalidAccess" });
  expect(await wishes(first)).toMatchObject({ status: 403, code: "invalidAccess" });
  const decline = (by: { token: string }, userId: string) =>
    call(declineJoinWish, { body: { entityId, userId } }, { token: by.token });
  expect(await decline(colleague, first.id)).toMatchObject({ status: 403, code: "invalidAccess" });

  const body = { entityType: "startup" as const, entityId, email: first.email, scopes: [SCOPE.WRITE] };
  await call(sendInvitations, { body }, { token: founder.token });
  expect(await waiting(), "an invitation is the answer").toEqual([second.id]);
  const { data: received } = await call(receivedInvitations, { query: {} }, { token: first.token });
  await call(approveInvitation, { body: { Code: received.rows[0]!.approvalCode } }, { token: first.token });
  const may = { EntityId: entityId, Scope: SCOPE.READ };
  expect((await call(checkAccess, { body: may }, { token: first.token })).data).toBe(true);

  for (let times = 0; times < 2; times++) expect(await decline(founder, second.id)).toMatchObject({ data: true });
  expect(await waiting()).toEqual([]);
  const mails = (await queuedMails(database)).filter(({ kind }) => kind === "accounts.joinWishDeclined");
  expect(mails).toMatchObject([{ recipient: second.email, subject: "Katılma isteğiniz yanıtlandı: Bal Petek" }]);
  expect((await call(checkAccess, { body: may }, { token: second.token })).data).toBe(false);
});

test("a wish by the startup's link tells the team once and shows its state", async () => {
  const { db, database, call, founder, colleague } = await appWithStartup();
  const member = await signedIn(db);
  const state = async ({ token }: { token: string }, seoUrl = "bal-petek") =>
    call(joinState, { query: { seoUrl } }, { token });
  const ask = (seoUrl = "bal-petek") => call(askToJoin, { body: { seoUrl } }, { token: member.token });
  expect((await state(colleague)).data).toBe("member");
  expect((await state(member)).data).toBe("none");
  expect(await state(member, "none")).toMatchObject({ status: 404, code: "notFound" });
  expect(await ask("none")).toMatchObject({ status: 404, code: "notFound" });
  for (let times = 0; times < 2; times++) expect(await ask()).toMatchObject({ status: 200, data: true });
  expect((await state(member)).data).toBe("asked");
  expect((await queuedMails(database)).map(({ kind }) => kind)).toEqual(["accounts.joinWish"]);
  const entityId = (await call(ownEntities, {}, { token: founder.token })).data[0]!.entityId;
  await call(declineJoinWish, { body: { entityId, userId: member.id } }, { token: founder.token });
  expect(await ask(), "who was declined cannot ask without end").toMatchObject({
    status: 429,
    code: "tooManyWishes",
  });
  await db.update(startup).set({ isVisible: false });
  expect(await state(member)).toMatchObject({ status: 404 });
});

test("two editors of one member: the second sees what the first saved", async () => {
  const { call, users, founder, colleague, entityId } = await appWithStartup();
  const version = (await users(founder)).data.users.find(({ userId }) => userId === colleague.id)!.version;
  const change = (scopes: number[], from: number) =>
    call(changeScopes, { body: { userId: colleague.id, entityId, scopes, version: from } }, { token: founder.token });
  expect(await change([SCOPE.READ, 5], version)).toMatchObject({ status: 200, data: { version: version + 1 } });
  expect(await change([SCOPE.READ, 6], version)).toMatchObject({
    status: 409,
    code: "changedMeanwhile",
    data: [{ field: "scopes", yours: [1, 6], theirs: [1, 5], version: version + 1 }],
  });
  expect(await change([], version)).toMatchObject({ status: 409 });
  expect(await change([SCOPE.READ, 6], version + 1)).toMatchObject({ data: { scopes: [1, 6] } });
  expect(await change([], version + 2)).toMatchObject({ status: 200, data: null });
});
