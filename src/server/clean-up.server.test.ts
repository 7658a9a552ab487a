import { expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { moveClock } from "#testing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { runJobs } from "#testing/jobs.ts";
import { plan } from "./jobs/lease.server.ts";

/** The rows that a night may delete, and how long they can be looked up before. */
const RETENTION = {
  audit: [
    "2 years",
    "insert into audit (id, action, entity, entity_id, created_at) values (gen_random_uuid(), 'site.brand', 'site', 'brand', $1)",
  ],
  mail: [
    "180 days",
    "insert into mail (id, kind, recipient, locale, subject, sent_at) values (gen_random_uuid(), 'accounts.welcome', 'a@example.test', 'en', 'Hi', $1)",
  ],
  error_log: [
    "180 days",
    "insert into error_log (id, fingerprint, type, message, stack, occurrences, first_at, last_at) values (gen_random_uuid(), gen_random_uuid(), 'Error', 'It broke.', '', 1, $1, $1)",
  ],
  background_job: [
    "180 days",
    "insert into background_job (id, name, data, failed_at) values (gen_random_uuid(), 'exports.make', '{}', $1)",
  ],
  visit_day: [
    "25 months",
    "insert into visit_day (entry_id, day, count) values (gen_random_uuid(), $1::timestamptz::date, 1)",
  ],
  usage_day: [
    "25 months",
    "insert into usage_day (day, kind, name, count) values ($1::timestamptz::date, 'page', 'home', 1)",
  ],
} as const;

test("audit lasts two years, faults, work and mails half a year", async () => {
  const database = await testDatabase();
  const { db, pool } = database;
  const day = async (text: string) => (await pool.query(`select (${text})::text d`)).rows[0].d as string;
  for (const [age, insert] of Object.values(RETENTION))
    for (const at of [`now() - interval '${age}' + interval '3 days'`, `now() - interval '${age}' - interval '1 day'`])
      await pool.query(insert, [await day(at)]);
  // Waiting work, and what was not sent yet, is no matter of age.
  await pool.query(
    "insert into mail (id, kind, recipient, locale, subject, created_at) values (gen_random_uuid(), 'accounts.welcome', 'a@example.test', 'en', 'Hi', now() - interval '3 years')",
  );
  const counts = async () => {
    const left: Record<string, number> = {};
    for (const table of Object.keys(RETENTION)) {
      const of = table === "background_job" ? `${table} where failed_at is not null` : table;
      left[table] = (await pool.query(`select count(*)::int n from ${of}`)).rows[0].n;
    }
    return left;
  };
  expect(await counts()).toEqual({ audit: 2, mail: 3, error_log: 2, background_job: 2, visit_day: 2, usage_day: 2 });
  await plan(db, JOBS);
  await moveClock(database, { days: 1, hours: 1 });
  expect(await runJobs(database)).toContain("server.cleanUp");
  expect(await counts()).toEqual({ audit: 1, mail: 2, error_log: 1, background_job: 1, visit_day: 1, usage_day: 1 });
  const { rows } = await pool.query("select created_at > now() - interval '2 years' young from audit");
  expect(rows).toEqual([{ young: true }]);
  await database.close();
});
