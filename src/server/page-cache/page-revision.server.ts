import type { Database } from "#db/open.server.ts";
import { coalesced } from "./coalesced.server.ts";
import { seeRevision } from "./seen-revision.server.ts";

const MINUTE_MS = 60_000;

/** The revision of what pages of visitors show (`30-page-revision.sql`), one statement for all who ask at a time. */
export function pageRevision(app: { database: Database }): () => Promise<number> {
  return coalesced(async () => {
    const { pool, db } = app.database;
    const { rows } = await pool.query<{ revision: number }>({
      name: "page_revision",
      text: "select coalesce(sum(revision), 0)::bigint revision from page_revision",
    });
    const { revision } = rows[0]!;
    seeRevision(db, revision);
    return revision;
  });
}

/**
 * When pages change without a write: with the next full minute, as ages and days that are left do, or before it, where something
 * opens, closes or is published. Asked once a revision and moment. Of two clocks the one that is behind counts.
 */
export function pageChanges({ pool }: Pick<Database, "pool">): (revision: number) => Promise<number> {
  const ask = async (after: number): Promise<number> => {
    const { rows } = await pool.query<{ moment: Date | null }>(
      "select page_changes_after(least($1::timestamptz, clock_timestamp())) moment",
      [new Date(after)],
    );
    return rows[0]?.moment?.getTime() ?? Number.POSITIVE_INFINITY;
  };
  let cached: { revision: number; next: Promise<number> } | undefined;
  return async (revision) => {
    const now = Date.now();
    if (cached?.revision !== revision || (await cached.next.catch(() => 0)) <= now)
      cached = { revision, next: ask(now) };
    return Math.min((Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS, await cached.next);
  };
}
