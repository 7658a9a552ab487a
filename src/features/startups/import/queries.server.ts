import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { dataSource, importRow } from "#db/tables/data-sources.server.ts";

export interface SourceNote {
  name: string;
  /** The page of this very startup at the source, or the source's own where it has none. */
  url: string;
  licence: string;
  licenceUrl: string;
  attribution: { en: string; tr: string };
  /** Since when the source has it no more; null: it does, or nobody watches. */
  vanishedAt: Date | null;
}

/** The sources that the data of a startup was imported from. */
export async function sourcesOf(db: Db, startupId: string): Promise<SourceNote[]> {
  const rows = await db
    .select({
      source: dataSource,
      sourceKey: importRow.sourceKey,
      // An admin may have said that it stays.
      vanishedAt: sql<Date | null>`case when ${importRow.decision} is null then ${importRow.vanishedAt} end`.mapWith(
        importRow.vanishedAt,
      ),
    })
    .from(importRow)
    .innerJoin(dataSource, eq(dataSource.key, sql`split_part(${importRow.sourceKey}, ':', 1)`))
    .where(and(eq(importRow.entityId, startupId), eq(importRow.kind, "startup")))
    .orderBy(importRow.sourceKey);
  return rows.map(({ source, sourceKey, vanishedAt }) => {
    const { name, url, recordUrl, licence, licenceUrl, attributionEn: en, attributionTr: tr } = source;
    const record = recordUrl?.replace("{key}", encodeURI(sourceKey.slice(source.key.length + 1)));
    return { name, url: record ?? url, licence, licenceUrl, attribution: { en, tr }, vanishedAt };
  });
}
