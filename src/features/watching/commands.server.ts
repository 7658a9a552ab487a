import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { watch, watchLook } from "#db/tables/watching.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { isSameValue } from "#shared/same-value.ts";
import { MAX_WATCHES, WATCHED_KINDS } from "./limits.ts";
import { type Fact, fact, factKeysOf, factsOf } from "./parts/facts.server.ts";
import { SHOWN_NOUNS } from "./parts/shown-entries.server.ts";
import { type EntryName, isOf, shownCounts, shownEntry, sumOf, watches } from "./queries.server.ts";

/** Of one person's writes one runs at a time: two at once would pass the limit. */
const lockOwner = (tx: Db, accountId: string) =>
  tx.execute(sql`select from account where id = ${accountId} for no key update`);

/** Begins to watch an entry as it is now: what changes from then on is news. */
export async function startWatching(
  tx: Db,
  accountId: string,
  entry: EntryName,
): Promise<Outcome<{ seoUrl: string }, "notFound" | "conflict">> {
  const seoUrl = await shownEntry(tx, entry);
  if (seoUrl === undefined) return refuse("notFound");
  await lockOwner(tx, accountId);
  if (await watches(tx, accountId, entry)) return { ok: true, seoUrl };
  if (sumOf(await shownCounts(tx, accountId)) >= MAX_WATCHES)
    return refuse("conflict", [{ field: "watches", reason: "atMost", detail: `${MAX_WATCHES}` }]);
  const { column, table } = SHOWN_NOUNS[entry.kind];
  await tx.execute(sql`
    insert into watch (id, account_id, ${sql.raw(column)}, seen)
    select ${v7()}, ${accountId}, e.id, ${factKeysOf(entry.kind)} from ${sql.raw(table)} e where e.id = ${entry.id}`);
  await tx.insert(watchLook).values({ accountId }).onConflictDoNothing();
  return { ok: true, seoUrl };
}

/** Stops watching; what is not watched is no error. */
export async function stopWatching(tx: Db, accountId: string, entry: EntryName): Promise<void> {
  await tx.delete(watch).where(isOf(accountId, entry));
}

/** Writes the note of a watched entry that everybody may still see. */
export async function writeNote(
  tx: Db,
  accountId: string,
  { note, ...entry }: EntryName & { note: string },
): Promise<Outcome<{ note: string | null }, "notFound">> {
  if ((await shownEntry(tx, entry)) === undefined) return refuse("notFound");
  const rows = await tx
    .update(watch)
    .set({ note: note || null })
    .where(isOf(accountId, entry))
    .returning({ note: watch.note });
  return rows[0] ? { ok: true, note: rows[0].note } : refuse("notFound");
}

/** What is new of a watched entry. */
export interface WatchedNews {
  name: string;
  facts: Fact[];
}

const newsRow = z.object({ id: z.string(), name: z.string(), seen: z.array(z.string()), facts: z.array(fact) });

/** What is new of all that a member watches and everybody may see, which is known from then on; the entry watched longest comes first. */
export async function takeNews(tx: Db, accountId: string, locale: Locale): Promise<WatchedNews[]> {
  const selects = WATCHED_KINDS.map((kind) => {
    const { table, column, name, isShown } = SHOWN_NOUNS[kind];
    return sql`select w.id, ${name(locale)} "name", w.seen, ${factsOf(kind, locale)} facts
      from watch w join ${sql.raw(table)} e on e.id = w.${sql.raw(column)} where w.account_id = ${accountId} and ${isShown}`;
  });
  const rows = await rowsOf(tx, newsRow, sql`${sql.join(selects, sql` union all `)} order by id`);
  for (const { id, seen, facts } of rows) {
    const keys = facts.map(({ key }) => key);
    if (isSameValue(keys.toSorted(), seen.toSorted())) continue;
    await tx.update(watch).set({ seen: keys }).where(eq(watch.id, id));
  }
  return rows.flatMap(({ name, seen, facts }) => {
    const news = facts.filter(({ key }) => !seen.includes(key));
    return news.length > 0 ? [{ name, facts: news }] : [];
  });
}

/** The next look is a week from now. */
export async function noteLook(tx: Db, accountId: string): Promise<void> {
  await tx.update(watchLook).set({ lookedAt: sql`now()` }).where(eq(watchLook.accountId, accountId));
}
