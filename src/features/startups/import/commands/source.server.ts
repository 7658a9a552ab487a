import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { dataSource } from "#db/tables/data-sources.server.ts";
import type { Profile, ProfileFile } from "../contract.ts";
import type { Report } from "../parts/report.server.ts";
import { type ImportKind, vanishedKeys } from "../queries/import-rows.server.ts";

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

/** Rows that are reported at once. */
const PAGE_ROWS = 5000;

/**
 * Reports rows of earlier imports that the files of this run do not have, and marks them where the profile says so. Nothing is
 * deleted: a file may be a part of its source. Returns how many there are.
 */
export async function reportVanished(
  db: Db,
  { key: source }: { key: string },
  kind: ImportKind,
  { report, dryRun, choice }: { report: Report; dryRun: boolean; choice: ProfileFile["vanished"] },
): Promise<number> {
  const isMarked = choice === "mark" && !dryRun;
  if (!dryRun)
    await db.execute(sql`
      update import_row set vanished_at = null, decision = null, decided_at = null, decided_by = null where kind = ${kind} and vanished_at is not null
        and exists (select from import_seen where key = ${`${kind} `} || source_key)`);
  let count = 0;
  let last = `${source}:`;
  for (;;) {
    const keys = await vanishedKeys(db, kind, source, last, PAGE_ROWS);
    if (keys.length === 0) return count;
    count += keys.length;
    last = keys.at(-1)!;
    await report.addVanished(kind, keys, "no file of this run has it; nothing is deleted");
    if (isMarked)
      await db.execute(sql`
        update import_row set vanished_at = now()
        where kind = ${kind} and source_key = any (${sql.param(keys)}::text[]) and vanished_at is null`);
  }
}
