import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { entityAccess as accessTable } from "#db/tables/members.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { searchAll } from "#features/search/contract.ts";
import { putLogo } from "#features/site/identity-editing/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { lookUpPeople, searchPeople, teamMembers } from "#features/talents/people/contract.ts";
import { getOwnProfile, getProfile } from "#features/talents/profile/contract.ts";
import { uploadCv, uploadPhoto } from "#features/talents/uploads/contract.ts";
import { writeAudit } from "#server/audit.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { userCalls } from "../admin/contract.ts";
import { hashPassword } from "../commands.server.ts";
import { entityAccess, login } from "../contract.ts";
import { accountState, allowExport, cancelDelete, deleteAccount, exportAccount } from "./contract.ts";
import { personalData } from "./queries/personal-data.server.ts";

const PASSWORD = "Bal!Petek.27";

async function portal() {
  const built = await testApp();
  const { call, db, database } = built;
  const member = await signedIn(db);
  const email = "ayse@example.test";
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(account).set({ email, passwordHash, name: "Ayşe", locale: "tr" }).where(eq(account.id, member.id));
  await listMembers(db, member.id);
  const ask = (password = PASSWORD) => call(deleteAccount, { body: { password } }, { token: member.token });
  const signIn = () => call(login, { body: { email, password: PASSWORD } });
  /** Some days later, with everything done that was due. */
  const later = async (days: number) => {
    await moveClock(database, { days });
    await runJobs(database);
  };
  const mails = async () => (await queuedMails(database)).map(({ kind }) => kind.replace("accounts.", ""));
  const exists = async () => (await db.select().from(account).where(eq(account.id, member.id))).length === 1;
  const addStartup = async (name: string) => {
    const id = v7();
    await db.insert(startup).values({ id, name, seoUrl: name.toLowerCase() } as typeof startup.$inferInsert);
    return id;
  };
  return { ...built, member, email, ask, signIn, later, mails, exists, addStartup };
}

test("deleting an account deletes its own files and no file its texts name", async () => {
  const { app, call, db, member, ask, later } = await portal();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const made = sharp({ create: { width: 300, height: 300, channels: 3, background: "#f6b933" } });
  const file = new File([new Uint8Array(await made.png().toBuffer())], "logo.png");
  const { data: logo } = await call(putLogo, { params: { kind: "desktop" }, body: { file } }, admin);
  const { data: photo } = await call(uploadPhoto, { body: { file } }, { token: member.token });
  await db.insert(savedQuery).values({
    id: "a".repeat(24),
    accountId: member.id,
    kind: "startups",
    name: logo,
    rule: {},
  } as typeof savedQuery.$inferInsert);
  const statuses = async () => [(await app.inject(logo)).statusCode, (await app.inject(photo)).statusCode];
  expect(await statuses()).toEqual([200, 200]);
  await ask();
  await later(14.1);
  await later(1.1);
  expect(await statuses()).toEqual([200, 404]);
});

test("deletion reminds on days 7, 11 and 13 and removes the account on day 14", async () => {
  const { call, member, ask, later, mails, exists, database, signIn } = await portal();
  const elsewhere = (await signIn()).data.token;
  const { data } = await ask();
  expect(Math.round((Date.parse(data.deleteAt) - Date.now()) / 86_400_000)).toBe(14);
  expect((await call(entityAccess, {}, { token: elsewhere })).status).toBe(401);
  expect((await call(accountState, {}, { token: member.token })).data.deleteAt).toBe(data.deleteAt);
  expect((await ask()).data.deleteAt, "asked again, the first date stays").toBe(data.deleteAt);
  expect(await mails()).toEqual(["deletionPlanned"]);
  await later(6.9);
  expect(await mails()).toHaveLength(1);
  await later(0.2);
  expect(await mails()).toEqual(["deletionReminder", "deletionPlanned"]);
  await later(4);
  expect(await mails()).toHaveLength(3);
  expect((await queuedMails(database))[0]?.subject).toBe("Hesabınızın silinmesine 3 gün kaldı");
  await later(2);
  expect(await exists()).toBe(true);
  expect((await queuedMails(database))[0]?.subject).toBe("Hesabınızın silinmesine 1 gün kaldı");
  await later(0.5);
  expect(await mails()).toHaveLength(4);
  await later(0.5);
  expect(await exists()).toBe(false);
  expect(await mails(), "its mails are forgotten as well").toEqual([]);
  expect(await signIn()).toMatchObject({ code: "wrongCredentials" });
});

