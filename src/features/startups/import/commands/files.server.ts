import path from "node:path";
import type { Db } from "#db/open.server.ts";
import { repairMisread } from "#server/import/file-text.server.ts";
import type { FileLog, ImportWrite } from "#server/import/nouns.server.ts";
import { type Outcome, refusal, shownOutcome } from "#server/import/outcomes.server.ts";
import { matchPattern } from "#server/import/patterns.server.ts";
import type { TableRow } from "#server/import/table-rows.server.ts";
import { cut } from "#shared/cut.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import type { ImportAction } from "#shared/import/fields.ts";
import { because } from "#shared/import/reasons.ts";
import { type Problem, readerOf, rowDefect } from "#shared/import/row-reader.ts";
import { BATCH_CHARACTERS, BATCH_ROWS, type Profile, type ProfileFile } from "../contract.ts";
import { columnsOf } from "../parts/file-columns.server.ts";
import type { RecognizedFile } from "../parts/recognized-file.server.ts";
import type { Report } from "../parts/report.server.ts";
import { addInvestors, addKeys } from "../queries/run-tables.server.ts";
import { keyLabel, keyOf, readValues, sameOf } from "../rules.ts";
import { planEntities } from "./entity-batch.server.ts";
import { planFundings } from "./funding-batch.server.ts";
import type { SeenRows } from "./identities.server.ts";
import { type NewTown, newTowns } from "./new-towns.server.ts";
import type { PlannedRow, ReadyRow } from "./plan.server.ts";
import { type Writers, writePlanned } from "./planned-rows.server.ts";
import { watchedWrites } from "./watched-writes.server.ts";

/** A batch that conflicts with another writer (the same address, a deadlock) is tried again. */
const MOST_TRIES = 3;
const WORTH_ANOTHER_TRY = ["23505", "40001", "40P01"];

/** Rows that are about to be written, with the columns that a mapping of all fields has; awaited before and after. */
export type Watch = (
  tx: Db,
  kind: ProfileFile["kind"],
  rows: readonly WatchedRow[],
  write: () => Promise<void>,
  towns: readonly NewTown[],
) => Promise<void>;
export type WatchedRow = Pick<PlannedRow, "id" | "number" | "sourceKey" | "stored">;

/** The context of reading and writing the rows of files. */
export interface Running extends Writers {
  db: Db;
  profile: Pick<Profile, "key">;
  /** Only report what would happen. */
  dryRun: boolean;
  catalogue: ImportCatalogue;
  report: Pick<Report, "add">;
  /** Where rows are asked about before they are written. */
  seen?: SeenRows;
  /** Ids of the towns that rows so far have made. */
  towns: Set<string>;
  /** Reasons name rows without their file. */
  isOnlyFile?: boolean;
  /** Rows of a transaction. */
  batchRows?: number;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Asked between batches: true ends the run there. */
  stopped?: (() => boolean | Promise<boolean>) | undefined;
  /** Makes the planner know many new rows after so many batches. */
  tidy?: (batches: number) => Promise<void>;
  watch?: Watch;
  /** Where what becomes of rows is noted for the admin area. */
  log?: FileLog | undefined;
  /** Hears how many bytes were read; answers the share of all. */
  advance(bytes: number): number;
}

/** By column of dates and amounts, whether its format fitted a value of the file. */
interface Batch extends Running {
  fits: Map<string, boolean>;
  /** Rows of the file that batches before this one had. */
  rowsBefore: number;
}

export interface Progress {
  file: string;
  rows: number;
  /** Share of all files' bytes that is read, 0 to 1. */
  share: number;
}

export interface FileResult extends Record<ImportAction, number> {
  file: string;
  kind: ProfileFile["kind"];
  encoding: string;
  rows: number;
  /** False: the run was stopped before the file's end. */
  finished: boolean;
  /** Values that were left out, or imported with a remark. */
  problems: number;
  /** No column names the people of its startups. */
  lacksTeam: boolean;
  /** Towns that its rows made. */
  towns: number;
  /** Columns of dates and amounts of which the profile's format fits no value at all. */
  misfits: string[];
}
export async function importFile(run: Running, file: RecognizedFile): Promise<FileResult> {
  const name = run.isOnlyFile ? "" : path.basename(file.path);
  const result: FileResult = {
    file: name,
    kind: file.format.kind,
    encoding: file.table.encoding,
    rows: 0,
    finished: true,
    problems: 0,
    create: 0,
    update: 0,
    unchanged: 0,
    refused: 0,
    repeated: 0,
    towns: 0,
    lacksTeam: file.format.kind === "startup" && file.format.fields.team === undefined,
    misfits: [],
  };
  const fits = new Map<string, boolean>();
  if (file.format.kind === "funding" && file.format.rows === "investors") await collectInvestors(run, file);
  let share = 0;
  const rows = file.table.rows((bytes) => {
    share = run.advance(bytes);
  });
  const reportProgress = () => run.onProgress?.({ file: name, rows: result.rows, share });
  reportProgress();
  // The next batch is read while the database works on this one.
  let next = nextBatch(rows, run.batchRows);
  let batches = 0;
  const townsBefore = run.towns.size;
  for (let batch = await next; batch.length > 0; batch = await next) {
    result.finished = !(await run.stopped?.());
    if (!result.finished) break;
    next = nextBatch(rows, run.batchRows);
    next.catch(() => {});
    const rowsBefore = result.rows;
    const outcomes = await persistently(() => importBatch({ ...run, fits, rowsBefore }, file, name, batch));
    await run.report.add(name, outcomes);
    if (!run.dryRun && outcomes.some(({ action }) => action === "create")) await run.tidy?.(++batches);
    result.rows += batch.length;
    for (const { action, problems } of outcomes) {
      result[action] += 1;
      result.problems += problems.length;
    }
    reportProgress();
  }
  await next;
  await rows.return(undefined);
  result.towns = run.towns.size - townsBefore;
  result.misfits = [...fits].filter(([, fitted]) => !fitted).map(([column]) => column);
  return result;
}

