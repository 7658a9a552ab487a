// Hand-written SQL: one statement for several tables, by the indexes of names and addresses.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import { isUuid } from "#shared/uuid.ts";

type Table = "startup" | "organization" | "service_provider";
type Named = { id: string } | { problem: Reason };

interface Naming {
  /** What a word may be besides an address, which may be a whole one. Only what is shown has a name. */
  or: "id" | "name";
  /** Addresses and ids mean hidden rows, too. */
  isHiddenToo: boolean;
}

const foundRow = z.object({ word: z.string(), id: z.string(), times: z.number() });

/** The rows that words mean; or why none: nothing is called so, or several are. An address says more than a name. */
export async function rowsNamed(
  tx: Db,
  table: Table,
  words: readonly string[],
  { or, isHiddenToo }: Naming,
): Promise<Map<string, Named>> {
  if (words.length === 0) return new Map();
  const rows = sql.raw(table);
  const isShown = sql`deleted_at is null and is_visible`;
  const isThere = isHiddenToo ? sql`deleted_at is null` : isShown;
  const ids = words.filter((word) => or === "id" && isUuid(word));
  const names = or === "name" ? words : [];
  const list = (texts: readonly string[]) => sql`unnest(${sql.param(texts)}::text[]) named (word)`;
  // select word, id, 1 times … by address; the same by id; by name with the number of rows that have it
  const found = await rowsOf(
    tx,
    foundRow,
    sql`
    select word, id, 1 times from ${list(words)} join ${rows} on seo_url = regexp_replace(rtrim(btrim(word), '/'), '^.*/', '')
    where ${isThere}
    union all
    select word, id, 1 from ${list(ids)} join ${rows} on id = word::uuid where ${isThere}
    union all
    select word, id, times from ${list(names)} cross join lateral (
      select id, count(*) over () times from ${rows} where name_fold collate "C" = fold(word) and ${isShown} limit 1) called`,
  );
  const named = new Map<string, Named>();
  for (const { word, id, times } of found)
    if (!named.has(word)) named.set(word, times > 1 ? { problem: because("severalCalled") } : { id });
  for (const word of words) if (!named.has(word)) named.set(word, { problem: because("nothingCalled") });
  return named;
}

/** The row that one word means, an address or a name of what is shown. */
export async function rowNamed(tx: Db, table: Table, word: string): Promise<Named> {
  const named = await rowsNamed(tx, table, [word], { or: "name", isHiddenToo: false });
  return named.get(word) ?? { problem: because("nothingCalled") };
}
