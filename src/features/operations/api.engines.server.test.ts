import { Writable } from "node:stream";
import readSheet from "read-excel-file/node";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { typeValueCalls } from "#features/reference/types/contract.ts";
import { forgetValues, writeAudit } from "#server/audit.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { auditCalls } from "./audit/contract.ts";
import { errorLogCalls, resolveError } from "./error-log/contract.ts";
import { sendMailAgain, sentMailCalls } from "./mails/contract.ts";
import { tryAgain, workCalls } from "./work/contract.ts";

async function world() {
  const log = new Writable({ write: (_chunk, _encoding, done) => done() });
  const built = await testApp(undefined, { LOG_LEVEL: "warn" }, log);
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const run = (text: string, values: unknown[] = []) => built.database.pool.query(text, values);
  const addMail = async (subject: string, columns: Record<string, unknown> = {}) => {
    const all = {
      kind: "accounts.welcome",
      recipient: "isil@example.test",
      locale: "tr",
      subject,
      content: {},
      ...columns,
    };
    const keys = Object.keys(all);
    const { rows } = await run(
      `insert into mail (id, ${keys}) values (gen_random_uuid(), ${keys.map((_, at) => `$${at + 1}`)}) returning id`,
      Object.values(all),
    );
    return rows[0].id as string;
  };
  const addJob = async (name: string, columns: Record<string, unknown> = {}) => {
    const all = { name, data: {}, run_at: new Date(Date.now() + 3_600_000), ...columns };
    const keys = Object.keys(all);
    const { rows } = await run(
      `insert into background_job (id, ${keys}) values (gen_random_uuid(), ${keys.map((_, at) => `$${at + 1}`)}) returning id`,
      Object.values(all),
    );
    return rows[0].id as string;
  };
  return { ...built, admin, run, addMail, addJob };
}

testOnNewest("a fault is one row a kind, counted, resolved, and open again when it comes back", async () => {
  const { app, call, admin } = await world();
  const boom = (number: number) =>
    app.log.error({ err: new Error(`Line ${number} broke`), place: "GET /apiJob/Job" }, "x");
  const list = async (query = {}) => (await call(errorLogCalls.list, { query }, admin)).data.rows;
  boom(1);
  boom(2);
  app.log.error({ err: new TypeError("Other"), place: "GET /apiJob/Job" }, "x");
  app.log.warn({ err: new Error("Only a warning") }, "x");
  await app.errors.flush();
  boom(3);
  await app.errors.flush();
  expect(await list({ searchText: "broke" })).toMatchObject([
    { message: "Line 3 broke", place: "GET /apiJob/Job", occurrences: 3, state: "open" },
  ]);
  expect(await list()).toHaveLength(2);
  const [{ id } = { id: "" }] = await list({ searchText: "broke" });
  expect((await call(resolveError, { params: { id } }, admin)).data.state).toBe("resolved");
  expect(await list({ state: "open" })).toHaveLength(1);
  boom(4);
  await app.errors.flush();
  expect(await list({ state: "open" })).toHaveLength(2);
  const body = { query: { state: "open" as const }, except: [], change: { action: "resolved" as const } };
  expect((await call(errorLogCalls.bulk, { body }, admin)).data).toMatchObject({ done: 2 });
});

testOnNewest("a fault of a call stands in the list under its call, without the values it had", async () => {
  const { app, call, admin, run } = await world();
  await run("alter table job rename to job_away");
  const answer = await app.inject({ method: "POST", url: "/apiJob/Job/Search", payload: {} });
  expect(answer.statusCode).toBe(500);
  await run("alter table job_away rename to job");
  await app.errors.flush();
  const { data } = await call(errorLogCalls.list, { query: {} }, admin);
  expect(data.rows).toMatchObject([{ place: "POST /apiJob/Job/Search", code: "42P01" }]);
});

