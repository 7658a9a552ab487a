import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { insertFakeReferences } from "#testing/startups.ts";
import { migrate } from "./migrate.server.ts";

test("saves append to the index once none runs its older text", async () => {
  const database = await testDatabase();
  const { pool } = database;
  const older = await pool.connect();
  onTestFinished(async () => {
    older.release(true);
    await database.close();
  });
  await insertFakeReferences(database);
  await pool.query(`insert into startup (id, seo_url, name)
    select gen_random_uuid(), 'a-' || n, 'Startup ' || n from generate_series(1, 60) n`);
  await pool.query("select list_rebuild('startups')");
  // As the build before left it.
  await pool.query(`drop view list_bits, list_index;
    alter table list_block rename to list_bits; alter table list_kind rename to list_index;
    delete from list_revision; insert into catch_up (step, argument) values ('list_split', '{}')`);
  const isSplit = async () =>
    (await pool.query<{ split: boolean }>("select to_regclass('list_block') is not null split")).rows[0]!.split;
  const inLine = async () => {
    expect((await pool.query("select fault from startups_index_faults()")).rows).toEqual([]);
    const { rows } = await pool.query<{ revision: number; waiting: number }>(
      "select revision, (select count(*)::int from list_change) waiting from list_index where kind = 'startups'",
    );
    return rows[0]!;
  };
  const hide = async (n: number) => {
    await pool.query("update startup set is_visible = not is_visible where seo_url = $1", [`a-${n}`]);
    await pool.query("select list_refresh('startups', array(select id from startup where seo_url = $1))", [`a-${n}`]);
  };

  await older.query("begin; select");
  const migrating = migrate(database);
  const before = await inLine();
  await hide(1);
  await pause(700);
  await hide(2);
  expect(await isSplit()).toBe(false);
  expect(await inLine()).toEqual({ revision: before.revision + 2, waiting: 0 });
  await older.query("commit");
  await migrating;
  expect(await isSplit()).toBe(true);
  await hide(3);
  expect(await inLine()).toMatchObject({ revision: before.revision + 3, waiting: 1 });
  expect((await pool.query("select from catch_up")).rows).toEqual([]);
});
