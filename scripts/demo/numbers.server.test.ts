import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { homeStatistics, indexData } from "#features/home/contract.ts";
import { ecosystemMap, organizationMap } from "#features/maps/contract.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { LISTS } from "#testing/lists.ts";
import { signedIn } from "#testing/members.ts";
import { seedDemo } from "./seed-demo.ts";

/** Milliseconds; generous, as machines that test are busy. */
const SLOW_MS = 120_000;
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database, new Date("2026-11-21T10:00:00Z"));
}, SLOW_MS);
afterAll(() => database.close());

const rowsOf = async (statement: string) =>
  (await database.pool.query<Record<string, number | string | null>>(statement)).rows;
const numberOf = async (statement: string) => Object.values((await rowsOf(statement))[0]!)[0];

/** What everybody may see, from the columns that people fill in alone. */
const STARTUP = "s.is_visible and s.deleted_at is null";
const ROUNDS = `funding f join startup s on s.id = f.startup_id and ${STARTUP} where not f.is_private`;
const TODAY = "(now() at time zone 'Europe/Istanbul')::date";
const LISTED: Record<string, string> = {
  jobs: `job where is_listed and ${TODAY} between publication_date and expiration_date`,
  organizations: "organization where is_visible",
  patents: "patent where is_listed",
  programs:
    "program where is_listed and coalesce(date_trunc('second', apply_finish) + interval '1 second' > now(), true)",
  providers: "service_provider where is_visible",
  reports: `report where is_listed and coalesce(release_date <= ${TODAY}, true)`,
  startups: `startup s where ${STARTUP}`,
};

test(
  "lists, home page and maps count what the database holds",
  async () => {
    const { call, db } = await testApp(database);
    const member = await signedIn(db);
    const admin = await signedIn(db, {
      [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS],
      [PLATFORM_ENTITY.premium]: [SCOPE.READ],
    });
    const bySector = await rowsOf(
      `select sector_id::text "key", count(*)::int count, coalesce(sum(total_raised_usd), 0)::float8 sum
      from startup s where ${STARTUP} and sector_id is not null group by 1 order by 1`,
    );
    const byType = await rowsOf(
      `select type_id::text "key", count(*)::int count from organization where is_visible group by 1 order by 1`,
    );
    const sorted = <Row extends { key: string }>(rows: Row[]) => rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    for (const viewer of [undefined, member, admin]) {
      const options = viewer ? { token: viewer.token } : {};
      // Visitors sign in to read startups.
      for (const { kind, calls } of LISTS.filter(
        (list) => list.kind in LISTED && (viewer || list.kind !== "startups"),
      )) {
        const { data } = await call(calls.page, { body: {} }, options);
        const counted = await numberOf(`select count(*)::int from ${LISTED[kind]}`);
        expect([kind, data.totalCount]).toEqual([kind, counted]);
      }
      const { data: home } = await call(homeStatistics, {}, options);
      expect(home).toMatchObject({
        startups: await numberOf(`select count(*)::int from startup s where ${STARTUP}`),
        organizations: await numberOf(`select count(*)::int from organization where is_visible`),
        cities: await numberOf(`select count(distinct city_id)::int from startup s where ${STARTUP}`),
        raisedUsd: await numberOf(`select sum(amount_usd)::float8 from ${ROUNDS} and f.signed_by is not null`),
        saidUsd: await numberOf(`select coalesce(sum(amount_usd), 0)::float8 from ${ROUNDS} and f.signed_by is null`),
        people: await numberOf(
          "select count(*)::int from listed_member where id not in (select account_id from profile_hiding)",
        ),
      });
      const { data: index } = await call(indexData, {}, options);
      expect(sorted(index.sectors.map(({ id: key, count }) => ({ key, count })))).toEqual(
        bySector.map(({ key, count }) => ({ key, count })),
      );
      const { data: sectors } = await call(ecosystemMap, { query: {} }, options);
      expect(sorted(sectors.cells.map(({ key, count, sumUsd }) => ({ key, count, sum: sumUsd ?? 0 })))).toEqual(
        bySector,
      );
      const { data: organizations } = await call(organizationMap, { query: {} }, options);
      expect(sorted(organizations.types.map(({ key, count }) => ({ key, count })))).toEqual(byType);
      if (!viewer) continue;
      const { data: values } = await call(startupCalls.availableValues, { body: {} }, options);
      expect(values.totalCount).toBe(home.startups);
    }
  },
  SLOW_MS,
);