test("deleting an account takes its password, and after a gap one reminder", async () => {
  const { ask, later, mails, database, call, db } = await portal();
  expect(await ask("Wrong!1")).toMatchObject({ status: 400, data: [{ field: "password" }] });
  expect(await mails()).toEqual([]);
  expect((await ask()).status).toBe(200);
  await later(13.1);
  expect(await mails()).toEqual(["deletionReminder", "deletionPlanned"]);
  expect((await queuedMails(database))[0]?.subject).toContain("1 gün");
  const social = await signedIn(db);
  expect((await call(accountState, {}, social)).data.hasPassword).toBe(false);
  expect((await call(deleteAccount, { body: {} }, social)).status).toBe(200);
});

test("signing in on day 13 keeps the account, and no mail and no end follows", async () => {
  const { ask, later, mails, exists, signIn, call } = await portal();
  await ask();
  await later(13);
  const { data } = await signIn();
  expect(data.isRecovered).toBe(true);
  const before = await mails();
  await later(30);
  expect(await exists()).toBe(true);
  expect(await mails()).toEqual(before);
  const again = await signIn();
  expect(again.data.isRecovered).toBe(false);
  expect((await call(accountState, {}, { token: again.data.token })).data.deleteAt).toBe(null);
});

test("one's own profile shows the deletion date, others' profiles do not", async () => {
  const { call, db, member, ask } = await portal();
  const token = member.token;
  const own = async () => (await call(getOwnProfile, {}, { token })).data;
  expect((await own()).deleteAt).toBeNull();
  await ask();
  const { deleteAt, seoUrl } = await own();
  expect(Math.round((Date.parse(deleteAt!) - Date.now()) / 86_400_000)).toBe(14);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const other = await signedIn(db);
  expect((await call(getProfile, { params: { seoUrl } }, { token: admin.token })).data.deleteAt).toBe(deleteAt);
  expect((await call(getProfile, { params: { seoUrl } }, { token: other.token })).code).toBe("notFound");
});

test("cancelling keeps the account; again is no error", async () => {
  const { call, member, ask, later, exists } = await portal();
  await ask();
  for (let time = 0; time < 2; time++)
    expect(await call(cancelDelete, {}, { token: member.token })).toMatchObject({ status: 200, data: true });
  await later(15);
  expect(await exists()).toBe(true);
});

test("a sole full-access holder must hand over before deletion", async () => {
  const { call, db, member, ask, addStartup } = await portal();
  const [alone, shared, readOnly] = [await addStartup("Petek"), await addStartup("Kovan"), await addStartup("Polen")];
  const hold = (entityId: string, scopes: number[], accountId = member.id) =>
    db.insert(accessTable).values({ accountId, entityId, scopes });
  await hold(alone, [SCOPE.FULL_ACCESS]);
  await hold(shared, [SCOPE.FULL_ACCESS]);
  await hold(readOnly, [SCOPE.READ]);
  await hold(PLATFORM_ENTITY.admin, [SCOPE.FULL_ACCESS]);
  const heir = await signedIn(db, { [shared]: [SCOPE.FULL_ACCESS] });
  expect((await call(accountState, {}, { token: member.token })).data.soleAccess).toEqual([
    { type: "platform", name: "Kovan", seoUrl: "" },
    { type: "startup", name: "Petek", seoUrl: "petek" },
  ]);
  expect(await ask()).toMatchObject({
    status: 409,
    code: "lastFullAccess",
    data: [{}, { field: "startup", reason: "lastFullAccess", detail: "Petek" }],
  });
  await hold(alone, [SCOPE.FULL_ACCESS], heir.id);
  await hold(PLATFORM_ENTITY.admin, [SCOPE.FULL_ACCESS], heir.id);
  expect(await ask()).toMatchObject({ status: 200 });
});

test("the last usable admin cannot delete the account", async () => {
  const { db, member, ask, later, exists } = await portal();
  const admin = { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] };
  const [other, unconfirmed] = [await signedIn(db, admin), await signedIn(db, admin)];
  const become = (id: string, values: Partial<typeof account.$inferInsert>) =>
    db.update(account).set(values).where(eq(account.id, id));
  const [scopes, lockedAt] = [[SCOPE.FULL_ACCESS], new Date()];
  await db.insert(accessTable).values({ accountId: member.id, entityId: PLATFORM_ENTITY.admin, scopes });
  await become(unconfirmed.id, { emailVerifiedAt: null });
  await become(other.id, { lockedAt });
  expect(await ask()).toMatchObject({ status: 409, code: "lastFullAccess", data: [{ field: "platform" }] });
  await become(other.id, { lockedAt: null });
  expect(await ask()).toMatchObject({ status: 200 });
  await become(other.id, { lockedAt });
  await later(14.1);
  expect(await exists()).toBe(true);
  await become(other.id, { lockedAt: null });
  await later(3.1);
  expect(await exists()).toBe(false);
});

