// Hand-written SQL: each noun says its table, its rows and their addresses.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";

/**
 * Rows of one sitemap file. Each has an address a language, and the protocol allows 50,000 addresses and 50 MB a file: 10,000
 * rows with the longest addresses stay below both.
 */
export const PART_SIZE = 10_000;
/** Rows read at once. */
export const BATCH_SIZE = 1_000;

/** The pages of a noun's rows, as sitemaps name them. The table has the columns `ordinal` and `updated_at`. */
export interface SitemapPages {
  /** The noun, as it stands in the addresses of its sitemaps: "startups". */
  kind: string;
  /** The page; while it has no route, there is no sitemap. */
  page: PathKey;
  /** SQL, in which the row is `s`. */
  table: string;
  /** SQL for the rows that everybody may see. */
  listed: string;
  /** The last part of the address as SQL, where it is not `s.seo_url` in both languages. */
  slug?: Record<Locale, string>;
  pathOf: (slug: string, locale: Locale) => string;
}

const partRow = z.object({ part: z.number(), updated_at: z.string() });

/** A part holds the rows of so many ordinals, so that no row ever moves to another part. Reads the whole table. */
export async function partsOf(db: Db, { table, listed }: SitemapPages): Promise<{ part: number; updatedAt: string }[]> {
  const rows = await rowsOf(
    db,
    partRow,
    sql`
    select s.ordinal / ${sql.raw(String(PART_SIZE))} part, max(s.updated_at) updated_at from ${sql.raw(table)} s
    where ${sql.raw(listed)} group by 1 order by 1`,
  );
  return rows.map(({ part, updated_at }) => ({ part, updatedAt: new Date(updated_at).toISOString() }));
}

const entryRow = z.object({ ordinal: z.number(), en: z.string(), tr: z.string(), updated_at: z.string() });

/** Pages of a part behind an ordinal; `next` is null at the end of the part. */
export async function entriesOf(db: Db, pages: SitemapPages, part: number, after: number) {
  const { table, listed, pathOf, slug = { en: "s.seo_url", tr: "s.seo_url" } } = pages;
  const start = part * PART_SIZE;
  const rows = await rowsOf(
    db,
    entryRow,
    sql`
    select s.ordinal, ${sql.raw(LOCALES.map((locale) => `${slug[locale]} "${locale}"`).join(", "))}, s.updated_at
    from ${sql.raw(table)} s
    where s.ordinal >= ${Math.max(start, after + 1)} and s.ordinal < ${start + PART_SIZE} and ${sql.raw(listed)}
    order by s.ordinal limit ${BATCH_SIZE}`,
  );
  return {
    rows: rows.map((row) => ({
      paths: { en: pathOf(row.en, "en"), tr: pathOf(row.tr, "tr") },
      updatedAt: new Date(row.updated_at).toISOString(),
    })),
    next: rows.length === BATCH_SIZE ? rows[BATCH_SIZE - 1]!.ordinal : null,
  };
}