testOnNewest("a mail that was not taken is sent again; one whose content is gone cannot be", async () => {
  const { app, call, admin, run, addMail, addJob } = await world();
  const failed = await addMail("Hoş geldiniz");
  await addJob("mail.send", {
    data: { id: failed },
    failed_at: new Date(),
    attempts: 3,
    last_error: "refused with 550",
  });
  const gone = await addMail("Kod", { content: null, sent_at: new Date() });
  const sent = await addMail("Hello", { sent_at: new Date() });
  const rows = async (query = {}) => (await call(sentMailCalls.list, { query }, admin)).data.rows;
  expect(await rows({ state: "failed" })).toMatchObject([{ id: failed, attempts: 3, lastError: "refused with 550" }]);
  expect(await rows({ searchText: "hos isil" })).toHaveLength(1);
  expect((await call(sendMailAgain, { params: { id: gone } }, admin)).code).toBe("mailForgotten");
  for (const id of [failed, failed, sent])
    expect((await call(sendMailAgain, { params: { id } }, admin)).data).toMatchObject({ state: "waiting" });
  const { rows: jobs } = await run(
    "select data ->> 'id' id from background_job where failed_at is null and name = 'mail.send'",
  );
  expect(jobs.map(({ id }) => id).toSorted()).toEqual([failed, sent].toSorted());
  const file = await app.inject({
    url: `${sentMailCalls.managementFile!.path}?state=sent`,
    headers: { authorization: `Bearer ${admin.token}`, "accept-language": "tr" },
  });
  const [sheet] = await readSheet(file.rawPayload);
  expect(sheet!.data.map((row) => row.slice(1, 3))).toEqual([
    ["Konu", "Durum"],
    ["Kod", "Gönderildi"],
  ]);
});

test("mails are found by localized kind, code and with an address", async () => {
  const { call, admin, addMail } = await world();
  const reset = await addMail("Kovan", { kind: "accounts.resetPassword" });
  const wish = await addMail("Kovan", { kind: "accounts.joinWish", recipient: "bal@example.test" });
  const declined = await addMail("Kovan", { kind: "accounts.joinWishDeclined" });
  const found = async (searchText: string, language: "en" | "tr", searchColumn?: "kind" | "recipient") => {
    const reader = { token: admin.token, headers: { "accept-language": language } };
    const { rows } = (await call(sentMailCalls.list, { query: { searchText, searchColumn } }, reader)).data;
    return rows.map(({ id }) => id).toSorted();
  };
  expect(await found("Password", "en")).toEqual([reset]);
  expect(await found("SIFRE", "tr")).toEqual([reset]);
  expect(await found("şifre", "en")).toEqual([]);
  expect(await found("resetpassword", "tr")).toEqual([reset]);
  expect(await found("şifre isil", "tr")).toEqual([reset]);
  expect(await found("şifre bal@", "tr")).toEqual([]);
  expect(await found("şifre", "tr", "kind")).toEqual([reset]);
  expect(await found("şifre", "tr", "recipient")).toEqual([]);
  // The code of the one begins the code of the other.
  expect(await found("ekibe", "tr")).toEqual([wish]);
  expect(await found("katılma", "tr")).toEqual([wish, declined].toSorted());
});

test("failed work is retried in full; newer work of its key replaces it", async () => {
  const { call, admin, run, addJob } = await world();
  const failed = await addJob("test.one", { failed_at: new Date(), attempts: 8, last_error: "broken" });
  const old = await addJob("test.two", { key: "k", failed_at: new Date() });
  const newer = await addJob("test.two", { key: "k" });
  const running = await addJob("test.three", { lease_id: failed, attempts: 1 });
  const again = async (id: string) => (await call(tryAgain, { params: { id } }, admin)).data;
  expect(await again(failed)).toMatchObject({ state: "waiting", attempts: 0, lastError: null });
  expect(await again(old)).toBeNull();
  expect(await again(running)).toMatchObject({ state: "running", attempts: 1 });
  const { rows } = await run("select id from background_job where run_at <= now() and name like 'test.%'");
  expect(rows.map(({ id }) => id).toSorted()).toEqual([failed, newer].toSorted());
  expect((await call(workCalls.list, { query: { state: "running" } }, admin)).data.rows).toMatchObject([
    { id: running },
  ]);
});