test("a sole holder since the request is told instead of deleted", async () => {
  const { db, member, ask, later, mails, exists, addStartup } = await portal();
  const petek = await addStartup("Petek");
  await db.insert(accessTable).values({ accountId: member.id, entityId: petek, scopes: [SCOPE.FULL_ACCESS] });
  const partner = await signedIn(db, { [petek]: [SCOPE.FULL_ACCESS] });
  await ask();
  await db.delete(accessTable).where(eq(accessTable.accountId, partner.id));
  await later(14.1);
  expect(await exists()).toBe(true);
  expect(await mails()).toContain("deletionHeldUp");
  await db.insert(accessTable).values({ accountId: partner.id, entityId: petek, scopes: [SCOPE.FULL_ACCESS] });
  await later(3.1);
  expect(await exists()).toBe(false);
});

test("deletion removes personal data and keeps what was made for others", async () => {
  const { db, member, ask, later, addStartup } = await portal();
  const petek = await addStartup("Petek");
  await db.insert(startupMember).values({
    startupId: petek,
    kind: "team",
    accountId: member.id,
    name: "Ayşe Işık",
  } as typeof startupMember.$inferInsert);
  await db.execute(sql`update startup set created_by = ${member.id}`);
  await db.execute(
    sql`insert into saved_query (id, account_id, kind, name, rule)
      values (${"a".repeat(24)}, ${member.id}, 'startups', 'Enerji', '{}')`,
  );
  const change = { before: { city: "Urfa" }, after: { city: "Şanlıurfa" } };
  for (const entity of ["account", "startup"] as const)
    await writeAudit(db, {
      accountId: member.id,
      action: "billing.changed",
      entity,
      entityId: entity === "account" ? member.id : petek,
      detail: change,
    });
  expect(await db.select().from(savedQuery)).toHaveLength(1);
  await ask();
  await later(14.1);
  const { rows: audited } = await db.execute(
    sql`select entity, detail from audit where action = 'billing.changed' order by entity`,
  );
  expect(audited).toEqual([
    { entity: "account", detail: {} },
    { entity: "startup", detail: change },
  ]);
  expect(await db.select().from(savedQuery)).toEqual([]);
  expect(await db.select().from(startupMember)).toEqual([]);
  const { rows } = await db.execute(sql`select created_by from startup`);
  expect(rows).toEqual([{ created_by: null }]);
});

test("the download has flags on one's own texts and none of others", async () => {
  const { db, member } = await portal();
  const other = await signedIn(db);
  const note = (accountId: string, word: string, lookedBy: string | null) =>
    db
      .insert(flaggedText)
      .values({ accountId, entity: "account", entityId: accountId, field: "title", word, text: word, lookedBy });
  await note(member.id, "bal", other.id);
  await note(other.id, "petek", member.id);
  const noted = (await personalData(db, member.id)).filter(({ name }) => name === "flagged_text");
  expect(noted).toMatchObject([{ personal: true, rows: [{ word: "bal" }] }]);
});

