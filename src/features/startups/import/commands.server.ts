import path from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database, Db } from "#db/open.server.ts";
import { refreshStartups } from "../commands.server.ts";
import {
  type EnsureCities,
  planEntities,
  type WriteOrganizations,
  writeOrganizationRows,
  writeStartups,
} from "./commands/entity-batch.server.ts";
import { planFundings, writeFundings } from "./commands/funding-batch.server.ts";
import { keepSource } from "./commands/source.server.ts";
import { reportVanished } from "./commands/vanished.server.ts";
import { BATCH_CHARACTERS, BATCH_ROWS, type FundingFile, type Profile, type ProfileFile } from "./contract.ts";
import { type Action, type Outcome, type ReadyRow, refusal } from "./parts/batch.server.ts";
import { organizationColumns, startupColumns } from "./parts/entity-columns.server.ts";
import { ImportError } from "./parts/failure.server.ts";
import { fundingColumns } from "./parts/funding-columns.server.ts";
import { repairMisread } from "./parts/misread.server.ts";
import { matchPattern } from "./parts/patterns.server.ts";
import { type Reader, readerOf } from "./parts/reader.ts";
import { openReport, type Report } from "./parts/report.server.ts";
import { type RecognizedFile, type Row, readRows, recognize } from "./parts/rows.server.ts";
import { type Catalogue, checkChoices, loadCatalogue } from "./queries/catalogue.server.ts";
import { addInvestors, openInvestors } from "./queries/import-investors.server.ts";
import { addKeys, openKeys } from "./queries/import-keys.server.ts";
import {
  type EntityValues,
  type FundingValues,
  keyLabel,
  keyOf,
  type Problem,
  readFunding,
  readOrganization,
  readStartup,
  rowDefect,
} from "./rules.ts";

/** Held by the run that imports: two at once would create the same rows. */
const LOCK = 4_806_327;
/** A batch that conflicts with another writer (the same address, a deadlock) is tried again. */
const TRIES = 3;
const WORTH_ANOTHER_TRY = ["23505", "40001", "40P01"];

/** A batch is sorted in memory; compiling its statements would take longer than running them. */
const SETTINGS = "set work_mem = '16MB'; set jit = off";
const SETTINGS_BACK = "reset work_mem; reset jit";

export interface ImportRun {
  profile: Profile;
  /** Path of the profile, for messages. */
  where: string;
  files: readonly string[];
  /** Only report what would happen. */
  dryRun: boolean;
  reportFolder: string;
  ensureCities: EnsureCities;
  writeOrganizations: WriteOrganizations;
  onProgress?: (progress: Progress) => void;
  /** Asked between batches: true ends the run there. */
  stopped?: () => boolean;
}

export interface Progress {
  file: string;
  rows: number;
  /** Share of all files' bytes that is read, 0 to 1. */
  share: number;
}

export interface FileResult extends Record<Action, number> {
  file: string;
  kind: ProfileFile["kind"];
  encoding: string;
  rows: number;
  /** False: the run was stopped before the file's end. */
  finished: boolean;
  /** Values that were left out, or imported with a remark. */
  problems: number;
  /** Columns of dates and amounts of which the profile's format fits no value at all. */
  misfits: string[];
}

export interface ImportResult {
  files: FileResult[];
  /** Undefined when there was nothing to report. */
  report: string | undefined;
  stopped: boolean;
  /** Rows of earlier imports that the files do not have, of each kind that was read to its end. */
  vanished: { kind: ProfileFile["kind"]; count: number }[];
}

/** By column of dates and amounts, whether its format fitted a value of the file. */
interface Batch extends Running {
  fits: Map<string, boolean>;
}

interface Running extends ImportRun {
  db: Db;
  catalogue: Catalogue;
  report: Report;
  advance(bytes: number): number;
}

/** Rounds come after the startups they name. */
const ORDER: ProfileFile["kind"][] = ["organization", "startup", "funding"];

/**
 * Imports files by a profile, startups before rounds, in batches of one transaction each. Stopped at any point and run again,
 * it goes on; run twice, it changes nothing. Throws an ImportError for mistakes in profile and files, before anything is written
 * as far as they show in the files' first lines.
 */
