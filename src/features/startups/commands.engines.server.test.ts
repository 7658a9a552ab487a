import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyBucket } from "#server/list-index/buckets.server.ts";
import { testDatabase } from "#testing/database.ts";
import { fakeStartup, insertFakeReferences, insertStartups, randomNumbers } from "#testing/startups.ts";
import { rebuildStartupIndex, refreshStartups } from "./commands.server.ts";

test("money buckets are the same here and in the database", async () => {
  const { pool, close } = await testDatabase();
  const amounts = [0, 0.99, 1, 1.01, 1.19, 1.2, 9.99, 10, 12, 99.99, 250_000, 250_000.01, 999_999.99, 1e6, 5e6, 1e14];
  amounts.push(...fc.sample(fc.integer({ min: 0, max: 1_000_000_000_000 }), 500).map((cents) => cents / 100));
  const { rows } = await pool.query<{ bucket: number }>(
    "select money_bucket(amount) bucket from unnest($1::numeric[]) with ordinality as a (amount, n) order by n",
    [amounts],
  );
  expect(rows.map((row) => row.bucket)).toEqual(amounts.map(moneyBucket));
  await close();
});

test("the Turkish order of names is the order of the Turkish alphabet", async () => {
  const { pool, close } = await testDatabase();
  const names = [
    "Ada",
    "Cam",
    "Cz",
    "Çam",
    "Dağ",
    "Gz",
    "Ğ",
    "Hz",
    "Işık",
    "Iz",
    "İz",
    "izmir",
    "Oz",
    "Öz",
    "Sz",
    "Şa",
    "Uz",
    "Üç",
    "Ve",
  ];
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name order by turkish_order(name) collate "C"`,
    [names.toReversed()],
  );
  expect(rows.map((row) => row.name)).toEqual(names);
  await close();
});

test("after random writes the index equals a recomputation", async () => {
  const database = await testDatabase();
  const { db, pool } = database;
  const faults = async () => (await pool.query("select fault from startups_index_faults()")).rows;
  await insertFakeReferences(database);
  const random = randomNumbers(7);
  const startups = Array.from({ length: 120 }, () => fakeStartup(random));
  await insertStartups(database, startups);
  expect((await faults()).length).toBeGreaterThan(0);
  await refreshStartups(
    db,
    startups.map((startup) => startup.id),
  );
  expect(await faults()).toEqual([]);
  // Far ordinals: other chunks.
  await pool.query("alter sequence startup_ordinal_seq restart with 59990");
  const later = Array.from({ length: 25 }, () => fakeStartup(random));
  await insertStartups(database, later);
  await refreshStartups(
    db,
    later.map((startup) => startup.id),
  );
  expect(await faults()).toEqual([]);

  const changes = [
    "update startup set is_visible = not is_visible, sector_id = null where id = any ($1)",
    "update startup set foundation_date = '1999-12-31', stage_id = null, tagline_en = 'Bal' where id = any ($1)",
    "update funding set amount_usd = amount_usd * 3 where startup_id = any ($1)",
    "update funding set is_private = not is_private where startup_id = any ($1)",
    "delete from startup_choice where startup_id = any ($1)",
    "update startup set deleted_at = now(), city_id = null where id = any ($1)",
    "delete from startup where id = any ($1)",
  ];
  const all = [...startups, ...later].map((startup) => startup.id);
  for (const change of changes) {
    const touched = all.filter(() => random() < 0.2);
    await pool.query(change, [touched]);
    await refreshStartups(db, touched);
    expect(await faults(), change).toEqual([]);
  }
  await rebuildStartupIndex(db);
  expect(await faults()).toEqual([]);
  await database.close();
});
