import type { App } from "#server/app.server.ts";
import type { TableChoice } from "#server/import/table-rows.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { csvOf } from "#shared/csv.ts";
import { cut } from "#shared/cut.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { IMPORT_KINDS } from "#shared/import/fields.ts";
import { memberOnly } from "#shared/viewer.ts";
import {
  addImport,
  begunImport,
  begunUndo,
  removeProfile,
  replaceTable,
  saveProfile,
  setMapping,
  stoppedImport,
} from "./commands.server.ts";
import {
  addImportProfile,
  chooseTable,
  getImport,
  type ImportDetails,
  importRemarks,
  importRows,
  importWords,
  listImportProfiles,
  mapImport,
  removeImportProfile,
  startImport,
  stopImport,
  undoImport,
  uploadImport,
} from "./contract.ts";
import { maxRowsOf, SAMPLE_ROWS, UNDO_DAYS } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { linked } from "./parts/entry-address.ts";
import type { ReadProblem, ReadTable, ReadTask } from "./parts/read-worker.server.ts";
import { suggestedKind, suggestedMapping } from "./parts/suggest.ts";
import { unknownWords } from "./queries/unknown-words.server.ts";
import {
  entriesOf,
  type ImportRun,
  importOf,
  importTable,
  originalOf,
  outcomesOf,
  previewOf,
  profilesOf,
  remarksOf,
} from "./queries.server.ts";

const WORKER = "features/imports/parts/read-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 5, timeLimitMs: 28_000 };

const PROBLEMS: Record<ReadProblem, ErrorCode> = {
  notATable: "notATable",
  noRows: "importNoRows",
  tooManyRows: "importTooManyRows",
  tooManyColumns: "importTooManyColumns",
  sheetTooBig: "importSheetTooBig",
};

/** Imports of files in the admin area. */
export function importsApi(app: App): void {
  const pool = renderPool<ReadTask, ReadTable | { problem: ReadProblem }>(WORKER, LIMITS);
  app.addHook("onClose", () => pool.close());

  serveTable(app, importTable, {});

  const readBytes = async (bytes: Uint8Array, choice: TableChoice): Promise<ReadTable> => {
    const maxRows = maxRowsOf(app.database.embedded);
    const table = await pool.render({ bytes, choice, maxRows, sampleRows: SAMPLE_ROWS });
    if ("problem" in table) throw new AppError(PROBLEMS[table.problem]);
    return table;
  };

  serve(app, uploadImport, async ({ viewer, body: { file }, write }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const table = await readBytes(bytes, {});
    const fileName = cut(file.name, 255) || "–";
    return write(
      (tx) => addImport(tx, memberOnly(viewer), fileName, bytes, table),
      (_, { id }) => ({ id }),
    );
  });

  serve(app, getImport, async ({ db, params }) => {
    const run = await importOf(db, params.id);
    if (!run) throw new AppError("notFound");
    return detailsOf(run);
  });

  serve(app, chooseTable, async ({ db, params, body, write }) => {
    if (!(await importOf(db, params.id))) throw new AppError("notFound");
    const bytes = await originalOf(db, params.id);
    if (!bytes) throw new AppError("importFileGone");
    const table = await readBytes(bytes, body);
    return write(
      (tx) => replaceTable(tx, params.id, table),
      (_, { id }) => ({ id }),
    );
  });

  serve(app, importRows, async ({ db, params, query, locale }) => {
    const run = await importOf(db, params.id);
    if (!run) throw new AppError("notFound");
    const { rows, ...page } = await outcomesOf(db, run.id, query);
    const entries = await entriesOf(
      db,
      run.id,
      rows.map(({ number }) => number),
    );
    return { ...page, rows: rows.map((row) => linked(row, { kind: run.mapping?.kind, entries, locale })) };
  });

  serve(app, importWords, async ({ db, params, locale }) => {
    const run = await importOf(db, params.id);
    if (!run) throw new AppError("notFound");
    return unknownWords(db, run, locale);
  });

  serve(app, importRemarks, async ({ db, params, locale }) => {
    const run = await importOf(db, params.id);
    if (!run) throw new AppError("notFound");
    const { remarks, actionNames } = { en, tr }[locale];
    const rows = await remarksOf(db, run.id);
    const lines = rows.map(({ number, key, action, note }) => [
      number,
      key,
      actionNames[action],
      note.column,
      note.value,
      note[locale],
    ]);
    const bytes = Buffer.from(csvOf([Object.values(remarks.columns), ...lines]));
    return {
      bytes,
      type: "text/csv; charset=utf-8",
      name: `${remarks.file} ${run.fileName.replace(/\.[^.]*$/, "")}.csv`,
    };
  });

  serve(app, mapImport, ({ viewer, params, body, write }) =>
    write((tx) => setMapping(tx, memberOnly(viewer), params.id, body), progressOf),
  );
  serve(app, startImport, ({ viewer, params, query, write }) =>
    write((tx) => begunImport(tx, memberOnly(viewer), params.id, query), progressOf),
  );
  serve(app, stopImport, ({ params, write }) => write((tx) => stoppedImport(tx, params.id), progressOf));
  serve(app, undoImport, ({ viewer, params, write }) =>
    write((tx) => begunUndo(tx, memberOnly(viewer), params.id), progressOf),
  );

  serve(app, listImportProfiles, ({ db }) => profilesOf(db));
  serve(app, addImportProfile, ({ viewer, body, write }) =>
    write(
      (tx) => saveProfile(tx, memberOnly(viewer), body),
      (_, { profile }) => profile,
    ),
  );
  serve(app, removeImportProfile, ({ viewer, params, write }) =>
    write(
      (tx) => removeProfile(tx, memberOnly(viewer), params.id),
      () => true,
    ),
  );
}

const progressOf = (_: unknown, { run: { id, state, processed, rowCount } }: { run: ImportRun }) => ({
  id,
  state,
  processed,
  rowCount,
});

function detailsOf(run: ImportRun): ImportDetails {
  const { id, fileName, state, rowCount, processed, header, sample, mapping, counts, failure, importedAt } = run;
  const table = { header, sample };
  const suggestions = Object.fromEntries(
    IMPORT_KINDS.map((kind) => [kind, suggestedMapping(kind, table)]),
  ) as ImportDetails["suggestions"];
  const oldest = Date.now() - UNDO_DAYS * 86_400_000;
  return {
    id,
    fileName,
    state,
    rowCount,
    processed,
    header,
    sample,
    sheet: run.sheet,
    sheets: run.sheets,
    headerRow: run.headerRow,
    headerRows: run.headerRows,
    top: run.top,
    mayChooseTable: run.top.length > 0,
    profile: run.profile,
    hasTooMany: Boolean(counts.tooMany),
    mapping,
    counts,
    failure,
    suggestions,
    suggestedKind: suggestedKind(table),
    preview: previewOf(run),
    createdAt: run.createdAt.toISOString(),
    importedAt: importedAt?.toISOString() ?? null,
    undoneAt: run.undoneAt?.toISOString() ?? null,
    mayUndo: state === "imported" && importedAt!.getTime() >= oldest && !counts.tooMany,
  };
}
