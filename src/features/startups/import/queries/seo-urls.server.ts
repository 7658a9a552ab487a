import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { slugOf } from "#shared/fold.ts";
import { digestOf } from "../parts/field-changes.server.ts";

/** Numbers tried behind a name that is taken, before a piece of the key's digest takes their place. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Free addresses for new startups or organizations, in their order: the name's slug, else with the smallest free number, else with a
 * piece of the source key's digest. The same rows in the same order get the same addresses.
 */
export async function seoUrlsFor(
  tx: Db,
  table: "startup" | "organization",
  rows: readonly { name: string; sourceKey: string }[],
): Promise<string[]> {
  const slugs = rows.map(({ name, sourceKey }) => slugOf(name) || slugOf(sourceKey) || table);
  const twice = new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index));
  const taken = await takenOf(tx, table, slugs);
  const crowded = [...new Set(slugs.filter((slug) => taken.has(slug) || twice.has(slug)))];
  const numbered = crowded.flatMap((slug) => NUMBERS.map((number) => `${slug}-${number}`));
  for (const slug of await takenOf(tx, table, numbered)) taken.add(slug);
  return slugs.map((slug, index) => {
    const digest = digestOf(rows[index]!.sourceKey)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "");
    const candidates = [slug, ...NUMBERS.map((number) => `${slug}-${number}`), `${slug}-${digest}`];
    const free = candidates.find((candidate) => !taken.has(candidate)) ?? `${slug}-${digest}`;
    taken.add(free);
    return free;
  });
}

async function takenOf(tx: Db, table: string, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { rows } = await tx.execute<{ seo_url: string }>(
    sql`select seo_url from ${sql.raw(table)} where seo_url = any (${sql.param(slugs)}::text[])`,
  );
  return new Set(rows.map((row) => row.seo_url));
}
