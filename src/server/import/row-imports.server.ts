import type { Db } from "#db/open.server.ts";
import { errorText } from "#shared/error-list.ts";
import type { ErrorCode, FieldProblem } from "#shared/errors.ts";
import type { ImportKind } from "#shared/import/fields.ts";
import type { FormRow } from "#shared/import/form-values.ts";
import { mappedSources } from "#shared/import/mapped-sources.ts";
import type { ImportMapping, ImportNote, ImportOutcome } from "#shared/import/mapping.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import { type Problem, readerOf, rowDefect } from "#shared/import/row-reader.ts";
import type { Locale } from "#shared/locale.ts";
import { codedProblem, generalReason } from "#shared/reasons.ts";
import type { Member } from "#shared/viewer.ts";
import { savepoint, takenBack } from "../taken-back.server.ts";
import { repairMisread } from "./file-text.server.ts";
import { MADE_ROWS, type MadeTable, madeRows, rowsAsMade } from "./made-rows.server.ts";
import type { ImportNoun, ImportWork, UndoEnd, UndoWork } from "./nouns.server.ts";
import { shownOutcome } from "./outcomes.server.ts";
import { matchPattern } from "./patterns.server.ts";
import { openTable, STORED, STORED_HEADER, type TableRow } from "./table-rows.server.ts";

/** A row of a file on its way into a command. */
export interface RowWork<Prepared = unknown> extends FormRow {
  prepared: Prepared;
  tx: Db;
  viewer: Member;
  /** The cell of the column that fills a field; empty: none. */
  cell: (field: string) => string;
  /** The pieces of such a cell, each once. */
  list: (field: string) => string[];
}

/** The outcome of a row; "unchanged": it is there already. The id is of the made entry. */
export type RowEnd =
  | { made: string }
  | { action: "unchanged" | "refused"; field: string; reason: Reason }
  | { refused: ErrorCode; fields: readonly FieldProblem[] };

interface RowImports<Prepared> {
  kind: ImportKind;
  /** Fields that name a row for people. */
  names: readonly string[];
  table: MadeTable;
  /** Reads what rows need besides the file. */
  prepare(db: Db): Promise<Prepared>;
  /** Makes one thing of a row, as the call does that people use. */
  make(work: RowWork<Prepared>): Promise<RowEnd>;
  /** Takes away for good what was made, and brings the list in line; answers the ids that must stay. */
  remove(tx: Db, viewer: Member, ids: readonly string[]): Promise<readonly string[]>;
}

/** Rows between two reports of progress. */
const BATCH_ROWS = 100;

/** Imports things row by row through the commands that people's calls use: their checks, mails, index and audit are the same. */
export const rowImports = <Prepared>(noun: RowImports<Prepared>): ImportNoun => ({
  kinds: [noun.kind],
  open: async (db, catalogue) => {
    const prepared = await noun.prepare(db);
    const { names, table } = noun;
    const make: Opened["make"] = (work) => noun.make({ ...work, prepared, catalogue });
    return { read: (work) => read({ names, table, make, catalogue }, work), undo: (work) => undo(noun, work) };
  },
});

interface Opened extends Pick<RowImports<unknown>, "names" | "table">, Pick<FormRow, "catalogue"> {
  make(work: Omit<RowWork, "prepared" | "catalogue">): Promise<RowEnd>;
}

async function read(noun: Opened, work: ImportWork): Promise<void> {
  if (!work.dryRun) return importRows(noun, work);
  // Later rows see what earlier ones have made, as they will when they are imported.
  const outcomes: ImportOutcome[] = [];
  const onRows = async (rows: readonly ImportOutcome[]) => {
    outcomes.push(...rows);
    await work.progress(outcomes.length);
  };
  await takenBack(work.tx, (tx) => importRows(noun, { ...work, tx, onRows, onWrites: async () => {} }));
  await work.onRows(outcomes);
}

async function importRows(noun: Opened, work: ImportWork): Promise<void> {
  let ends: Awaited<ReturnType<typeof importRow>>[] = [];
  const flush = async () => {
    const made = ends.flatMap(({ id, outcome }) =>
      id === undefined ? [] : [{ entityId: id, number: outcome.number }],
    );
    const ids = made.map(({ entityId }) => entityId);
    const rows = await madeRows(work.tx, noun.table, ids);
    await work.onWrites(
      made.map(({ entityId, number }) => ({
        entityId,
        number,
        kind: noun.table.table,
        sourceKey: String(number),
        before: null,
        after: { [MADE_ROWS]: rows.get(entityId) ?? null },
        sourceBefore: null,
      })),
    );
    await work.onRows(ends.map(({ outcome }) => outcome));
    ends = [];
  };
  for await (const end of endsOf(noun, work)) {
    ends.push(end);
    if (ends.length === BATCH_ROWS) await flush();
  }
  await flush();
}

