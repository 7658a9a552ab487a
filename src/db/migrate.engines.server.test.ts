import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fold } from "#shared/fold.ts";
import { FOLD_CASES } from "#shared/fold-cases.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { testDatabase } from "#testing/database.ts";
import { buildNumber, migrate } from "./migrate.server.ts";
import type { Database } from "./open.server.ts";

const FUNCTIONS = path.join(import.meta.dirname, "functions");

test("migrating twice changes nothing", async () => {
  const database = await testDatabase();
  expect(await migrate(database)).toEqual([]);
  await database.close();
});

test("fold in the database agrees with fold in the code", async () => {
  const database = await testDatabase();
  const texts = [...FOLD_CASES.map(([text]) => text), "Kahramanmaraş ŞIRNAK", "ﬀ Ǆ ʼn", "عَرَبِي", "हिन्दी"];
  const { rows } = await database.pool.query<{ folded: string }>(
    "select fold(t) folded from unnest($1::text[]) with ordinality u(t, n) order by n",
    [texts],
  );
  expect(rows.map((row) => row.folded)).toEqual(texts.map(fold));
  await database.close();
});

test("a dump is restored with generated columns and an empty search path", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { rows } = await database.pool.query<{ table: string; type: string; expression: string }>(`
    select 'public.' || attrelid::regclass "table", format_type(atttypid, atttypmod) as type,
      pg_get_expr(adbin, adrelid) expression
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum where attgenerated = 's'`);
  expect(rows.map(({ table }) => table)).toEqual(
    expect.arrayContaining(["public.startup", "public.search_vocabulary"]),
  );
  for (const { table, type, expression } of rows) {
    const qualified = expression.replace(/\b(fold|turkish_order|search_deletions)\(/g, "public.$1(");
    await database.pool.query(`begin; set local search_path = '';
      alter table ${table} add again ${type} generated always as (${qualified}) stored; rollback`);
  }
});

test("only a changed file of functions is applied again", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const order = async () => (await database.pool.query("select turkish_order('ç') as value")).rows[0].value;
  await database.pool.query("update function_file set digest = 'of an older text' where name = '01-text.sql'");
  await database.pool.query(`create or replace function turkish_order(value text) returns text
    language sql immutable strict parallel safe as $$ select 'older' $$`);
  expect(await order()).toBe("older");
  expect(await migrate(database)).toEqual(["01-text.sql"]);
  expect(await order()).toBe("c~");
  expect(await migrate(database)).toEqual([]);
});

test("a build refuses the database of a newer one, and changes nothing", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { pool } = database;
  await pool.query("update function_file set digest = 'of a newer text' where name = '01-text.sql'");
  await pool.query("insert into migration (name, digest) values ('9999-later.sql', 'x')");
  await expect(migrate(database)).rejects.toThrow(
    "The database is of a newer version: it has the migration 9999-later.sql",
  );
  const { rows } = await pool.query("select digest, build from function_file where name = '01-text.sql'");
  expect(rows).toEqual([{ digest: "of a newer text", build: await buildNumber() }]);
  // As builds wrote it that did not look: they end before their own functions are there.
  const older = pool.query("insert into function_file (name, digest) values ('01-text.sql', 'of an older text')");
  await expect(older).rejects.toThrow("build");
});

test("startups without a team get the founder who added them and is there", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { pool } = database;
  const added = async (name: string, locale: string, further: readonly string[] = []) => {
    const [account, entry] = [randomUUID(), randomUUID()];
    await pool.query(
      `insert into account (id, email, name, surname, seo_url, locale) values ($1, $2, $3, 'Arı', $3, $4)`,
      [account, `${name}@kovan.example`, name, locale],
    );
    await pool.query("insert into startup (id, seo_url, name, created_by) values ($1, $2, $2, $3)", [
      entry,
      name,
      account,
    ]);
    for (const entity of [entry, ...further])
      await pool.query("insert into entity_access (account_id, entity_id, scopes) values ($1, $2, '{0}')", [
        account,
        entity,
      ]);
  };
  await added("deniz", "tr");
  await added("staff", "en", [PLATFORM_ENTITY.moderator]);
  await pool.query("insert into startup (id, seo_url, name) values ($1, 'imported', 'Imported')", [randomUUID()]);
  await pool.query("delete from migration where name like '%-founder-in-team.sql'");
  await pool.query("delete from function_file where name = '07-startup-terms.sql'");
  expect(await migrate(database)).toEqual([expect.stringContaining("founder-in-team"), "07-startup-terms.sql"]);
  expect((await pool.query("select name, title from startup_member")).rows).toEqual([
    { name: "deniz Arı", title: "Kurucu" },
  ]);
  expect((await pool.query("select fault from startups_index_faults()")).rows).toEqual([]);
});

test("each foreign key to accounts has an index", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { rows } = await database.pool.query(`
    select conrelid::regclass::text || '.' || attname missing
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indisvalid)`);
  expect(rows).toEqual([]);
});

test("what older functions wrote is brought in line block by block", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { pool } = database;
  await pool.query(`insert into startup (id, seo_url, name)
    select gen_random_uuid(), 'old-' || n, 'Old ' || n from generate_series(1, 450) n`);
  await pool.query("select list_rebuild('startups')");
  await pool.query("update list_term set terms = '{older}' where kind = 'startups'");
  await pool.query(
    "insert into list_block (kind, term, chunk, bits) select kind, 'older', chunk, bits from list_bits where term = 'all'",
  );
  await pool.query("delete from list_block where kind = 'startups' and term <> 'older'");
  await pool.query("update function_file set digest = 'of an older text' where name = '07-startup-terms.sql'");
  expect(await migrate(database)).toEqual(["07-startup-terms.sql"]);
  expect((await pool.query("select fault from startups_index_faults()")).rows).toEqual([]);
  expect((await pool.query("select from catch_up")).rows).toEqual([]);
});

test("a database with the migrations' functions ends like a new one", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const fresh = await functionsAndTriggers(database);
  // Some of what older releases had instead of today's text.
  await database.pool.query(`drop table function_file;
    alter function list_rebuild(text) reset work_mem;
    drop trigger index_changed on list_refreshing;
    drop trigger search_added on startup;
    create trigger search_added after insert or delete on startup for each row execute function search_startup_changed();`);
  expect(await functionsAndTriggers(database)).not.toEqual(fresh);
  expect(await migrate(database)).toEqual((await readdir(FUNCTIONS)).sort());
  expect(await functionsAndTriggers(database)).toEqual(fresh);
});

test("every function and trigger stands in a file of functions", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const texts = await Promise.all(
    (await readdir(FUNCTIONS)).map((name) => readFile(path.join(FUNCTIONS, name), "utf8")),
  );
  const created = texts.flatMap((text) =>
    [...text.matchAll(/\bcreate (?:or replace )?(?:constraint )?(?:function|aggregate|trigger) (\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  const names = (await functionsAndTriggers(database)).map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual([...new Set(created)].sort());
});

/** Those of ours, not those of extensions; with their full definitions. */
async function functionsAndTriggers({ pool }: Database) {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select proname as name, case when prokind = 'a' then agginitval else pg_get_functiondef(p.oid) end as definition
      from pg_proc p left join pg_aggregate a on a.aggfnoid = p.oid
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2`);
  return rows;
}
