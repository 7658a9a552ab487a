import type { Db } from "#db/open.server.ts";
import { errorText } from "#shared/error-list.ts";
import type { ErrorCode, FieldProblem } from "#shared/errors.ts";
import type { ImportKind } from "#shared/import/fields.ts";
import type { ImportMapping, ImportNote, ImportOutcome } from "#shared/import/mapping.ts";
import { type Reason, reasonText } from "#shared/import/reasons.ts";
import type { Locale } from "#shared/locale.ts";
import { generalReason } from "#shared/reasons.ts";
import type { Member } from "#shared/viewer.ts";
import { takenBack } from "../taken-back.server.ts";
import { MADE_ROWS, type MadeTable, madeRows, referencedIds, unchangedRows } from "./made-rows.server.ts";
import type { ImportNoun, ImportWork, ImportWrite, UndoEnd, UndoWork } from "./nouns.server.ts";
import { headerOf, readRows, STORED } from "./table-rows.server.ts";

/** A row of a file: the cells by the field that their column fills; empty: none. */
export interface RowWork<Prepared = unknown> {
  prepared: Prepared;
  tx: Db;
  viewer: Member;
  mapping: ImportMapping;
  cell: (field: string) => string;
  /** Says of a field that its value is left out, or why the row is refused. */
  note: (about: ImportNote["about"], field: string, reason: Reason) => void;
}

/** What became of a row; "unchanged": it is there already. The id is of what was made. */
export type RowEnd =
  | { made: string }
  | { action: "unchanged" | "repeated" | "refused" }
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
const BATCH = 100;

/** Thrown to take back what a refused row has made. */
class TakenBack extends Error {}

/** Imports things row by row through the commands that people's calls use: their checks, mails, index and audit are the same. */
export const rowImports = <Prepared>(noun: RowImports<Prepared>): ImportNoun => ({
  kinds: [noun.kind],
  open: async (db) => {
    const prepared = await noun.prepare(db);
    const opened = { ...noun, make: (work: RowWork) => noun.make({ ...work, prepared }) };
    return { read: (work) => read(opened, work), undo: (work) => undo(noun, work) };
  },
});

type Opened = Pick<RowImports<unknown>, "names" | "table" | "make">;

async function read(noun: Opened, work: ImportWork): Promise<void> {
  if (!work.dryRun) return importRows(noun, work);
  // Later rows see what earlier ones have made, as they will when they are imported.
  const outcomes: ImportOutcome[] = [];
  await takenBack(work.tx, async (tx) => {
    for await (const { number, cell } of rowsOf(work)) {
      outcomes.push((await importRow(noun, { ...work, tx }, number, cell)).outcome);
      if (outcomes.length % BATCH === 0) await work.progress(outcomes.length);
    }
  });
  await work.onRows(outcomes);
}

async function importRows(noun: Opened, work: ImportWork): Promise<void> {
  let outcomes: ImportOutcome[] = [];
  let made: Pick<ImportWrite, "entityId" | "number">[] = [];
  const flush = async () => {
    const ids = made.map(({ entityId }) => entityId);
    const rows = await madeRows(work.tx, noun.table, ids);
    await work.onWrites(
      made.map((one) => ({
        ...one,
        kind: noun.table.table,
        sourceKey: String(one.number),
        before: null,
        after: { [MADE_ROWS]: rows.get(one.entityId) ?? null },
        sourceBefore: null,
      })),
    );
    await work.onRows(outcomes);
    [outcomes, made] = [[], []];
  };
  for await (const { number, cell } of rowsOf(work)) {
    const { outcome, id } = await importRow(noun, work, number, cell);
    outcomes.push(outcome);
    if (id) made.push({ entityId: id, number });
    if (outcomes.length === BATCH) await flush();
  }
  await flush();
}

function passOn(error: unknown): void {
  if (!(error instanceof TakenBack)) throw error;
}

async function importRow(noun: Opened, work: ImportWork, number: number, cell: (field: string) => string) {
  const { tx, viewer, mapping } = work;
  const columnOf = (field: string) => mapping.columns.find((one) => one.field === field)?.column ?? "";
  const notes: ImportNote[] = [];
  const add = (about: ImportNote["about"], field: string, code: string, texts: { en: string; tr: string }) =>
    notes.push({ about, column: columnOf(field), value: cell(field), code, ...texts });
  const note: RowWork["note"] = (about, field, reason) =>
    add(about, field, reason.code, { en: reasonText(reason, "en"), tr: reasonText(reason, "tr") });
  let end: RowEnd = { action: "refused" };
  await tx
    .transaction(async (inner) => {
      end = await noun.make({ tx: inner, viewer, mapping, prepared: undefined, cell, note });
      if (!("made" in end)) throw new TakenBack();
    })
    .catch(passOn);
  return outcomeOf(end);

  function outcomeOf(ended: RowEnd) {
    if ("refused" in ended) {
      const { refused: code, fields } = ended;
      const sentence = (problem: FieldProblem, locale: Locale) =>
        generalReason(problem, locale) ?? errorText(code, locale);
      for (const problem of fields)
        add("why", fieldIn(problem.field, mapping), problem.reason, {
          en: sentence(problem, "en"),
          tr: sentence(problem, "tr"),
        });
      if (fields.length === 0) add("why", "", code, { en: errorText(code, "en"), tr: errorText(code, "tr") });
    }
    const action = "made" in ended ? ("create" as const) : "refused" in ended ? ("refused" as const) : ended.action;
    const key = noun.names.map(cell).find((text) => text !== "") ?? "";
    return { outcome: { number, action, key, notes }, id: "made" in ended ? ended.made : undefined };
  }
}

/** "emails.0" and "skillIds.2" are faults of the field before the point. */
function fieldIn(name: string, { columns }: ImportMapping): string {
  const first = name.split(".")[0]!;
  return columns.find(({ field }) => field === first || `${field}s` === first)?.field ?? first;
}

async function* rowsOf({ path, mapping }: ImportWork) {
  const { header } = await headerOf(path, STORED.format, STORED.encoding);
  const places = new Map(mapping.columns.map(({ column, field }) => [field, header.indexOf(column)]));
  for await (const { number, cells } of readRows({ path, ...STORED }))
    yield { number, cell: (field: string) => (cells[places.get(field) ?? -1] ?? "").trim() };
}

async function undo(
  { table, remove }: Pick<RowImports<unknown>, "table" | "remove">,
  { tx, viewer, writes }: UndoWork,
): Promise<UndoEnd> {
  const ids = writes.map(({ entityId }) => entityId);
  const unchanged = new Set<string>();
  for (let at = 0; at < writes.length; at += BATCH)
    for (const id of await unchangedRows(tx, table, writes.slice(at, at + BATCH))) unchanged.add(id);
  const referenced = await referencedIds(tx, table, ids);
  const isAsMade = ({ entityId }: ImportWrite) => unchanged.has(entityId) && !referenced.has(entityId);
  const gone = writes.filter(isAsMade);
  const staying = await remove(
    tx,
    viewer,
    gone.map(({ entityId }) => entityId),
  );
  const remaining = writes.filter((write) => !isAsMade(write) || staying.includes(write.entityId));
  return {
    restored: 0,
    removed: writes.length - remaining.length,
    remainingKeys: remaining.map(({ sourceKey }) => sourceKey),
  };
}