/** What became of each row, and the id of what it made. */
async function* endsOf(noun: Opened, work: ImportWork) {
  const { header, rows } = await openTable(work.path, STORED, STORED_HEADER);
  const file = { sources: mappedSources(work.mapping), header: new Map(header.map((name, at) => [name, at])) };
  for await (const row of rows()) yield importRow(noun, work, file, row);
}

async function importRow(
  { names, make, catalogue }: Opened,
  { tx, viewer, mapping }: ImportWork,
  { sources, header }: Pick<FormRow, "sources"> & { header: ReadonlyMap<string, number> },
  { number, cells, isBroken }: TableRow,
): Promise<{ outcome: ImportOutcome; id: string | undefined }> {
  const problems: Problem[] = [];
  const options = { codes: catalogue, match: matchPattern, repair: repairMisread };
  const row = readerOf({ empty: [] }, header, cells, problems, options);
  const columnOf = (field: string) => mapping.columns.find((mapped) => mapped.field === field)?.column ?? "";
  const cell = (field: string) => row.cell(columnOf(field));
  const list = (field: string) => [...new Set(sources[field] ? row.list(sources[field]) : [])];
  const defect = isBroken ? because("strayQuote") : rowDefect(header.size, cells, ",");
  const work = { viewer, row, sources, usualCurrency: mapping.currency, cell, list };
  const end: RowEnd = defect
    ? { action: "refused", field: "", reason: defect }
    : await savepoint(
        tx,
        (inner) => make({ ...work, tx: inner }),
        (ended) => "made" in ended,
      );
  const key = names.map(cell).find((text) => text !== "") ?? "";
  if ("made" in end) return { outcome: shownOutcome({ number, key, action: "create", problems }, key), id: end.made };
  if ("action" in end) {
    const why = { column: columnOf(end.field), value: cell(end.field), reason: end.reason };
    return { outcome: shownOutcome({ number, key, action: end.action, problems, why }, key), id: undefined };
  }
  const { notes } = shownOutcome({ number, key, action: "refused", problems }, key);
  return {
    outcome: { number, key, action: "refused", notes: [...whyRefused(end, mapping, cell), ...notes] },
    id: undefined,
  };
}

/** What a command says of the fields of a row that it refuses. */
function whyRefused(
  { refused: code, fields }: Extract<RowEnd, { refused: ErrorCode }>,
  mapping: ImportMapping,
  cell: RowWork["cell"],
): ImportNote[] {
  const sentence = (problem: FieldProblem, locale: Locale) => generalReason(problem, locale) ?? errorText(code, locale);
  if (fields.length === 0)
    return [{ about: "why", column: "", value: "", code, en: errorText(code, "en"), tr: errorText(code, "tr") }];
  return fields.map((problem) => {
    const { column, field } = mappedField(problem.field, mapping);
    const [en, tr] = [sentence(problem, "en"), sentence(problem, "tr")];
    return { about: "why", column, value: cell(field), code: codedProblem(problem).reason, en, tr };
  });
}

/** "emails.0" and "skillIds.2" are faults of the field before the point. */
function mappedField(name: string, { columns }: ImportMapping): ImportMapping["columns"][number] {
  const field = name.split(".")[0]!;
  return columns.find((mapped) => mapped.field === field || `${mapped.field}s` === field) ?? { column: "", field };
}

async function undo(
  { table, remove }: Pick<RowImports<unknown>, "table" | "remove">,
  { tx, viewer, writes }: UndoWork,
): Promise<UndoEnd> {
  const { unchanged, others } = await rowsAsMade(tx, table, writes);
  const ids = unchanged.map(({ entityId }) => entityId);
  const staying = new Set(await remove(tx, viewer, ids));
  const remaining = [...others, ...unchanged.filter(({ entityId }) => staying.has(entityId))];
  return {
    restored: 0,
    removed: writes.length - remaining.length,
    remainingKeys: remaining.map(({ sourceKey }) => sourceKey),
  };
}
