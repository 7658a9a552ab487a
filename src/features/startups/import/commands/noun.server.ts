import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { rowsAsMade, TOWNS } from "#server/import/made-rows.server.ts";
import type { ImportNoun, ImportWork } from "#server/import/nouns.server.ts";
import { type Outcome, shownOutcome } from "#server/import/outcomes.server.ts";
import { STORED_HEADER } from "#server/import/table-rows.server.ts";
import { StartError } from "#server/settings.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { ADMIN_SOURCE, mappedFile } from "../parts/mapped-file.ts";
import { type RecognizedFile, recognize } from "../parts/recognized-file.server.ts";
import { DROP_RUN_TABLES, openRunTables } from "../queries/run-tables.server.ts";
import { importFile } from "./files.server.ts";
import { noSeenRows } from "./identities.server.ts";
import type { Writers } from "./planned-rows.server.ts";
import { undoWrites } from "./undo.server.ts";
import { watchedWrites } from "./watched-writes.server.ts";

/** Held by the run that imports: two at once would create the same rows. */
export const IMPORT_LOCK = 4_806_327;
/** Rows written between two reports of progress. */
const BATCH_ROWS = 500;

export interface UndoWriters extends Writers {
  /** Takes organizations away for good, with their place in the list. */
  removeOrganizations: (tx: Db, ids: readonly string[]) => Promise<void>;
  /** Takes cities away to which nothing belongs. */
  removeCities: (tx: Db, ids: readonly string[]) => Promise<void>;
}

/** Reads startups, rounds and organizations from files whose columns were mapped by hand. */
export const startupImports = (writers: UndoWriters): ImportNoun => ({
  kinds: ["startups", "rounds", "organizations"],
  open: async (_, catalogue) => ({
    read: (work) => readMapped(work, catalogue, writers),
    undo: async (work) => {
      await begin(work.tx);
      const { towns = [], writes = [] } = Object.groupBy(work.writes, ({ kind }) =>
        kind === TOWNS.table ? "towns" : "writes",
      );
      const end = await undoWrites(work.tx, { ...work, writes }, { ...writers, catalogue });
      // Towns go last: what the import put there is gone by now. They stay where anything else is.
      const { unchanged } = await rowsAsMade(work.tx, TOWNS, towns);
      await writers.removeCities(
        work.tx,
        unchanged.map(({ entityId }) => entityId),
      );
      return { ...end, townsRemoved: unchanged.length };
    },
  }),
});

async function begin(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) locked`);
  if (!rows[0]?.locked) throw new StartError("Another import is running on this database.");
}

async function readMapped(
  { tx, path, mapping, dryRun, onRows, onWrites }: ImportWork,
  catalogue: ImportCatalogue,
  writers: Writers,
): Promise<void> {
  await begin(tx);
  await openRunTables(tx);
  const watch = watchedWrites(catalogue, onWrites);
  const [file] = await recognize(path, [mappedFile(mapping)], STORED_HEADER);
  const names = await namesOf(file!, mapping);
  const report = {
    add: async (_: string, outcomes: readonly Outcome[]) =>
      onRows(outcomes.map((outcome) => shownOutcome(withoutKeys(outcome), names.get(outcome.number) ?? ""))),
  };
  const run = {
    ...writers,
    db: tx,
    profile: { key: ADMIN_SOURCE },
    dryRun,
    catalogue,
    report,
    isOnlyFile: true,
    seen: noSeenRows(),
    towns: new Set<string>(),
  };
  await importFile({ ...run, batchRows: BATCH_ROWS, watch, advance: () => 0 }, file!);
  await tx.execute(sql.raw(DROP_RUN_TABLES));
}

/** The name of each row for people, as the file writes it: by number of the row. */
async function namesOf(file: RecognizedFile, { columns }: ImportMapping): Promise<Map<number, string>> {
  const named = columns.find(({ field }) => field === "name" || field === "startup");
  const at = file.header.indexOf(named?.column ?? "");
  const names = new Map<number, string>();
  for await (const { number, cells } of file.table.rows()) names.set(number, cells[at] ?? "");
  return names;
}

/** Keys of rows are nothing that people know. */
const withoutKeys = (outcome: Outcome): Outcome =>
  outcome.why?.value.startsWith(`${ADMIN_SOURCE}:`) ? { ...outcome, why: { ...outcome.why, value: "" } } : outcome;
