import { eq, isNotNull, sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { tableExport } from "#db/tables/table-exports.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { getExportFile, getLatestExport } from "#shared/table/viewer-calls.ts";
import { typeId } from "#shared/type-id.ts";
import type { Role } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { adminCalls, endSessions, userCalls } from "./contract.ts";

const full = (role: Role) => ({ [PLATFORM_ENTITY[role]]: [SCOPE.FULL_ACCESS] });

async function appWithStaff() {
  const built = await testApp();
  const admin = await signedIn(built.db, full("admin"));
  const special = await signedIn(built.db, full("specialAdmin"));
  const member = await signedIn(built.db);
  return { ...built, admin, special, member };
}

async function person(db: Db, name: string, surname: string, more: Partial<typeof account.$inferInsert> = {}) {
  const id = v7();
  const email = `${id}@example.test`;
  await db.insert(account).values({ id, email, name, surname, seoUrl: id, ...more });
  return { id, email };
}

const auditOf = async (db: Db) =>
  (await db.execute<{ action: string }>(sql`select action from audit order by id`)).rows.map(({ action }) => action);

test("users are searched folded, filtered and ordered without secrets", async () => {
  const { call, db, admin } = await appWithStaff();
  await person(db, "Işıl", "Çağlayan", {
    userTypeId: typeId("userType", "investor"),
    passwordHash: "$argon2id$secret",
  });
  await person(db, "Ilgaz", "Şahin", { lockedAt: new Date() });
  await person(db, "Çetin", "Zengin");
  const list = async (query: object, locale = "en") =>
    (await call(userCalls.list, { query }, { token: admin.token, headers: { "accept-language": locale } })).data;
  const names = async (query: object, locale = "en") => (await list(query, locale)).rows.map(({ name }) => name);
  expect(await names({ searchText: "isil caglayan" })).toEqual(["Işıl Çağlayan"]);
  expect(await names({ searchText: "ŞAHİN" })).toEqual(["Ilgaz Şahin"]);
  expect(await names({ searchText: "%" })).toEqual([]);
  expect(await names({ searchText: "isil", searchColumn: "name" })).toEqual(["Işıl Çağlayan"]);
  expect(await names({ searchText: "isil", searchColumn: "email" })).toEqual([]);
  expect(await names({ isLocked: "true" })).toEqual(["Ilgaz Şahin"]);
  expect(await names({ userTypeId: typeId("userType", "investor") })).toEqual(["Işıl Çağlayan"]);
  expect((await names({ role: "specialAdmin" })).length).toBe(1);
  expect((await names({ orderColumnName: "name" }, "tr")).slice(0, 2)).toEqual(["Çetin Zengin", "Deniz Ergin"]);
  const first = await list({ searchText: "isil" }, "tr");
  expect(first).toMatchObject({ pageIndex: 1, pageSize: 6, totalCount: 1 });
  expect(first.rows[0]).toMatchObject({ userType: { name: "Yatırımcı" }, sessions: 0, isVerified: false, roles: [] });
  expect(Object.keys(first.rows[0]!).sort()).toEqual([...first.fieldNames].sort());
  expect(JSON.stringify(first)).not.toMatch(/argon2|password|token/i);
});

test("the search of users uses its index", async () => {
  const { db } = await appWithStaff();
  await db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'person' || n || '@example.test', 'Name' || md5(n::text), 'Surname', 'person-' || n
    from generate_series(1, 3000) n`);
  await db.execute(sql`analyze account`);
  const { rows } = await db.execute<Record<string, string>>(
    sql`explain select id from account where account.search like ${"%person1234%"}`,
  );
  expect(rows.map((row) => Object.values(row)[0]).join("\n")).toContain("account_search");
});

testOnNewest("an admin corrects a member's name; who is found, and the audit, follow", async () => {
  const { call, db, admin, member } = await appWithStaff();
  const options = { token: admin.token };
  const params = { id: member.id };
  const before = (await call(userCalls.get, { params }, options)).data;
  const body = { firstName: "Gülnur", surname: "Özışık", version: before.version };
  const changed = await call(userCalls.change, { params, body }, options);
  expect(changed.data).toMatchObject({ name: "Gülnur Özışık", seoUrl: before.seoUrl });
  expect((await call(userCalls.list, { query: { searchText: "ozisik" } }, options)).data.totalCount).toBe(1);
  expect(await call(userCalls.change, { params, body: { surname: " " } }, options)).toMatchObject({ status: 400 });
  const { rows } = await db.execute(sql`select detail from audit where action = 'account.nameChanged'`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0])).toContain("Özışık");
});

testOnNewest("locking ends sessions and refuses new ones; everything is written down", async () => {
  const { call, db, admin, member } = await appWithStaff();
  const options = { token: admin.token };
  const change = (id: string, body: object) => call(userCalls.change, { params: { id }, body }, options);
  expect(await change(member.id, { isLocked: true })).toMatchObject({
    status: 200,
    data: { isLocked: true, sessions: 0 },
  });
  expect((await call(userCalls.get, { params: { id: member.id } }, { token: member.token })).status).toBe(401);
  expect(await change(member.id, { isLocked: false })).toMatchObject({ data: { isLocked: false } });
  const userTypeId = typeId("userType", "employee");
  expect(await change(member.id, { userTypeId })).toMatchObject({ data: { userType: { id: userTypeId } } });
  expect(await change(member.id, { userTypeId: typeId("sector", "health") })).toMatchObject({ status: 400 });
  const fresh = await person(db, "Ece", "Kaya");
  expect(await change(fresh.id, { isVerified: true })).toMatchObject({ data: { isVerified: true } });
  expect(await change(v7(), { isVerified: true })).toMatchObject({ status: 404 });
  expect(await change(member.id, { email: "new@example.test" })).toMatchObject({ status: 400 });
  expect(await change(member.id, { isVerified: false })).toMatchObject({
    status: 400,
    data: [{ field: "isVerified" }],
  });
  const replace = (body: object) =>
    call(userCalls.replace, { params: { id: member.id }, body: body as never }, options);
  expect(await replace({ isLocked: false })).toMatchObject({ status: 400 });
  const names = { firstName: "Ada", surname: "Işık" };
  expect(await replace({ isLocked: false, isVerified: true, userTypeId, ...names })).toMatchObject({ status: 200 });
  const again = await signedIn(db);
  expect(await call(endSessions, { params: { id: again.id } }, options)).toMatchObject({ status: 200, data: 1 });
  expect(await auditOf(db)).toEqual([
    "account.locked",
    "account.unlocked",
    "account.userTypeChanged",
    "account.verified",
    "account.nameChanged",
    "account.signedOut",
  ]);
});

testOnNewest("special admins leave admins alone; nobody locks themselves", async () => {
  const { call, admin, special, member } = await appWithStaff();
  const lock = (by: { token: string }, id: string) =>
    call(userCalls.change, { params: { id }, body: { isLocked: true } }, { token: by.token });
  expect(await lock(special, admin.id)).toMatchObject({ status: 403 });
  expect(await lock(admin, admin.id)).toMatchObject({ status: 403 });
  expect(await call(endSessions, { params: { id: admin.id } }, { token: special.token })).toMatchObject({
    status: 403,
  });
  expect(await lock(member, special.id)).toMatchObject({ status: 403 });
  expect(
    await call(adminCalls.add, { body: { account: member.id, role: "admin" } }, { token: special.token }),
  ).toMatchObject({ status: 403, code: "invalidAccess" });
  expect(await call(adminCalls.remove, { params: { id: admin.id } }, { token: special.token })).toMatchObject({
    status: 403,
  });
  expect(await lock(special, member.id)).toMatchObject({ status: 200 });
});

test("roles are given by address and taken; the last usable admin stays", async () => {
  const { call, db, admin } = await appWithStaff();
  const options = { token: admin.token };
  const ece = await person(db, "Ece", "Kaya");
  const give = (account: string) => call(adminCalls.add, { body: { account, role: "moderator" } }, options);
  expect(await give(ece.email.toUpperCase())).toMatchObject({
    status: 200,
    data: { isModerator: true, isAdmin: false },
  });
  expect(await give(ece.email)).toMatchObject({ status: 409, code: "conflict" });
  expect(await give("nobody@example.test")).toMatchObject({
    status: 400,
    data: [{ field: "account", reason: "unknown" }],
  });
  const last = { status: 409, code: "lastFullAccess" };
  const change = (id: string, body: object) => call(adminCalls.change, { params: { id }, body }, options);
  expect(await change(admin.id, { isAdmin: false })).toMatchObject(last);
  expect(await call(adminCalls.remove, { params: { id: admin.id } }, options)).toMatchObject(last);
  expect(await change(ece.id, { isAdmin: true })).toMatchObject({ data: { isAdmin: true, isModerator: true } });
  await db.update(account).set({ lockedAt: new Date() }).where(sql`id = ${ece.id}`);
  expect(await change(admin.id, { isAdmin: false }), "the other admin is locked").toMatchObject(last);
  expect((await call(adminCalls.list, { query: {} }, options)).data.rows.map(({ id }) => id).sort()).toContain(ece.id);
  expect(await call(adminCalls.remove, { params: { id: ece.id } }, options)).toMatchObject({ status: 200, data: null });
  expect((await call(adminCalls.list, { query: { role: "moderator" } }, options)).data.totalCount).toBe(0);
  for (const { key, clickableFilter, isBoolean } of adminCalls.table.columns.map((one) => ({
    isBoolean: false,
    clickableFilter: "",
    ...one,
  })))
    if (isBoolean && clickableFilter) {
      const counts = [];
      for (const wanted of ["true", "false"]) {
        const { status, data } = await call(adminCalls.list, { query: { [clickableFilter]: wanted } }, options);
        expect(status, key).toBe(200);
        counts.push(data.totalCount);
      }
      expect(counts[0]! + counts[1]!, key).toBe(2);
    }
});

testOnNewest("a spreadsheet holds what is shown: columns in their order, Turkish letters, no formula", async () => {
  const { app, db, admin } = await appWithStaff();
  const evil = ['=HYPERLINK("http://example.test")', "+905551112233", "-1+1", "@SUM(A1)", "\t=1+1"];
  const ids: string[] = [];
  for (const title of evil) ids.push((await person(db, "Işıl Ğ", "Çağlayan <&>", { title })).id);
  const left = await person(db, "Işıl", "Kalan");
  const body = {
    query: { searchText: "isil", orderColumnName: "createdAt" },
    columns: ["title", "name", "isVerified", "locale", "createdAt", "sessions"],
    except: [left.id],
  };
  const answer = await app.inject({
    method: "POST",
    url: userCalls.export.path,
    payload: body,
    headers: { authorization: `Bearer ${admin.token}`, "accept-language": "tr" },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("spreadsheetml");
  expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain("Kullanıcılar");
  const [sheet] = await readSheet(answer.rawPayload);
  const [head, ...rows] = sheet!.data;
  expect(head).toEqual(["Unvan", "Ad soyad", "E‑posta doğrulandı", "Dil", "Katılım tarihi", "Açık oturum"]);
  expect(rows.map((row) => row.slice(0, 4))).toEqual(
    evil.map((title) => [title.trim(), "Işıl Ğ Çağlayan <&>", "Hayır", "İngilizce"]),
  );
  expect(rows[0]?.[4]).toBeInstanceOf(Date);
  expect(rows[0]?.[5]).toBe(0);
  expect(await auditOf(db)).toEqual(["table.exported"]);
});

testOnNewest(
  "a long spreadsheet is written in the background, told by mail, and fetched by who asked for it alone",
  async () => {
    const { app, database, db, admin, special, call } = await appWithStaff();
    await db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'n' || n || '@example.test', 'Arı' || n, 'Petekoğlu', 'n' || n from generate_series(1, 1200) n`);
    const ask = async (token: string) => {
      const payload = { query: { searchText: "petekoglu" }, columns: ["name", "email"], inBackground: true };
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: "POST", url: userCalls.export.path, payload, headers });
      expect(answer.statusCode).toBe(202);
      return answer.json().data.id as string;
    };
    const state = async (token: string) => (await call(getLatestExport, { params: { key: "users" } }, { token })).data;
    const fetchFile = (id: string, token: string) =>
      app.inject({
        method: "GET",
        url: getExportFile.path.replace(":id", id),
        headers: { authorization: `Bearer ${token}` },
      });
    const id = await ask(admin.token);
    expect(await state(admin.token)).toMatchObject({ id, state: "working", total: null, written: 0 });
    expect((await fetchFile(id, admin.token)).statusCode).toBe(404);
    await runJobs(database);
    expect(await state(admin.token)).toMatchObject({ id, state: "ready", total: 1200, written: 1200 });
    expect((await database.pool.query("select message from error_log")).rows).toEqual([]);
    expect(await state(special.token)).toBeNull();
    expect((await fetchFile(id, special.token)).statusCode).toBe(404);
    const file = await fetchFile(id, admin.token);
    const [sheet] = await readSheet(file.rawPayload);
    expect(sheet!.data).toHaveLength(1201);
    expect((await db.select().from(mail)).map(({ kind }) => kind)).toEqual(["tables.exportReady"]);
    const own = await ask(special.token);
    await runJobs(database);
    expect((await fetchFile(own, special.token)).statusCode).toBe(200);
    // Asked for with a right that is gone when the work begins, or when the file is fetched.
    await ask(special.token);
    await db.delete(entityAccess).where(eq(entityAccess.accountId, special.id));
    await runJobs(database);
    const failed = await db.select().from(tableExport).where(isNotNull(tableExport.failedAt));
    expect(failed).toMatchObject([{ accountId: special.id, written: 0 }]);
    expect((await fetchFile(own, special.token)).statusCode).toBe(404);
  },
  120_000,
);

test("one long spreadsheet at a time is written for each person", async () => {
  const { app, database, admin, special } = await appWithStaff();
  const ask = (token: string, url: string, inBackground = true) =>
    app.inject({
      method: "POST",
      url,
      payload: { query: {}, columns: ["name"], inBackground },
      headers: { authorization: `Bearer ${token}`, "accept-language": "tr" },
    });
  const both = await Promise.all([ask(admin.token, userCalls.export.path), ask(admin.token, adminCalls.export.path)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    status: { code: "exportInProgress" },
    message: "Bir Excel dosyanız hâlâ hazırlanıyor. O hazır olunca yeniden deneyin.",
  });
  expect((await ask(special.token, userCalls.export.path)).statusCode).toBe(202);
  expect((await ask(admin.token, userCalls.export.path, false)).statusCode).toBe(200);
  await runJobs(database);
  expect((await ask(admin.token, userCalls.export.path)).statusCode).toBe(202);
  // One that nobody finishes does not keep its owner waiting for ever.
  expect((await ask(admin.token, userCalls.export.path)).statusCode).toBe(409);
  await moveClock(database, { hours: 2 });
  expect((await ask(admin.token, userCalls.export.path)).statusCode).toBe(202);
});
