import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { brokenFor, expectedOf } from "./used-by-builds.ts";

test("what a newer build takes from the one before is named", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { pool } = database;
  await pool.query("alter table blog_post add column mood text, add column weather text");
  await pool.query("comment on column blog_post.weather is 'unused'");
  await pool.query(
    "create function blog_lines(blog_id uuid) returns table (place integer, line text) language sql begin atomic select 1, ''; end",
  );
  await pool.query("insert into list_block (kind, term, chunk, bits) values ('jobs', 'mood:good', 0, 1::bit(30000))");
  const before = await expectedOf(pool);
  expect(brokenFor(before, before)).toEqual([]);

  // What adds, and what takes away the unused, is in nobody's way.
  await pool.query("alter table blog_post drop column weather, add column wind text not null default ''");
  await pool.query("create table blog_wind (id uuid not null)");
  await pool.query("drop function blog_lines(uuid)");
  await pool.query(
    "create function blog_lines(blog_id uuid) returns table (place integer, line text, length integer) language sql begin atomic select 1, '', 0; end",
  );
  expect(brokenFor(before, await expectedOf(pool))).toEqual([]);

  await pool.query(
    "alter table blog_post drop column mood, add column sky text not null, alter column wind drop default",
  );
  await pool.query("drop function blog_lines(uuid)");
  await pool.query(
    "create function blog_lines(blog_id uuid, most integer) returns table (place integer, line text) language sql begin atomic select 1, ''; end",
  );
  await pool.query("delete from list_block where term = 'mood:good'");
  expect(brokenFor(before, await expectedOf(pool))).toEqual([
    "blog_lines(uuid) line text is gone",
    "blog_lines(uuid) place integer is gone",
    "blog_post.mood text is gone",
    "blog_post.sky is required",
    "blog_post.wind is required",
    "term mood of jobs is gone",
  ]);
  await pool.query(
    `create function blog_sky() returns trigger language plpgsql as $$ begin new.sky := ''; new.wind := ''; return new; end $$`,
  );
  await pool.query("create trigger blog_sky before insert on blog_post for each row execute function blog_sky()");
  expect(brokenFor(before, await expectedOf(pool)).filter((fault) => fault.includes("required"))).toEqual([]);
});