export async function importFiles(database: Database, run: ImportRun): Promise<ImportResult> {
  const recognized = (await Promise.all(run.files.map((file) => recognize(file, run.profile.files)))).flat();
  const files = ORDER.flatMap((kind) => recognized.filter(({ profile }) => profile.kind === kind));
  // One connection for the whole run: it holds the lock and the temporary table of keys.
  const client = await database.pool.connect();
  const report = openReport(run.reportFolder, run.profile.key, run.dryRun, new Date());
  try {
    const db: Db = drizzle(client);
    const { rows } = await db.execute<{ locked: boolean }>(sql`select pg_try_advisory_lock(${LOCK}) locked`);
    if (!rows[0]?.locked) throw new ImportError("Another import is running on this database.");
    await client.query(SETTINGS);
    const catalogue = await loadCatalogue(db);
    checkChoices(run.profile, run.where, catalogue);
    await openKeys(db);
    await openInvestors(db);
    if (!run.dryRun) await keepSource(db, run.profile);
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    let read = 0;
    const advance = (bytes: number) => {
      read += bytes;
      return total === 0 ? 1 : read / total;
    };
    const results: FileResult[] = [];
    for (const file of files) {
      if (run.stopped?.()) break;
      results.push(await importFile({ ...run, db, catalogue, report, advance }, file));
    }
    const vanished = await vanishedOf({ ...run, db, catalogue, report, advance }, files, results);
    if (results.some((result) => !run.dryRun && result.create + result.update > 0)) await tidy(db);
    return {
      files: results,
      report: (await report.close()) > 0 ? report.path : undefined,
      stopped: results.length < files.length || results.some(({ finished }) => !finished),
      vanished,
    };
  } finally {
    await report.close();
    await client
      .query(`drop table if exists import_seen, import_investor; ${SETTINGS_BACK}; select pg_advisory_unlock_all()`)
      .catch(() => {});
    client.release();
  }
}

/** What the source had and has no more, of the kinds that were read to their end. */
async function vanishedOf(run: Running, files: readonly RecognizedFile[], results: readonly FileResult[]) {
  const vanished: ImportResult["vanished"] = [];
  for (const kind of ORDER) {
    const part = files.find(({ profile }) => profile.kind === kind)?.profile;
    const readCount = results.filter((result) => result.kind === kind && result.finished).length;
    if (!part || readCount < files.filter(({ profile }) => profile.kind === kind).length) continue;
    const options = { report: run.report, dryRun: run.dryRun, choice: part.vanished };
    const count = await reportVanished(run.db, run.profile, kind, options);
    if (count > 0) vanished.push({ kind, count });
  }
  return vanished;
}

async function importFile(run: Running, file: RecognizedFile): Promise<FileResult> {
  const name = path.basename(file.path);
  const result: FileResult = {
    file: name,
    kind: file.profile.kind,
    encoding: file.encoding,
    rows: 0,
    finished: true,
    problems: 0,
    create: 0,
    update: 0,
    unchanged: 0,
    refused: 0,
    repeated: 0,
    misfits: [],
  };
  const fits = new Map<string, boolean>();
  if (file.profile.kind === "funding" && file.profile.rows === "investors")
    await collectInvestors(run, file, file.profile);
  let share = 0;
  const rows = readRows(file, (bytes) => {
    share = run.advance(bytes);
  });
  const reportProgress = () => run.onProgress?.({ file: name, rows: result.rows, share });
  reportProgress();
  // The next batch is read while the database works on this one.
  let next = nextBatch(rows);
  let batches = 0;
  for (let batch = await next; batch.length > 0; batch = await next) {
    result.finished = !run.stopped?.();
    if (!result.finished) break;
    next = nextBatch(rows);
    next.catch(() => {});
    const outcomes = await persistently(() => importBatch({ ...run, fits }, file, name, batch));
    await run.report.add(name, outcomes);
    if (!run.dryRun && outcomes.some(({ action }) => action === "create")) await tidyInTime(run.db, ++batches);
    result.rows += batch.length;
    for (const { action, problems } of outcomes) {
      result[action] += 1;
      result.problems += problems.length;
    }
    reportProgress();
  }
  await next;
  await rows.return(undefined);
  result.misfits = [...fits].filter(([, fitted]) => !fitted).map(([column]) => column);
  return result;
}

async function nextBatch(rows: AsyncGenerator<Row>): Promise<Row[]> {
  const batch: Row[] = [];
  for (let characters = 0; batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS; ) {
    const { value, done } = await rows.next();
    if (done) break;
    batch.push(value);
    for (const cell of value.cells) characters += cell.length;
  }
  return batch;
}

async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !WORTH_ANOTHER_TRY.includes(codeOf(error))) throw error;
    }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** Rows of one round may stand anywhere in the file: all are read before the rounds are written. */
async function collectInvestors(run: Running, file: RecognizedFile, profile: FundingFile): Promise<void> {
  const rows = readRows(file, () => {});
  for (let batch = await nextBatch(rows); batch.length > 0; batch = await nextBatch(rows)) {
    const { ready } = readBatch({ ...run, fits: new Map() }, file, batch, (row) => readFunding(profile, row));
    await addInvestors(
      run.db,
      ready.map(({ sourceKey, values }) => ({ key: sourceKey, investors: values.investors })),
    );
  }
}