async function nextBatch(rows: AsyncGenerator<TableRow>, size = BATCH_ROWS): Promise<TableRow[]> {
  const batch: TableRow[] = [];
  for (let characters = 0; batch.length < size && characters < BATCH_CHARACTERS; ) {
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
      if (attempt === MOST_TRIES || !WORTH_ANOTHER_TRY.includes(codeOf(error))) throw error;
    }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** Rows of one round may stand anywhere in the file: all are read before the rounds are written. */
async function collectInvestors(run: Running, file: RecognizedFile): Promise<void> {
  const rows = file.table.rows();
  for (;;) {
    const batch = await nextBatch(rows, run.batchRows);
    if (batch.length === 0) return;
    const { ready } = readBatch({ ...run, fits: new Map(), rowsBefore: 0 }, file, batch);
    await addInvestors(
      run.db,
      ready.map(({ sourceKey, values }) => ({ key: sourceKey, investors: values.lists.investors! })),
    );
  }
}

async function importBatch(run: Batch, file: RecognizedFile, where: string, batch: readonly TableRow[]) {
  const { format } = file;
  const { ready, refused } = readBatch(run, file, batch);
  const columns = columnsOf(format, run.catalogue);
  const context = {
    source: run.profile.key,
    where,
    columns,
    catalogue: run.catalogue,
    dryRun: run.dryRun,
    seen: run.seen,
  };
  // A batch that is tried again names its towns again.
  const seen = new Set(run.towns);
  const done = await run.db.transaction(async (tx): Promise<Outcome[]> => {
    // A row that is refused is in the source: it has not vanished.
    const keys = refused.map(({ number, key }) => ({
      key: `${format.kind} ${format.kind === "funding" ? `${key}|1` : key}`,
      place: `${where} row ${number}`,
    }));
    await addKeys(tx, keys);
    const { outcomes, write } =
      format.kind === "funding"
        ? await planFundings(tx, ready, { ...context, file: format })
        : await planEntities(tx, ready, { ...context, file: format });
    const towns = await newTowns(tx, write, outcomes, { ...run, columns, seen });
    const all = [...refused, ...outcomes];
    if (run.dryRun) return all;
    const hasRoom = run.log?.hasRoomFor(run.rowsBefore + batch.length) ?? false;
    const writes: ImportWrite[] = [];
    const noted = watchedWrites(run.catalogue, async (some) => void writes.push(...some));
    const watch = run.watch ?? (hasRoom ? noted : undefined);
    const written = () => writePlanned(tx, format.kind, write, { ...run, columns });
    await (watch ? watch(tx, format.kind, write, written, towns) : written());
    if (run.log) {
      const names = new Map(ready.map(({ number, values }) => [number, values.name || values.single.startup]));
      const shown = all.map((outcome) => shownOutcome(outcome, names.get(outcome.number) ?? ""));
      await run.log.note(tx, shown, writes, hasRoom);
    }
    return all;
  });
  for (const id of seen) run.towns.add(id);
  return done;
}

interface ReadRows {
  ready: ReadyRow[];
  refused: Outcome[];
}

/** Reads the cells of rows; rows without a readable key or name are refused. */
function readBatch(
  run: Batch,
  { format: profile, header, table }: RecognizedFile,
  batch: readonly TableRow[],
): ReadRows {
  const places = new Map(header.map((name, at) => [name, at]));
  const ready: ReadyRow[] = [];
  const refused: Outcome[] = [];
  for (const { number, cells, isBroken } of batch) {
    const problems: Problem[] = [];
    const taken = (column: string, fitted: boolean) => run.fits.set(column, fitted || run.fits.get(column) === true);
    const reader = readerOf(profile, places, cells, problems, {
      codes: run.catalogue,
      match: matchPattern,
      repair: repairMisread,
      taken,
    });
    const named = keyOf(profile.key, reader, "same" in profile ? sameOf(profile.same, reader) : "");
    const key = "key" in named ? named.key : undefined;
    const row = { number, sourceKey: `${run.profile.key}:${key ?? ""}`, problems };
    const broken = isBroken ? because("strayQuote") : rowDefect(header.length, cells, table.delimiter);
    const defect = broken ?? ("defect" in named ? named.defect : undefined);
    const outcome = defect
      ? {
          refused: {
            column: keyLabel(profile.key),
            value: key === undefined && !isBroken ? "" : cut(cells.join(table.delimiter), 200),
            reason: defect,
          },
        }
      : readValues(profile, reader);
    if ("refused" in outcome) refused.push(refusal(row, outcome.refused));
    else ready.push({ ...row, values: outcome.values });
  }
  return { ready, refused };
}
