import { expect, test } from "vitest";
import { tableSetting } from "#db/tables/table-settings.server.ts";
import { homeStatistics } from "#features/home/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { getTableSettings, putTableSettings } from "#shared/table/viewer-calls.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { adminCheck, adminStatistics } from "./contract.ts";
import { PERIODS, type Period } from "./limits.ts";

test("a table is as its person has arranged it, for that person alone", async () => {
  const { db, call } = await testApp();
  const admin = { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] };
  const [one, other, member] = [await signedIn(db, admin), await signedIn(db, admin), await signedIn(db)];
  const get = async (who: { token: string }, key = "users") =>
    (await call(getTableSettings, { params: { key } }, { token: who.token })).data;
  const put = (body: object, key = "users") => call(putTableSettings, { params: { key }, body }, { token: one.token });
  expect(await get(one)).toEqual({});
  const settings = { order: ["name", "email"], hidden: ["email"], widths: { name: 320 }, pageSize: 50 };
  expect((await put({ pageSize: 10 })).status).toBe(200);
  expect((await put(settings)).status).toBe(200);
  expect(await get(one)).toEqual(settings);
  expect(await get(other)).toEqual({});
  expect(await get(one, "admins")).toEqual({});
  expect((await put({ colour: "red" })).status).toBe(400);
  for (const [body, field] of [
    [{ widths: { name: 199 } }, "widths.name"],
    [{ widths: { nobody: 300 } }, "widths"],
    [{ order: ["name", "nobody"] }, "order"],
    [{ hidden: ["nobody"] }, "hidden"],
    [{ sort: { key: "nobody", descending: true } }, "sort"],
  ] as const)
    expect(await put(body)).toMatchObject({ status: 400, data: [{ field }] });
  expect((await put({}, "no such/key")).status).toBe(400);
  expect(await put({}, "no-such-table")).toMatchObject({ status: 404, code: "notFound" });
  expect((await call(getTableSettings, { params: { key: "users" } }, { token: member.token })).status).toBe(403);
  // A column that was there when it was arranged.
  await db.update(tableSetting).set({ settings: { ...settings, order: ["old", "email"], widths: { old: 300 } } });
  expect(await get(one)).toEqual({ ...settings, order: ["email"], widths: {} });
});

test("the panel and the home page count the same startups of the same month", async () => {
  const { db, call, database } = await testApp();
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const first = "date_trunc('month', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul'";
  const { rows } = await database.pool.query<{ id: string }>(`
    insert into startup (id, seo_url, name, is_visible, created_at) values
      (gen_random_uuid(), 'now', 'Now', true, ${first}), (gen_random_uuid(), 'hidden', 'Hidden', false, now()),
      (gen_random_uuid(), 'before', 'Before', true, ${first} - interval '1 second') returning id`);
  await database.pool.query("select list_refresh('startups', $1)", [rows.map(({ id }) => id)]);
  const home = (await call(homeStatistics, {})).data;
  const panel = (await call(adminStatistics, { query: { period: "month" } }, { token: moderator.token })).data;
  expect([home.startups, home.newStartups]).toEqual([2, 1]);
  expect([panel.startups.total, panel.startups.series.at(-1)!.count, panel.hiddenStartups]).toEqual([2, 1, 1]);
});

test("the panel counts the rounds its links show, none hidden or private", async () => {
  const { db, call, database } = await testApp();
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  await database.pool.query(`
    insert into startup (id, seo_url, name, is_visible, deleted_at) values (gen_random_uuid(), 'arı', 'Arı', true, null),
      (gen_random_uuid(), 'bal', 'Bal', false, null), (gen_random_uuid(), 'cam', 'Cam', true, now())`);
  await database.pool.query(`
    insert into funding (id, startup_id, announced_date, is_private)
    select gen_random_uuid(), id, (now() at time zone 'Europe/Istanbul')::date, private
    from startup cross join (values (true), (false)) rounds (private)`);
  const { fundings } = (await call(adminStatistics, { query: { period: "month" } }, moderator)).data;
  expect([fundings.total, fundings.series.at(-1)!.count]).toEqual([1, 1]);
});

test("the panel counts additions by period; accounts are for site admins", async () => {
  const { db, call } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  for (const period of Object.keys(PERIODS) as Period[]) {
    const { site, startups } = (await call(adminStatistics, { query: { period } }, admin)).data;
    expect(site!.accounts.total).toBe(2);
    expect(site!.accounts.series).toHaveLength(PERIODS[period]);
    expect(site!.accounts.series.map(({ count }) => count)).toEqual([...Array(PERIODS[period] - 1).fill(0), 2]);
    expect(startups).toMatchObject({ total: 0 });
  }
  const { data } = await call(adminStatistics, { query: {} }, moderator);
  expect(data).toMatchObject({ site: null, startups: { total: 0 }, organizations: 0 });
  expect((await call(adminCheck, {}, moderator)).data).toEqual({
    admin: false,
    moderator: true,
    specialAdmin: false,
    siteWideAdmin: false,
  });
});
