import fc from "fast-check";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { listStartups } from "../contract.ts";
import { managedStartupCalls as calls, restoreStartup, type StartupsChange } from "./contract.ts";

async function world() {
  const built = await testApp();
  const { db, call, database } = built;
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const add = async (name: string, more: Record<string, unknown> = {}) => {
    const columns = { seo_url: name.toLowerCase(), name, ...more };
    const keys = Object.keys(columns);
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into startup (id, ${keys.join()}) values (gen_random_uuid(), ${keys.map((_, index) => `$${index + 1}`).join()}) returning id`,
      Object.values(columns),
    );
    return rows[0]!.id;
  };
  const names = async (query = {}) =>
    (await call(calls.list, { query }, moderator)).data.rows.map(({ name }) => name).toSorted();
  const change = (ids: string[], action: StartupsChange["action"]) =>
    call(calls.bulk, { body: { query: {}, ids, change: { action } } }, moderator);
  return { ...built, moderator, add, names, change };
}

test("moderators find startups by eight quick filters, hidden ones too", async () => {
  const { add, names, call, db, database } = await world();
  const old = new Date(Date.now() - 40 * 86_400_000);
  await add("Arı", { created_at: old });
  await add("Bal", { source: "bot", created_at: old });
  await add("Petek", { is_favorite: true, is_visible: false });
  await add("Kraliçe", { deleted_at: new Date(), created_at: old });
  const two = await add("Oğul", { created_at: old, funding_count: 1 });
  const { rows: types } = await database.pool.query("select id from type where kind = 'startupProgram' limit 2");
  for (const { id } of types)
    await database.pool.query(
      "insert into startup_choice (startup_id, kind, type_id) values ($1, 'startupProgram', $2)",
      [two, id],
    );
  expect(await names()).toEqual(["Arı", "Bal", "Kraliçe", "Oğul", "Petek"]);
  expect(await names({ hasTwoPrograms: "true" })).toEqual(["Oğul"]);
  expect(await names({ isBot: "true" })).toEqual(["Bal"]);
  expect(await names({ isBot: "false" })).not.toContain("Bal");
  expect(await names({ isFavorite: "true" })).toEqual(["Petek"]);
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  expect(await names({ createdFrom: monthAgo })).toEqual(["Petek"]);
  expect(await names({ isFunded: "true" })).toEqual(["Oğul"]);
  expect(await names({ isDeleted: "false" })).not.toContain("Kraliçe");
  expect(await names({ state: "deleted" })).toEqual(["Kraliçe"]);
  expect(await names({ state: "hidden" })).toEqual(["Petek"]);
  expect(await names({ searchText: "ogul" })).toEqual(["Oğul"]);
  const member = await signedIn(db);
  expect((await call(calls.list, { query: {} }, member)).status).toBe(403);
});

test("an owner is who has full access for longest; those without are found", async () => {
  const { add, call, names, db, moderator, database } = await world();
  const [petek, bal] = [await add("Petek"), await add("Bal")];
  const first = await signedIn(db, { [petek]: [SCOPE.FULL_ACCESS], [bal]: [SCOPE.READ] });
  await signedIn(db, { [petek]: [SCOPE.FULL_ACCESS] });
  await database.pool.query("update entity_access set created_at = now() - interval '1 day' where account_id = $1", [
    first.id,
  ]);
  await database.pool.query("update account set name = 'Selin', surname = 'Tekin' where id = $1", [first.id]);
  const { rows } = (await call(calls.list, { query: {} }, moderator)).data;
  expect(Object.fromEntries(rows.map(({ name, owner }) => [name, owner]))).toEqual({ Petek: "Selin Tekin", Bal: null });
  expect([await names({ isOwned: "true" }), await names({ isOwned: "false" })]).toEqual([["Petek"], ["Bal"]]);
  // What another column says already is not shown twice.
  const shown = calls.table.columns.filter((column) => !("isHidden" in column)).map(({ key }) => key);
  expect(shown).toContain("owner");
  expect(shown).not.toContain("state");
});

test("hide, show, delete and restore work at once and are audited", async () => {
  const { add, call, db, database, moderator, change } = await world();
  const id = await add("Petek");
  const member = await signedIn(db);
  const seen = async () => (await call(listStartups, { body: {} }, member)).data.totalCount;
  await change([id], "hide");
  expect(await seen()).toBe(0);
  await change([id], "show");
  expect(await seen()).toBe(1);
  const { version } = (await call(calls.get, { params: { id } }, moderator)).data;
  await call(calls.change, { params: { id }, body: { isFavorite: true, version } }, moderator);
  expect((await call(calls.remove, { params: { id } }, moderator)).data).toMatchObject({ state: "deleted" });
  expect(await seen()).toBe(0);
  expect((await call(calls.change, { params: { id }, body: { isFavorite: false } }, moderator)).status).toBe(404);
  expect((await call(restoreStartup, { params: { id } }, moderator)).data).toMatchObject({
    state: "visible",
    isFavorite: true,
  });
  expect(await seen()).toBe(1);
  const { rows } = await database.pool.query("select action from audit where entity_id = $1 order by id", [id]);
  expect(rows.map(({ action }) => action)).toEqual(
    ["hidden", "shown", "favorite", "deleted", "restored"].map((one) => `startup.${one}`),
  );
});

test("a preview says what would become of the rows, and changes nothing", async () => {
  const { add, call, db, database, moderator, change } = await world();
  const ids = [await add("Arı"), await add("Bal"), await add("Cam")];
  await change([ids[2]!], "delete");
  const stored = async () =>
    (
      await database.pool.query(
        "select to_jsonb(startup) r from startup union all select to_jsonb(audit) from audit union all select to_jsonb(mail) from mail",
      )
    ).rows;
  const before = await stored();
  const body = { query: {}, ids, change: { action: "hide" as const }, isPreview: true };
  const { data } = await call(calls.bulk, { body }, moderator);
  expect(data).toMatchObject({
    done: 2,
    refused: [{ id: ids[2], name: "Cam", code: "notFound" }],
    work: null,
    preview: { tried: 3, total: 3, names: expect.arrayContaining(["Arı", "Bal"]) },
  });
  const inBackground = await call(calls.bulk, { body: { ...body, inBackground: true } }, moderator);
  expect(inBackground.data).toMatchObject({ done: 2, work: null });
  expect(await stored()).toEqual(before);
  expect((await call(calls.bulk, { body }, await signedIn(db))).status).toBe(403);
});

test("changes that are all taken back leave rows and index as before", async () => {
  const { add, change, call, db, database } = await world();
  const ids = [await add("Arı"), await add("Bal"), await add("Petek", { is_visible: false })];
  const member = await signedIn(db);
  const state = async () => {
    const { rows } = await database.pool.query(
      "select name, is_visible, is_favorite, deleted_at from startup order by name",
    );
    return { rows, listed: (await call(listStartups, { body: {} }, member)).data.totalCount };
  };
  for (const action of ["hide", "show"] as const) await change(ids.slice(0, 2), action);
  const before = await state();
  const step = fc.record({
    which: fc.nat(2),
    action: fc.constantFrom<StartupsChange["action"][]>("show", "hide", "favor", "disfavor", "delete", "restore"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { which, action } of steps) await change([ids[which]!], action);
      await change(ids, "restore");
      await change(ids, "disfavor");
      await change(ids.slice(0, 2), "show");
      await change(ids.slice(2), "hide");
      expect(await state()).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

test("the specified list and its file match the table, localized", async () => {
  const { app, add, moderator } = await world();
  await add("=Petek", { is_visible: false });
  const file = await app.inject({
    url: `${calls.managementFile!.path}?state=hidden`,
    headers: { authorization: `Bearer ${moderator.token}`, "accept-language": "tr" },
  });
  const [sheet] = await readSheet(file.rawPayload);
  const [heads, cells] = sheet!.data;
  // What the job needs stands first.
  expect(heads!.slice(0, 4)).toEqual(["Ad", "Sektör", "Aşama", "Şehir"]);
  expect([cells![0], cells![heads!.indexOf("Durum")]]).toEqual(["=Petek", "Gizli"]);
});
