import { expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { DERIVED_TABLES, PLATFORM_TABLES, PRIVATE_TABLES } from "#testing/page-tables.ts";
import { pageChanges, pageRevision } from "./page-revision.server.ts";
import { seenRevision } from "./seen-revision.server.ts";

async function opened() {
  const database = await testDatabase();
  const run = (text: string) => database.pool.query(text);
  return { database, run, revision: pageRevision({ database }) };
}

const WRITE = "update type set name_en = name_en where kind = 'sector'";

const post = (slug: string, publishedAt: string) =>
  `insert into blog_post (id, slug_en, slug_tr, title_en, title_tr, summary_en, summary_tr, body_en, body_tr, author, published_at)
  values (gen_random_uuid(), '${slug}', '${slug}', 'a', 'a', '', '', '', '', 'a', '${publishedAt}')`;

test("a commit raises the revision once; rollbacks and private tables do not", async () => {
  const { database, run, revision } = await opened();
  const first = await revision();
  await database.db.transaction(async (tx) => {
    await tx.execute(WRITE);
    await tx.execute("update country set name_en = name_en");
    if (!database.embedded) expect(await revision()).toBe(first);
  });
  expect(await revision()).toBe(first + 1);
  expect(seenRevision(database.db)).toBe(first + 1);
  await run(`begin; ${WRITE}; rollback`);
  await run("delete from session");
  expect(await revision()).toBe(first + 1);
  await run(`begin; savepoint before; ${WRITE}; rollback to before; ${WRITE}; commit`);
  expect(await revision()).toBe(first + 2);
  await run("select page_revision_merge()");
  expect(await revision()).toBe(first + 2);
  await database.close();
});

test("writers do not wait on the revision; ended connections are summed", async () => {
  const { database, run, revision } = await opened();
  const first = await revision();
  if (!database.embedded) await writeAtOnce(database);
  await run("insert into page_revision values (-1, 5), (-2, 6)");
  await run("select page_revision_merge()");
  expect(await revision()).toBe(first + 11 + (database.embedded ? 0 : 2));
  const { rows } = await run("select process from page_revision where process < 0");
  expect(rows).toEqual([]);
  await database.close();
});

async function writeAtOnce({ pool }: Database): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  for (const [index, client] of clients.entries()) {
    await client.query(`begin; set local lock_timeout = '2s'; ${post(`post-${index}`, "2020-01-01")}`);
  }
  for (const client of clients) {
    await client.query("commit");
    client.release();
  }
}

testOnNewest("every table is shown by pages, follows from such, or is known private", async () => {
  const { database, run } = await opened();
  const { rows } = await run(
    `select relname "name", exists (select from pg_trigger where tgrelid = c.oid and tgname = 'page_revision_raise') raises
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const others = [...DERIVED_TABLES, ...PLATFORM_TABLES, ...PRIVATE_TABLES];
  // A new table: name it in `30-page-revision.sql` when a page of visitors shows it, else in `page-tables.ts`.
  expect(rows.filter(({ raises }) => !raises).map(({ name }) => name)).toEqual(others.toSorted());
  await database.close();
});

test("pages change each minute, or earlier when something is published", async () => {
  const { database, run } = await opened();
  expect(await pageChanges(database)(1)).toBe(Math.floor(Date.now() / 60_000) * 60_000 + 60_000);
  await run(post("coming", "2040-01-01T10:00:30Z"));
  const after = async (moment: string) => (await run(`select page_changes_after('${moment}') moment`)).rows[0].moment;
  expect(await after("2040-01-01T10:00:00Z")).toEqual(new Date("2040-01-01T10:00:30Z"));
  expect(await after("2040-01-01T10:00:30Z")).toBeNull();
  await database.close();
});
