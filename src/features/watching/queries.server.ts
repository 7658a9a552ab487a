// Hand-written SQL: one statement over four nouns.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { WatchedEntry } from "./contract.ts";
import { WATCHED_KINDS, WATCHES_PAGE_SIZE, type WatchedKind, type WatchSort } from "./limits.ts";
import { factKeysOf } from "./parts/facts.server.ts";
import { SHOWN_NOUNS } from "./parts/shown-entries.server.ts";

/** An entry by its noun and id. */
export interface EntryName {
  kind: WatchedKind;
  id: string;
}

const entryRow = z.object({
  kind: z.enum(WATCHED_KINDS),
  id: z.string(),
  name: z.string(),
  seoUrl: z.string(),
  logo: z.string().nullable(),
  line: z.array(z.string().nullable()),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  note: z.string().nullable(),
  watchedAt: z.string(),
});
const countRow = z.object({ kind: z.enum(WATCHED_KINDS), count: z.number() });
const instantOf = (text: string | null) => text && new Date(text).toISOString();

/** "select 'startup' kind, e.id, e.name, … from watch w join startup e on e.id = w.startup_id where w.account_id = … and e.is_visible …" */
function shownOf(kind: WatchedKind, accountId: string, locale: Locale): SQL {
  const noun = SHOWN_NOUNS[kind];
  return sql`select ${kind}::text kind, e.id, ${noun.name(locale)} "name", e.seo_url "seoUrl", ${noun.logo} logo, ${noun.line(locale)} line,
    ${noun.opensAt} "opensAt", ${noun.closesAt} "closesAt", w.note, w.created_at "watchedAt", w.id place
    from watch w join ${sql.raw(noun.table)} e on e.id = w.${sql.raw(noun.column)}
    where w.account_id = ${accountId} and ${noun.isShown}`;
}

const orderIn = (sort: WatchSort, locale: Locale) => {
  const byName = locale === "tr" ? sql`turkish_order("name")` : sql`fold("name")`;
  const orders: Record<WatchSort, SQL> = {
    newest: sql`"watchedAt" desc, place desc`,
    name: sql`${byName} collate "C", place`,
    closing: sql`"closesAt" <= now(), "closesAt" nulls last, ${byName} collate "C", place`,
  };
  return orders[sort];
};

interface Wanted {
  kind?: WatchedKind | undefined;
  sort: WatchSort;
  currentPage: number;
}

const allOf = (kinds: readonly WatchedKind[], accountId: string, locale: Locale) =>
  sql.join(
    kinds.map((name) => shownOf(name, accountId, locale)),
    sql` union all `,
  );

/** How much of each noun a member watches; without what is hidden or deleted, which is on no page to be taken off. */
export async function shownCounts(db: Db, accountId: string): Promise<Record<WatchedKind, number>> {
  const counted = await rowsOf(
    db,
    countRow,
    sql`select kind, count(*)::int count from (${allOf(WATCHED_KINDS, accountId, "en")}) shown group by kind`,
  );
  return Object.fromEntries(
    WATCHED_KINDS.map((name) => [name, counted.find((row) => row.kind === name)?.count ?? 0]),
  ) as Record<WatchedKind, number>;
}

export const sumOf = (counts: Record<WatchedKind, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What a member watches, of that what everybody may still see, and how much of each noun. */
export async function watchesOf(db: Db, accountId: string, locale: Locale, { kind, sort, currentPage }: Wanted) {
  const counts = await shownCounts(db, accountId);
  const rows = await rowsOf(
    db,
    entryRow,
    sql`select * from (${allOf(kind ? [kind] : WATCHED_KINDS, accountId, locale)}) shown order by ${orderIn(sort, locale)}
      limit ${WATCHES_PAGE_SIZE} offset ${(currentPage - 1) * WATCHES_PAGE_SIZE}`,
  );
  return {
    rows: rows.map(
      ({ line, opensAt, closesAt, watchedAt, ...row }): WatchedEntry => ({
        ...row,
        line: line.filter((text) => text !== null),
        opensAt: instantOf(opensAt),
        closesAt: instantOf(closesAt),
        watchedAt: new Date(watchedAt).toISOString(),
      }),
    ),
    totalCount: kind ? counts[kind] : sumOf(counts),
    currentPage,
    pageSize: WATCHES_PAGE_SIZE,
    counts,
  };
}

const shownRow = z.object({ seoUrl: z.string() });

/** The address of an entry that everybody may see. */
export async function shownEntry(db: Db, { kind, id }: EntryName): Promise<string | undefined> {
  const { table, isShown } = SHOWN_NOUNS[kind];
  const [row] = await rowsOf(
    db,
    shownRow,
    sql`select e.seo_url "seoUrl" from ${sql.raw(table)} e where e.id = ${id} and ${isShown}`,
  );
  return row?.seoUrl;
}

/** What a star `r` knows that moves to another startup: what stood there before is no news. */
export const seenAfterMove = (startupId: string): SQL =>
  sql`array(select unnest(r.seen) union select unnest(${factKeysOf("startup")}) from startup e where e.id = ${startupId})`;

/** "w.account_id = … and w.startup_id = …" */
export const isOf = (accountId: string, { kind, id }: EntryName): SQL =>
  sql`watch.account_id = ${accountId} and watch.${sql.raw(SHOWN_NOUNS[kind].column)} = ${id}`;

const watchedRow = z.object({ isWatched: z.boolean() });

export async function watches(db: Db, accountId: string, entry: EntryName): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    watchedRow,
    sql`select exists (select from watch where ${isOf(accountId, entry)}) "isWatched"`,
  );
  return row!.isWatched;
}

const isOver = (days: number) => sql`looked_at < now() - ${days} * interval '1 day'`;
const lookRow = z.object({ accountId: z.string() });

/** Accounts that watch something, whose last weekly look is so many days ago. */
export async function dueLooks(db: Db, days: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    lookRow,
    sql`select account_id "accountId" from watch_look look where ${isOver(days)}
      and exists (select from watch where watch.account_id = look.account_id)`,
  );
  return rows.map(({ accountId }) => accountId);
}

/** The same of one account. */
export async function isLookDue(db: Db, accountId: string, days: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    lookRow,
    sql`select account_id "accountId" from watch_look where account_id = ${accountId} and ${isOver(days)}`,
  );
  return rows.length > 0;
}