testOnNewest(
  "an entry of the audit has the fields that were changed, before and after, and names what its ids mean",
  async () => {
    const { call, admin } = await world();
    const { rows } = (await call(typeValueCalls.list, { query: { kind: "sector", pageSize: 10 } }, admin)).data;
    const { id, version, nameEn } = rows[0]!;
    const change = { nameEn: "Money matters", version };
    expect((await call(typeValueCalls.change, { params: { id }, body: change }, admin)).status).toBe(200);
    const [entry] = (await call(auditCalls.list, { query: { entityId: id } }, admin)).data.rows;
    expect(JSON.parse(entry!.detail)).toMatchObject({ before: { nameEn }, after: { nameEn: "Money matters" } });
    expect(entry!.names).toEqual({ [id]: "Money matters" });
  },
);

testOnNewest("what an entry of the audit is about has its name, and its page until it is deleted", async () => {
  const { call, admin, db, run } = await world();
  const id = v7();
  await run("insert into startup (id, seo_url, name) values ($1, 'petek', 'Petek A.Ş.')", [id]);
  for (const [entity, entityId] of [
    ["startup", id],
    ["startup", "none"],
    ["account", admin.id],
    ["mail", v7()],
  ] as const)
    await writeAudit(db, { accountId: admin.id, action: "startup.hidden", entity, entityId });
  const rows = async () => {
    const { data } = await call(auditCalls.list, { query: { action: "startup.hidden" } }, admin);
    return data.rows.map(({ entity, entityId, names, address }) => ({ entity, name: names[entityId], address }));
  };
  const { rows: own } = await run("select name || ' ' || surname name, seo_url address from account where id = $1", [
    admin.id,
  ]);
  const [ofMail, ofPerson, ofNone, ofStartup] = await rows();
  expect([ofMail, ofNone]).toMatchObject([{ address: null }, { address: null }]);
  expect(ofPerson).toEqual({ entity: "account", ...own[0] });
  expect(ofStartup).toEqual({ entity: "startup", name: "Petek A.Ş.", address: "petek" });
  await run("update startup set deleted_at = now() where id = $1", [id]);
  expect((await rows()).at(-1)).toEqual({ entity: "startup", name: "Petek A.Ş.", address: null });
});

