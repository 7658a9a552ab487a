import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startup } from "#db/tables/startups.server.ts";
import { testApp } from "#testing/app.ts";
import { BATCH_SIZE, PART_SIZE, sitemapParts, sitemapStartups } from "./contract.ts";

test("a sitemap names every listed startup once, in parts that are read some at a time", async () => {
  const { call, db } = await testApp();
  const count = BATCH_SIZE + 7;
  await db.execute(sql`
    insert into startup (id, name, seo_url, updated_at)
    select gen_random_uuid(), 'Kovan ' || n, 'kovan-' || n, '2026-03-01T10:00:00Z' from generate_series(1, ${count}) n`);
  // The last one stands alone in a later part; the second is hidden, the third was deleted.
  await db.execute(sql`alter table startup alter column ordinal restart with ${sql.raw(String(PART_SIZE * 3))}`);
  await db.execute(sql`
    insert into startup (id, name, seo_url, updated_at)
    values (gen_random_uuid(), 'Son', 'son', '2026-05-01T10:00:00Z')`);
  await db.update(startup).set({ isVisible: false }).where(eq(startup.seoUrl, "kovan-2"));
  await db.update(startup).set({ deletedAt: new Date() }).where(eq(startup.seoUrl, "kovan-3"));

  const { data: parts } = await call(sitemapParts, {});
  expect(parts).toEqual([
    { part: 0, updatedAt: "2026-03-01T10:00:00.000Z" },
    { part: 3, updatedAt: "2026-05-01T10:00:00.000Z" },
  ]);

  const first = (await call(sitemapStartups, { query: { part: 0 } })).data;
  expect(first.rows).toHaveLength(BATCH_SIZE);
  expect(first.rows[0]).toEqual({ seoUrl: "kovan-1", updatedAt: "2026-03-01T10:00:00.000Z" });
  const rest = (await call(sitemapStartups, { query: { part: 0, after: first.next! } })).data;
  expect(rest.next).toBeNull();
  const named = [...first.rows, ...rest.rows].map(({ seoUrl }) => seoUrl);
  const expected = Array.from({ length: count }, (_, index) => `kovan-${index + 1}`);
  expect(named).toEqual(expected.filter((seoUrl) => seoUrl !== "kovan-2" && seoUrl !== "kovan-3"));

  expect((await call(sitemapStartups, { query: { part: 3 } })).data.rows.map(({ seoUrl }) => seoUrl)).toEqual(["son"]);
  expect((await call(sitemapStartups, { query: { part: 1 } })).data).toEqual({ rows: [], next: null });
  expect((await call(sitemapStartups, { query: { part: 99_999 } })).data.rows).toEqual([]);
  for (const part of [-1, 100_000]) expect((await call(sitemapStartups, { query: { part } })).status).toBe(400);
});
