import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Answer } from "#shared/endpoint.ts";
import { BATCH_SIZE, PART_SIZE, type sitemapParts, type sitemapStartups } from "./contract.ts";

/** A part holds the startups of so many ordinals, so that no startup ever moves to another part. Reads the whole table. */
export async function partsOfSitemap(db: Db): Promise<Answer<typeof sitemapParts>> {
  const { rows } = await db.execute<{ part: number; updated_at: Date | string }>(sql`
    select ordinal / ${sql.raw(String(PART_SIZE))} part, max(updated_at) updated_at from startup
    where is_visible and deleted_at is null group by 1 order by 1`);
  return rows.map(({ part, updated_at }) => ({ part, updatedAt: new Date(updated_at).toISOString() }));
}

/** Listed startups of a part behind an ordinal. */
export async function startupsOfPart(db: Db, part: number, after: number): Promise<Answer<typeof sitemapStartups>> {
  const start = part * PART_SIZE;
  const { rows } = await db.execute<{ ordinal: number; seo_url: string; updated_at: Date | string }>(sql`
    select ordinal, seo_url, updated_at from startup
    where ordinal >= ${Math.max(start, after + 1)} and ordinal < ${start + PART_SIZE} and is_visible and deleted_at is null
    order by ordinal limit ${BATCH_SIZE}`);
  return {
    rows: rows.map((row) => ({ seoUrl: row.seo_url, updatedAt: new Date(row.updated_at).toISOString() })),
    next: rows.length === BATCH_SIZE ? rows[BATCH_SIZE - 1]!.ordinal : null,
  };
}
