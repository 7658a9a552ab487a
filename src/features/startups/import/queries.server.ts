import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { dataSource } from "#db/tables/data-sources.server.ts";

export interface SourceNote {
  name: string;
  /** The page of this very startup at the source, or the source's own where it has none. */
  url: string;
  licence: string;
  licenceUrl: string;
  attribution: { en: string; tr: string };
  importedAt: Date;
}

/** Who an imported startup is from, by its `source_key`; undefined for startups that were not imported. */
export async function sourceOf(db: Db, sourceKey: string | null): Promise<SourceNote | undefined> {
  const colon = sourceKey?.indexOf(":") ?? -1;
  if (!sourceKey || colon < 0) return undefined;
  const [source] = await db
    .select()
    .from(dataSource)
    .where(eq(dataSource.key, sourceKey.slice(0, colon)));
  if (!source) return undefined;
  const { name, url, recordUrl, licence, licenceUrl, attributionEn: en, attributionTr: tr, importedAt } = source;
  const record = recordUrl?.replace("{key}", encodeURI(sourceKey.slice(colon + 1)));
  return { name, url: record ?? url, licence, licenceUrl, attribution: { en, tr }, importedAt };
}
