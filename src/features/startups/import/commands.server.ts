import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database, Db } from "#db/open.server.ts";
import { importCatalogue } from "#features/reference/queries/import-catalogue.server.ts";
import type { OpenLog } from "#server/import/nouns.server.ts";
import type { TableChoice } from "#server/import/table-rows.server.ts";
import { StartError } from "#server/settings.server.ts";
import { type FileResult, importFile, type Progress, type Running } from "./commands/files.server.ts";
import { IMPORT_LOCK } from "./commands/noun.server.ts";
import type { Writers } from "./commands/planned-rows.server.ts";
import { keepSource, reportVanished } from "./commands/source.server.ts";
import type { Profile, ProfileFile } from "./contract.ts";
import { loggedFile } from "./parts/logged-file.server.ts";
import { checkChoices } from "./parts/profile.server.ts";
import { type RecognizedFile, recognize } from "./parts/recognized-file.server.ts";
import { openReport, type Report } from "./parts/report.server.ts";
import { DROP_RUN_TABLES, openRunTables } from "./queries/run-tables.server.ts";

export type { FileResult, Progress } from "./commands/files.server.ts";

/** A batch is sorted in memory; compiling its statements would take longer than running them. */
const SETTINGS = "set work_mem = '16MB'; set jit = off";
const SETTINGS_BACK = "reset work_mem; reset jit";

export interface ImportRun extends Writers {
  profile: Profile;
  /** Path of the profile, for messages. */
  where: string;
  files: readonly string[];
  /** The sheet and the header of all files, where the caller says them. */
  choice?: TableChoice | undefined;
  /** Opens the log of a file for those who look at the run in the admin area. Left out: it is not seen there. */
  log?: OpenLog;
  /** Only report what would happen. */
  dryRun: boolean;
  reportFolder: string;
  onProgress?: (progress: Progress) => void;
  /** Asked between batches: true ends the run there. */
  stopped?: () => boolean;
}

export interface ImportResult {
  files: FileResult[];
  /** Undefined when there was nothing to report. */
  report: string | undefined;
  stopped: boolean;
  /** Rows of earlier imports that the files do not have, of each kind that was read to its end. */
  vanished: { kind: ProfileFile["kind"]; count: number }[];
}

/** Rounds come after the startups they name. */
const ORDER: ProfileFile["kind"][] = ["organization", "startup", "funding"];

/**
 * Imports files by a profile, startups before rounds, in batches of one transaction each. Stopped at any point and run again,
 * it goes on; run twice, it changes nothing. Throws a StartError for mistakes in profile and files, before anything is written
 * as far as they show in the files' first lines.
 */
export async function importFiles(database: Database, run: ImportRun): Promise<ImportResult> {
  const recognized = (
    await Promise.all(run.files.map((file) => recognize(file, run.profile.files, run.choice)))
  ).flat();
  const files = ORDER.flatMap((kind) => recognized.filter(({ format }) => format.kind === kind));
  const catalogue = await importCatalogue(database.db);
  // One connection for the whole run: it holds the lock and the temporary table of keys.
  const client = await database.pool.connect();
  const report = openReport(run.reportFolder, run.profile.key, run.dryRun, new Date());
  try {
    const db: Db = drizzle(client);
    const { rows } = await db.execute<{ locked: boolean }>(sql`select pg_try_advisory_lock(${IMPORT_LOCK}) locked`);
    if (!rows[0]?.locked) throw new StartError("Another import is running on this database.");
    await client.query(SETTINGS);
    checkChoices(run.profile, run.where, catalogue);
    await openRunTables(db);
    if (!run.dryRun) await keepSource(db, run.profile);
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    let read = 0;
    const advance = (bytes: number) => {
      read += bytes;
      return total === 0 ? 1 : read / total;
    };
    const results: FileResult[] = [];
    const tidyBatches = (batches: number) => tidyInTime(db, batches);
    const { log: openLog, ...options } = run;
    const running = { ...options, db, catalogue, report, advance, tidy: tidyBatches, towns: new Set<string>() };
    for (const file of files) {
      if (run.stopped?.()) break;
      const log = run.dryRun ? undefined : openLog?.(loggedFile(file, run.profile));
      results.push(await importFile({ ...running, log }, file));
    }
    const vanished = await vanishedOf(running, files, results);
    if (results.some((result) => !run.dryRun && result.create + result.update > 0)) await tidy(db);
    return {
      files: results,
      report: (await report.close()) > 0 ? report.path : undefined,
      stopped: results.length < files.length || results.some(({ finished }) => !finished),
      vanished,
    };
  } finally {
    await report.close();
    await client.query(`${DROP_RUN_TABLES}; ${SETTINGS_BACK}; select pg_advisory_unlock_all()`).catch(() => {});
    client.release();
  }
}

/** Rows that the source had and has no more, of the kinds that were read to their end. */
async function vanishedOf(
  run: Running & { report: Report },
  files: readonly RecognizedFile[],
  results: readonly FileResult[],
) {
  const vanished: ImportResult["vanished"] = [];
  for (const kind of ORDER) {
    const part = files.find(({ format }) => format.kind === kind)?.format;
    const readCount = results.filter((result) => result.kind === kind && result.finished).length;
    if (!part || readCount < files.filter(({ format }) => format.kind === kind).length) continue;
    const options = { report: run.report, dryRun: run.dryRun, choice: part.vanished };
    const count = await reportVanished(run.db, run.profile, kind, options);
    if (count > 0) vanished.push({ kind, count });
  }
  return vanished;
}

const TABLES =
  "startup, startup_choice, list_block, list_change, list_term, search_entry, search_word, search_vocabulary, funding, funding_investor, city";

/** So many new rows at once: the planner and index-only scans should know them now, not when the server gets to it. */
async function tidy(db: Db): Promise<void> {
  await db.execute(sql.raw(`vacuum (analyze) ${TABLES}`));
}

/** A table that grew from nothing is planned for as if it were empty: tidied after 1, 4, 16 … batches. */
async function tidyInTime(db: Db, batches: number): Promise<void> {
  if (Number.isInteger(Math.log2(batches) / 2)) await tidy(db);
}
