import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { job } from "#db/tables/jobs.server.ts";
import { profileHiding } from "#db/tables/profile.server.ts";
import { fold } from "#shared/fold.ts";
import { isoDay } from "#shared/iso-day.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { type FakeHiding, type FakeTalent, fakeTalent, insertTalents } from "#testing/talents.ts";
import { fundingByYear, homeNews, homeStatistics, indexData } from "./contract.ts";

test("an empty portal has zeros and empty lists", async () => {
  const { call } = await testApp();
  expect((await call(homeStatistics, {})).data).toMatchObject({
    startups: 0,
    raisedUsd: 0,
    people: 0,
    organizations: 0,
  });
  expect((await call(indexData, {})).data).toMatchObject({
    companies: [],
    funded: [],
    seeking: [],
    jobs: [],
    users: [],
    providers: [],
    sectors: [],
  });
  expect((await call(homeNews, {})).data).toMatchObject({ programs: [], openPrograms: 0, rounds: [], report: null });
  expect((await call(fundingByYear, {})).data).toMatchObject({ sectors: [], withoutAmount: 0 });
});

test("hidden and deleted startups and private rounds are not counted", async () => {
  const { call, database } = await testApp();
  const ids = [v7(), v7(), v7()];
  await database.pool.query(
    "insert into startup (id, seo_url, name, is_visible, deleted_at, tagline_tr) values ($1, 'a', 'Açık', true, null, 'Yalnız Türkçe'), ($2, 'b', 'Gizli', false, null, null), ($3, 'c', 'Silinmiş', true, now(), null)",
    ids,
  );
  const usd = "(select id from currency where code = 'USD')";
  for (const [startup, isPrivate] of [
    [ids[0], false],
    [ids[0], true],
    [ids[1], false],
  ])
    await database.pool.query(
      `insert into funding (id, startup_id, announced_date, amount, amount_currency_id, amount_usd, is_private) values ($1, $2, '2025-01-02', 1000, ${usd}, 1000, $3)`,
      [v7(), startup, isPrivate],
    );
  await database.pool.query("select list_refresh('startups', $1)", [ids]);
  expect((await call(homeStatistics, {})).data).toMatchObject({ startups: 1, raisedUsd: 1000 });
  const { data } = await call(indexData, {});
  expect(data.companies).toMatchObject([{ name: "Açık", tagline: "Yalnız Türkçe" }]);
  expect(data.funded).toMatchObject([{ name: "Açık", amountUsd: 1000, date: "2025-01-02" }]);
  expect((await call(homeNews, {})).data.rounds).toMatchObject([
    { startup: { name: "Açık" }, amountUsd: 1000, stage: null, lead: null, others: 0, date: "2025-01-02" },
  ]);
  const { years, sectors, withoutAmount } = (await call(fundingByYear, {})).data;
  const of2025 = years.indexOf(2025);
  expect(sectors).toMatchObject([{ id: null, name: null }]);
  expect([sectors[0]!.usd[of2025], sectors[0]!.rounds[of2025], withoutAmount]).toEqual([1000, 1, 0]);
});

test("funding by sector follows each write that changes it, at once", async () => {
  const { call, database } = await testApp();
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  const [id, energy, health] = [v7(), typeId("sector", "energy"), typeId("sector", "health")];
  await run("insert into startup (id, seo_url, name, sector_id) values ($1, 'a', 'A', $2)", id, energy);
  const shown = async () => {
    const { years, sectors } = (await call(fundingByYear, {})).data;
    return sectors.map((sector) => [sector.id, sector.usd[years.indexOf(2025)], sector.name]);
  };
  expect(await shown()).toEqual([]);
  const round = [v7(), id, "2025-01-02", 1000, 1000];
  await run(
    "insert into funding (id, startup_id, announced_date, amount, amount_usd, amount_currency_id) select $1, $2, $3, $4, $5, id from currency where code = 'USD'",
    ...round,
  );
  const [[, , name]] = (await shown()) as [[string, number, string]];
  expect(await shown()).toEqual([[energy, 1000, name]]);
  await run("update funding set amount_usd = 3000");
  expect(await shown()).toEqual([[energy, 3000, name]]);
  await run("update type set name_en = 'Power' where id = $1", energy);
  expect(await shown()).toEqual([[energy, 3000, "Power"]]);
  await run("update startup set sector_id = $1, tagline_en = 'Moved'", health);
  expect((await shown()).map(([sector]) => sector)).toEqual([health]);
  await run("update startup set is_visible = false");
  expect(await shown()).toEqual([]);
  await run("update startup set is_visible = true; update funding set is_listed = true");
  expect((await shown()).map(([sector]) => sector)).toEqual([health]);
  await run("delete from funding");
  expect(await shown()).toEqual([]);
});