async function importBatch(run: Batch, file: RecognizedFile, where: string, batch: readonly Row[]): Promise<Outcome[]> {
  const { profile } = file;
  const read = <Values>(values: (reader: Reader) => { values: Values } | { refused: Problem }) =>
    readBatch(run, file, batch, values);
  const write = async <Values>(
    { ready, refused }: ReadRows<Values>,
    plan: (tx: Db, rows: ReadyRow<Values>[]) => Promise<Outcome[]>,
  ) => {
    return run.db.transaction(async (tx) => {
      await addKeys(
        tx,
        refused.map(({ number, key }) => ({ key: seenKey(profile, key), place: `${where} row ${number}` })),
      );
      return [...refused, ...(await plan(tx, ready))];
    });
  };
  if (profile.kind === "funding")
    return write(
      read((row) => readFunding(profile, row)),
      (tx, ready) => fundings(tx, run, { profile, where }, ready),
    );
  const readValues = (row: Reader) =>
    profile.kind === "startup" ? readStartup(profile, row) : readOrganization(profile, row);
  return write(read(readValues), (tx, ready) => entities(tx, run, { profile, where }, ready));
}

/** A row that is refused is in the source: it has not vanished. */
const seenKey = ({ kind }: ProfileFile, key: string) => `${kind} ${kind === "funding" ? `${key}|1` : key}`;

async function entities(
  tx: Db,
  run: Running,
  { profile, where }: { profile: Exclude<ProfileFile, FundingFile>; where: string },
  rows: readonly ReadyRow<EntityValues>[],
): Promise<Outcome[]> {
  const { catalogue, ensureCities, writeOrganizations } = run;
  const columns =
    profile.kind === "startup" ? startupColumns(profile, catalogue) : organizationColumns(profile, catalogue);
  const context = { file: profile, source: run.profile.key, where, columns, catalogue };
  const { outcomes, write } = await planEntities(tx, rows, context);
  if (run.dryRun) return outcomes;
  if (profile.kind === "startup") await refreshStartups(tx, await writeStartups(tx, write, { columns, ensureCities }));
  else await writeOrganizationRows(tx, write, { columns, ensureCities, writeOrganizations });
  return outcomes;
}

async function fundings(
  tx: Db,
  { catalogue, dryRun, profile: { key: source } }: Running,
  { profile, where }: { profile: FundingFile; where: string },
  rows: readonly ReadyRow<FundingValues>[],
): Promise<Outcome[]> {
  const columns = fundingColumns(profile, catalogue);
  const { outcomes, write } = await planFundings(tx, rows, {
    file: profile,
    source,
    where,
    columns,
    catalogue,
    dryRun,
  });
  if (!dryRun) await refreshStartups(tx, await writeFundings(tx, write, columns));
  return outcomes;
}

interface ReadRows<Values> {
  ready: ReadyRow<Values>[];
  refused: Outcome[];
}

/** Reads the cells of rows; rows without a readable key or name are refused. */
function readBatch<Values>(
  run: Batch,
  { profile, header }: RecognizedFile,
  batch: readonly Row[],
  read: (reader: Reader) => { values: Values } | { refused: Problem },
): ReadRows<Values> {
  const places = new Map(header.map((name, at) => [name, at]));
  const ready: ReadyRow<Values>[] = [];
  const refused: Outcome[] = [];
  for (const { number, cells } of batch) {
    const problems: Problem[] = [];
    const taken = (column: string, fitted: boolean) => run.fits.set(column, fitted || run.fits.get(column) === true);
    const reader = readerOf(profile, places, cells, problems, {
      codes: run.catalogue,
      match: matchPattern,
      repair: repairMisread,
      taken,
    });
    const key = keyOf(profile.key, reader);
    const row = { number, sourceKey: `${run.profile.key}:${key ?? ""}`, problems };
    const defect = rowDefect(header.length, cells, profile.delimiter) ?? (key === undefined ? "no key" : undefined);
    const outcome = defect
      ? {
          refused: {
            column: keyLabel(profile.key),
            value: cells.join(profile.delimiter).slice(0, 200),
            reason: defect,
          },
        }
      : read(reader);
    if ("refused" in outcome) refused.push(refusal(row, outcome.refused));
    else ready.push({ ...row, values: outcome.values });
  }
  return { ready, refused };
}

const TABLES =
  "startup, startup_choice, list_bits, list_term, search_entry, search_word, search_vocabulary, funding, funding_investor, city";

/** So many new rows at once: the planner and index-only scans should know them now, not when the server gets to it. */
async function tidy(db: Db): Promise<void> {
  await db.execute(sql.raw(`vacuum (analyze) ${TABLES}`));
}

/** A table that grew from nothing is planned for as if it were empty: tidied after 1, 4, 16 … batches. */
async function tidyInTime(db: Db, batches: number): Promise<void> {
  if (Number.isInteger(Math.log2(batches) / 2)) await tidy(db);
}