test("an account awaiting deletion is hidden until it is kept", async () => {
  const { call, db, member, ask, addStartup } = await portal();
  const petek = await addStartup("Petek");
  const place = { startupId: petek, kind: "team", name: "Ayşe Işık" } as const;
  await db.insert(startupMember).values([
    { ...place, accountId: member.id },
    { startupId: petek, kind: "team", name: "Can Davetli", invited: true },
    { startupId: petek, kind: "mentor", name: "Bora Yazılı" },
  ]);
  const colleague = await signedIn(db, { [petek]: [SCOPE.READ] });
  await db.insert(startupMember).values({ ...place, name: "Deniz Ortak", accountId: colleague.id });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const [{ seoUrl, surname } = { seoUrl: "", surname: "" }] = await db
    .select()
    .from(account)
    .where(eq(account.id, member.id));

  const seen = async () => {
    const params = { seoUrlOrId: "petek" };
    const opened = (await call(getStartup, { params })).data;
    const { data: found } = await call(searchPeople, { body: { searchText: surname } });
    const { data: headed } = await call(searchAll, { query: { text: `Ayşe ${surname}` } });
    const { data: looked } = await call(lookUpPeople, { query: { name: "Ayşe" } }, { token: colleague.token });
    const { data: mates } = await call(teamMembers, {}, { token: colleague.token });
    return {
      team: [...opened.teamMembers, ...opened.mentors].map(({ name }) => name).sort(),
      page: (await call(getProfile, { params: { seoUrl } })).status,
      search: found.rows.some(({ id }) => id === member.id),
      header: JSON.stringify(headed).includes(member.id),
      lookUp: looked.some(({ id }) => id === member.id),
      mates: mates.some(({ id }) => id === member.id),
    };
  };
  const shown = await seen();
  expect(shown).toMatchObject({
    team: ["Ayşe Işık", "Bora Yazılı", "Deniz Ortak"],
    page: 200,
    search: true,
    header: true,
    lookUp: true,
    mates: true,
  });

  await ask();
  const users = async (isLeaving: "true" | "false") =>
    (await call(userCalls.list, { query: { isLeaving } }, { token: admin.token })).data.rows;
  expect(await users("true")).toMatchObject([{ id: member.id, deleteAt: expect.stringMatching(/Z$/) }]);
  expect((await users("false")).every(({ deleteAt }) => deleteAt === null)).toBe(true);
  expect(await seen()).toMatchObject({
    team: ["Bora Yazılı", "Deniz Ortak"],
    page: 404,
    search: false,
    header: false,
    lookUp: false,
    mates: false,
  });
  const inside = await call(getStartup, { params: { seoUrlOrId: "petek" } }, { token: colleague.token });
  expect(inside.data.teamMembers.map(({ name, invited, seoUrl }) => [name, invited, seoUrl !== null])).toEqual([
    ["Can Davetli", true, false],
    ["Deniz Ortak", false, true],
  ]);

  await call(cancelDelete, {}, { token: member.token });
  expect(await seen()).toEqual(shown);
});

test("the download is all personal data as JSON in a ZIP without secrets", async () => {
  const { app, call, db, member, email, signIn } = await portal();
  await signIn();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const lock = (isLocked: boolean) =>
    call(userCalls.change, { params: { id: member.id }, body: { isLocked } }, { token: admin.token });
  await lock(true);
  await lock(false);
  member.token = (await signIn()).data.token;
  const options = { token: member.token };
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#f6b933" } })
    .png()
    .toBuffer();
  await call(uploadPhoto, { body: { file: new File([new Uint8Array(picture)], "ben.png") } }, options);
  await call(uploadCv, { body: { file: new File(["%PDF-1.7\n%%EOF\n"], "cv.pdf") } }, options);
  const allow = (password: string, as = member) => call(allowExport, { body: { password } }, { token: as.token });
  const download = (code: string) =>
    app.inject({
      url: `${exportAccount.path}?${new URLSearchParams({ code })}`,
      headers: { authorization: `Bearer ${member.token}` },
    });
  expect(await allow("Wrong!1")).toMatchObject({ status: 400, code: "invalidOldPassword" });
  const { code } = (await allow(PASSWORD)).data;
  const others = (await allow("", await signedIn(db))).data.code;
  for (const wrong of ["", others]) expect((await download(wrong)).json().status.code).toBe("exportNotAllowed");
  const answer = await download(code);
  expect((await download(code)).statusCode, "once").toBe(403);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toMatch(/attachment; filename="member-\w+\.zip"/);
  const files = unzipSync(answer.rawPayload);
  const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!));
  expect(read("account")).toMatchObject([{ email, name: "Ayşe" }]);
  expect(read("session")).toHaveLength(1);
  expect(read("known_device")).toHaveLength(1);
  expect(read("audit").map(({ action }: { action: string }) => action)).toEqual(["account.locked", "account.unlocked"]);
  expect(JSON.stringify(read("audit")), "who did it is somebody else").not.toContain(admin.id);
  const endings = Object.keys(files).flatMap((name) => (name.startsWith("files/") ? name.replace(/.*(-|\.)/, "") : []));
  expect(endings.sort()).toEqual(["pdf", "webp", "webp", "webp"]);
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join();
  expect(all).not.toMatch(/_hash|argon2/);
  expect(await app.inject({ url: exportAccount.path })).toMatchObject({ statusCode: 401 });
});