test("a change of many startups counts the rounds as changed once", async () => {
  const { database } = await testApp();
  const [energy, health] = [typeId("sector", "energy"), typeId("sector", "health")];
  for (const seoUrl of ["a", "b", "c"])
    await database.pool.query("insert into startup (id, seo_url, name, sector_id) values ($1, $2, 'A', $3)", [
      v7(),
      seoUrl,
      energy,
    ]);
  const revision = async () => {
    const { rows } = await database.pool.query(
      "select coalesce(sum(revision), 0)::integer revision from list_revision where kind = 'rounds by sector'",
    );
    return rows[0].revision;
  };
  const before = await revision();
  await database.pool.query("update startup set sector_id = $1", [health]);
  expect((await revision()) - before).toBe(1);
  // What a savepoint takes back is counted again.
  await database.pool.query(`do $$ begin
    begin
      update startup set sector_id = '${energy}';
      raise exception 'back';
    exception when raise_exception then null;
    end;
    update startup set sector_id = '${energy}';
    update funding set amount = amount;
  end $$`);
  expect((await revision()) - before).toBe(2);
});

test("hidden, over and future jobs and hidden providers are left out", async () => {
  const { call, database } = await testApp();
  const { id: startupId } = await insertFullStartup(database);
  const dayIn = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));
  const addJob = (title: string, changes: Partial<typeof job.$inferInsert> = {}) =>
    database.db.insert(job).values({
      id: v7(),
      startupId,
      seoUrl: fold(title),
      titleEn: title,
      titleTr: title,
      descriptionEn: "",
      descriptionTr: "",
      jobRoleId: typeId("jobRole", "backend-developer"),
      countryId: fixedId("country/TR"),
      payPlanId: typeId("payPlan", "monthly"),
      wageCurrencyId: fixedId("currency/TRY"),
      publicationDate: dayIn(-3),
      expirationDate: dayIn(3),
      isVisible: true,
      ...changes,
    });
  await addJob("live");
  await addJob("hidden", { isVisible: false });
  await addJob("over", { expirationDate: dayIn(-2) });
  await addJob("tomorrow", { publicationDate: dayIn(2) });
  for (const [name, visible] of [
    ["Seen", true],
    ["Unseen", false],
  ])
    await database.pool.query("insert into service_provider (id, seo_url, name, is_visible) values ($1, $2, $3, $4)", [
      v7(),
      fold(String(name)),
      name,
      visible,
    ]);
  await database.pool.query("select list_refresh('jobs', array(select id from job))");
  const { data } = await call(indexData, {});
  expect(data.jobs.map(({ name }) => name)).toEqual(["live"]);
  expect(data.providers.map(({ name }) => name)).toEqual(["Seen"]);
});

test("hidden people are in no list and no figure from the next answer on", async () => {
  const { call, db, database } = await testApp();
  await insertFakeReferences(database);
  const random = randomNumbers(9);
  const person = (name: string, hidings: FakeHiding[] = []): FakeTalent => ({
    ...fakeTalent(random, []),
    name,
    confirmed: true,
    hidings,
  });
  const seen = person("Görünen");
  const hiding = [person("Gizlenen", [{ domain: "acme.test" }]), person("Saklanan", [{ personId: seen.id }])];
  await insertTalents(db, [seen, ...hiding]);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const member = await signedIn(db);
  const named = async (who?: { token: string }) =>
    (await call(indexData, {}, who)).data.users.map(({ name }) => name.split(" ")[0]);
  for (const who of [undefined, member, admin]) {
    const names = await named(who);
    expect(names).toContain("Görünen");
    for (const { name } of hiding) expect(names).not.toContain(name);
  }
  expect((await call(homeStatistics, {})).data.people).toBe(1);
  await db.insert(profileHiding).values({ accountId: seen.id, domain: "petek.test" });
  expect(await named(member)).not.toContain("Görünen");
  expect((await call(homeStatistics, {})).data.people).toBe(0);
  await db.delete(profileHiding).where(eq(profileHiding.accountId, seen.id));
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, seen.id));
  expect(await named()).not.toContain("Görünen");
});
