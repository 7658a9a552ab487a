import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { answeredProblem } from "#shared/answered-problem.ts";
import { errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Outcome, Refusal } from "#shared/outcome.ts";
import { isSameValue } from "#shared/same-value.ts";
import type { QueryOf, TableDescription } from "#shared/table/calls.ts";
import { BULK_AT_ONCE } from "#shared/table/column.ts";
import type { BulkAnswer, BulkPreview } from "#shared/table/schemas.ts";
import type { Member } from "#shared/viewer.ts";
import { auditChanges } from "../audit.server.ts";
import { changesOf } from "../audit-changes.server.ts";
import { refreshAtEnd } from "../list-index/refresh.server.ts";
import { takenBack } from "../taken-back.server.ts";
import { countVersion } from "../versions.server.ts";
import type { Selection } from "./rows.server.ts";
import { type AdminTable, fieldsOf, type Reader } from "./table.server.ts";

type ChangeOf<T extends TableDescription> = T["bulk"] extends { change: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** How a table changes many rows. `unknown` is what its call takes as `change`. */
export interface BulkChanges {
  tableKey: string;
  /** Names the table. */
  title: Record<Locale, string>;
  isAllowed(viewer: Member): boolean;
  /** Refuses a change as a whole. */
  check(tx: Db, change: unknown): Promise<Refusal | undefined>;
  /** Ids of the selected rows, at most `limit`. */
  ids(tx: Db, locale: Locale, query: object, selection: Selection, limit: number): Promise<string[]>;
  changeRow(tx: Db, reader: MemberReader, id: string, change: unknown): Promise<Outcome>;
  /** Names a row for those who read why its change was refused. */
  nameOf(tx: Db, reader: MemberReader, id: string): Promise<string | undefined>;
  /** Called when the transaction of a change has ended. */
  changed(db: Db): void;
}

interface MemberReader extends Reader {
  viewer: Member;
}

interface Options<T extends TableDescription> {
  check?: (tx: Db, change: ChangeOf<T>) => Promise<Refusal | undefined>;
  changed?: (db: Db) => void;
}

/** `change` does to one row what a bulk change does to many. */
export function bulkChanges<T extends TableDescription>(
  table: AdminTable<T>,
  change: (tx: Db, viewer: Member, id: string, change: ChangeOf<T>) => Promise<Outcome>,
  { check, changed = () => {} }: Options<T> = {},
): BulkChanges {
  const { table: description } = table.calls;
  /** The fields that a change of one row may name: those of the row that others see. */
  const changeable = description.change?.body.shape ?? {};
  const row = async (tx: Db, reader: Reader, id: string) => fieldsOf(description, await table.byId(tx, reader, id));
  return {
    tableKey: table.key,
    title: table.title,
    isAllowed: table.isAllowed,
    check: async (tx, wanted) => check?.(tx, wanted as ChangeOf<T>),
    ids: (tx, locale, query, selection, limit) => table.ids(tx, locale, query as QueryOf<T>, selection, limit),
    async changeRow(tx, reader, id, wanted) {
      const before = await row(tx, reader, id);
      const outcome = await change(tx, reader.viewer, id, wanted as ChangeOf<T>);
      if (outcome.ok && before.version !== undefined) {
        const after = await row(tx, reader, id);
        const fields = Object.keys(after).filter((field) => !isSameValue(after[field], before[field]));
        if (fields.length > 0) await countVersion(tx, table.thing(id), fields);
        const changed = pick(
          after,
          fields.filter((field) => field in changeable),
        );
        if (after.version !== undefined) await auditChanges(tx, id, changed, changesOf(before, changed));
      }
      return outcome;
    },
    async nameOf(tx, reader, id) {
      const refused = await table.byId(tx, reader, id);
      return refused && table.nameOf(refused, reader.locale);
    },
    changed,
  };
}

const pick = (row: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

interface Rows {
  reader: MemberReader;
  ids: readonly string[];
  change: unknown;
  /** Called before each row with the number of rows that were tried. */
  progress?: (processed: number) => Promise<void>;
}

/**
 * Changes rows in the caller's transaction, each in a savepoint of its own: a refusal leaves the others changed. The filter
 * index follows at the end.
 */
export const changeRows = (tx: Db, bulk: BulkChanges, { reader, ids, change, progress }: Rows): Promise<BulkAnswer> =>
  refreshAtEnd(tx, async () => {
    let done = 0;
    const refused: BulkAnswer["refused"] = [];
    // The viewer's own account comes last: without their roles they could not change the others.
    const ordered = ids.filter((id) => id !== reader.viewer.id);
    if (ordered.length < ids.length) ordered.push(reader.viewer.id);
    for (const [index, id] of ordered.entries()) {
      await progress?.(index);
      const error = await tx.transaction((row) => changeOrThrow(row, bulk, reader, id, change)).catch(refusalOf);
      if (!error) done++;
      else if (refused.length < BULK_AT_ONCE) {
        const { code, fields } = error;
        const name = (await bulk.nameOf(tx, reader, id)) ?? "";
        refused.push({
          id,
          name,
          code,
          value: errorText(code, reader.locale),
          fields: fields.map((problem) => answeredProblem(problem, reader.locale)),
        });
      }
    }
    return { done, refused };
  });

/** Rows that a preview names. */
const NAMED_ROWS = 5;

/** The effect that `changeRows` would have on the first rows; nothing is written. */
export async function previewRows(
  tx: Db,
  bulk: BulkChanges,
  { ids, ...rows }: Rows,
): Promise<BulkAnswer & { preview: BulkPreview }> {
  const tried = ids.slice(0, BULK_AT_ONCE);
  const answer = await takenBack(tx, (inner) => changeRows(inner, bulk, { ...rows, ids: tried }));
  const refused = new Set(answer.refused.map(({ id }) => id));
  const names: string[] = [];
  for (const id of tried.filter((item) => !refused.has(item)).slice(0, NAMED_ROWS))
    names.push((await bulk.nameOf(tx, rows.reader, id)) ?? "");
  return { ...answer, preview: { tried: tried.length, total: ids.length, names } };
}

async function changeOrThrow(tx: Db, bulk: BulkChanges, reader: MemberReader, id: string, change: unknown) {
  const outcome = await bulk.changeRow(tx, reader, id, change);
  if (!outcome.ok) throw new AppError(outcome.reason, outcome.fields);
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