test("the audit is searched by values and names, not by fields or elements", async () => {
  const { call, admin, db, run } = await world();
  const { rows: places } = await run("select id from city where name_en = 'Izmir' limit 1");
  const entityId = v7();
  const entry = (detail: Record<string, unknown>) =>
    writeAudit(db, { accountId: admin.id, action: "startup.changed", entity: "startup", entityId, detail });
  await entry({
    before: {
      name: "Çağdaş Işık",
      cityId: places[0].id,
      amount: 4275.5,
      descriptionTr: '<p>Eski <a href="https://petek.example/a" rel="nofollow">metin</a></p>',
    },
    after: { name: "Petek", descriptionTr: "<p>Ye<b>ni</b> metin</p>", phone: ["+90 212 555 10 10"], isVisible: true },
    sourceKey: "SRC-77",
  });
  const found = async (searchText: string, searchColumn?: "action") =>
    (await call(auditCalls.list, { query: { searchText, searchColumn, entityId } }, admin)).data.totalCount;
  const words = [
    "CAGDAS isik",
    "ışık petek",

    "petek.example/a",
    "4275.5",
    "eski",
    "212 555",
    "src 77",
    "izmir",
    "İZMİR",
    entityId,
    "startup changed ışık",
  ];
  for (const word of words) expect(await found(word), word).toBe(1);
  for (const word of ["taglineEn", "before", "nofollow", "href", "true", "ankara"])
    expect(await found(word), word).toBe(0);
  expect(await found("petek", "action")).toBe(0);

  // What was changed is found by its name, in either language, whatever it is.
  const { organizationId } = await insertProgram(db, {});
  const added = await run(
    `insert into program (id, organization_id, seo_url, program_type_id, name_tr, name_en) select gen_random_uuid(), $1, 'okul',
      (select id from type where kind = 'programType' limit 1), 'Bahar okulu', 'Spring school' returning id`,
    [organizationId],
  );
  const patent = await run(
    `insert into patent (id, organization_id, name_tr, application_numbers) values (gen_random_uuid(), $1, 'Arı sensörü', '{TR 2020/1}')
      returning id`,
    [organizationId],
  );
  for (const [entity, action, { rows: things }, names] of [
    ["program", "program.hidden", added, ["BAHAR okulu", "spring school"]],
    ["patent", "patent.hidden", patent, ["ari sensoru"]],
  ] as const) {
    await writeAudit(db, { accountId: admin.id, action, entity, entityId: things[0].id });
    for (const name of names) {
      const { data } = await call(auditCalls.list, { query: { searchText: name } }, admin);
      expect(data.rows.map((row) => row.entityId)).toEqual([things[0].id]);
    }
  }

  const { id } = await signedIn(db);
  const change = { before: { address: "Kovan Sokak 7" }, after: { address: "Petek Sokak 9" } };
  await writeAudit(db, { accountId: id, action: "billing.changed", entity: "account", entityId: id, detail: change });
  const addresses = async (searchText: string) =>
    (await call(auditCalls.list, { query: { searchText } }, admin)).data.totalCount;
  expect([await addresses("kovan sokak"), await addresses("petek sokak")]).toEqual([1, 1]);
  await forgetValues(db, id);
  expect([await addresses("kovan sokak"), await addresses("petek sokak")]).toEqual([0, 0]);
});

testOnNewest(
  "the audit says who did what, found by person, by an action's code or words, and by day; files have both",
  async () => {
    const { app, call, admin, addJob } = await world();
    const id = await addJob("payments.refund", { failed_at: new Date() });
    await call(tryAgain, { params: { id } }, admin);
    const rows = async (query: object) => (await call(auditCalls.list, { query }, admin)).data.rows;
    expect(await rows({ accountId: admin.id })).toMatchObject([
      {
        person: { id: admin.id, name: "Deniz Ergin" },
        action: "work.again",
        entityId: id,
        detail: '{"name": "payments.refund"}',
      },
    ]);
    expect(await rows({ searchText: "work again" })).toHaveLength(1);
    expect(await rows({ searchText: "tried background" })).toHaveLength(1);
    expect(await rows({ searchText: "tried startup" })).toEqual([]);
    expect(await rows({ searchText: "DENİZ erg tried" })).toHaveLength(1);
    expect(await rows({ searchText: "deniz", searchColumn: "action" })).toEqual([]);
    const inTurkish = { token: admin.token, headers: { "accept-language": "tr" } };
    const found = async (searchText: string) =>
      (await call(auditCalls.list, { query: { searchText } }, inTurkish)).data.totalCount;
    expect([await found("yeniden DENENDİ"), await found("tried")]).toEqual([1, 0]);
    expect((await call(workCalls.list, { query: { searchText: "iade gonder" } }, inTurkish)).data.rows).toMatchObject([
      { name: "payments.refund" },
    ]);
    const payload = { query: { action: "work.again" }, columns: ["action", "entity"] };
    const headers = { authorization: `Bearer ${admin.token}`, "accept-language": "tr" };
    const file = await app.inject({ method: "POST", url: auditCalls.export.path, payload, headers });
    const [sheet] = await readSheet(file.rawPayload);
    expect(sheet!.data[1]).toEqual(["Arka plan işi yeniden denendi (work.again)", "Arka plan işi"]);
    expect(await rows({ action: "work.again", to: "2020-01-01" })).toEqual([]);
  },
);
