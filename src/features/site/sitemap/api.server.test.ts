import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startup } from "#db/tables/startups.server.ts";
import { BATCH_SIZE, PART_SIZE } from "#server/discovery/sitemap.server.ts";
import { testApp } from "#testing/app.ts";
import { sitemapEntries, sitemapParts } from "./contract.ts";

const kind = "startups";

test("a sitemap names every listed startup once, read in parts", async () => {
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
  expect(parts.filter((part) => part.kind === kind)).toEqual([
    { kind, page: "startup", part: 0, updatedAt: "2026-03-01T10:00:00.000Z" },
    { kind, page: "startup", part: 3, updatedAt: "2026-05-01T10:00:00.000Z" },
  ]);
  // They are read from whole tables: once an hour, whoever asks how often.
  await db.update(startup).set({ updatedAt: new Date() }).where(eq(startup.seoUrl, "son"));
  expect((await call(sitemapParts, {})).data).toEqual(parts);

  const entries = async (query: { part: number; after?: number }) =>
    (await call(sitemapEntries, { query: { kind, ...query } })).data;
  const first = await entries({ part: 0 });
  expect(first.rows).toHaveLength(BATCH_SIZE);
  expect(first.rows[0]).toEqual({
    paths: { en: "/startup/kovan-1", tr: "/tr/girisim/kovan-1" },
    updatedAt: "2026-03-01T10:00:00.000Z",
  });
  const rest = await entries({ part: 0, after: first.next! });
  expect(rest.next).toBeNull();
  const named = [...first.rows, ...rest.rows].map(({ paths }) => paths.en.replace("/startup/", ""));
  const expected = Array.from({ length: count }, (_, index) => `kovan-${index + 1}`);
  expect(named).toEqual(expected.filter((seoUrl) => seoUrl !== "kovan-2" && seoUrl !== "kovan-3"));

  expect((await entries({ part: 3 })).rows.map(({ paths }) => paths.tr)).toEqual(["/tr/girisim/son"]);
  expect(await entries({ part: 1 })).toEqual({ rows: [], next: null });
  expect((await entries({ part: 99_999 })).rows).toEqual([]);
  for (const part of [-1, 100_000]) expect((await call(sitemapEntries, { query: { kind, part } })).status).toBe(400);
  expect((await call(sitemapEntries, { query: { kind: "nobody", part: 0 } })).status).toBe(404);
});

test("every noun's sitemap can be read", async () => {
  const { app, call } = await testApp();
  const nouns = app.features.flatMap(({ sitemaps = [], lists = [] }) => [
    ...sitemaps,
    ...lists.flatMap(({ sitemap }) => sitemap ?? []),
  ]);
  expect(nouns.length).toBeGreaterThan(0);
  expect(new Set(nouns.map((noun) => noun.kind)).size).toBe(nouns.length);
  for (const noun of nouns)
    expect((await call(sitemapEntries, { query: { kind: noun.kind, part: 0 } })).status, noun.kind).toBe(200);
});
