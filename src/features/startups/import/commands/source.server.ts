import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { dataSource } from "#db/tables/data-sources.server.ts";
import type { Profile } from "../contract.ts";

/** Stores the origin and the licence of the data, which pages show. */
export async function keepSource(db: Db, { key, source }: Profile): Promise<void> {
  const row = {
    name: source.name,
    url: source.url,
    recordUrl: source.recordUrl ?? null,
    licence: source.licence,
    licenceUrl: source.licenceUrl,
    attributionEn: source.attribution.en,
    attributionTr: source.attribution.tr,
  };
  await db
    .insert(dataSource)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: dataSource.key, set: { ...row, importedAt: sql`now()` } });
}
