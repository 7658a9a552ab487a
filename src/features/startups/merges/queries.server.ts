import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startupMerge } from "#db/tables/startups.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { startupMergeCalls } from "./contract.ts";
import { UNDO_DAYS } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** The startup that a deleted one was merged into; undefined: none. */
export async function mergeTarget(db: Db, sourceId: string): Promise<string | undefined> {
  const isIt = and(eq(startupMerge.sourceId, sourceId), isNull(startupMerge.undoneAt));
  const [found] = await db.select({ id: startupMerge.targetId }).from(startupMerge).where(isIt);
  return found?.id;
}

/** True if a startup was merged into another one. */
export const isMerged = async (db: Db, id: string): Promise<boolean> => (await mergeTarget(db, id)) !== undefined;

export const startupMergeTable = adminTable(startupMergeCalls, {
  texts: { en, tr },
  source: () => ({
    table: startupMerge,
    joins: sql`join startup target on target.id = startup_merge.target_id join startup source on source.id = startup_merge.source_id
      left join account on account.id = startup_merge.account_id`,
    fields: {
      name: sql`target.name`,
      seoUrl: sql`target.seo_url`,
      merged: sql`source.name`,
      by: sql`account.name || ' ' || account.surname`,
      mayUndo: sql`startup_merge.undone_at is null and startup_merge.created_at >= now() - make_interval(days => ${sql.raw(String(UNDO_DAYS))})`,
    },
    searches: { name: sql`target.name_fold`, merged: sql`source.name_fold` },
    usualOrder: sql`startup_merge.created_at desc`,
  }),
  filters: {},
  nameOf: ({ name, merged }) => `${merged}, ${name}`,
});
