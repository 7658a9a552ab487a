import { and, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { countVersion, saveChanges } from "#server/versions.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { lockAccount } from "../commands.server.ts";
import { invalidInput } from "../rules.ts";
import { type AnyRow, type ListName, listOf } from "./parts/lists.server.ts";
import { idsOf, listProblems, ownerOf, roomProblems } from "./queries/problems.server.ts";

interface Row {
  accountId: string;
  list: ListName;
  catalogue: Catalogue;
}

interface SaveRow extends Row {
  row: AnyRow;
  /** The row with this id as it is; undefined: there is none. */
  current: AnyRow | undefined;
  /** The version of the profile that was changed. */
  from: number | undefined;
  textCheck: TextCheck;
}

const profileOf = (accountId: string) => ({ table: account, where: eq(account.id, accountId) });

/** Adds a row, or replaces the own row with its id. Lock the account before. */
export function saveRow(tx: Db, save: SaveRow): Promise<Outcome<{ id: string }>> {
  const { accountId, list, row, current } = save;
  // A new row cannot clash.
  const from = row.id ? save.from : undefined;
  return saveChanges(tx, profileOf(accountId), { from, change: { [list]: row }, current: { [list]: current } }, () =>
    saveChecked(tx, save),
  );
}

async function saveChecked(
  tx: Db,
  { accountId, list, row, catalogue, textCheck }: SaveRow,
): Promise<Outcome<{ id: string }>> {
  if (row.id) {
    const owner = await ownerOf(tx, list, row.id);
    if (owner === undefined) return refuse("notFound");
    if (owner !== accountId) return refuse("forbidden");
  }
  const found = await listProblems(tx, list, [row], catalogue);
  const problems: FieldProblem[] = found.map(({ field, reason }) => ({ field: field.replace("0.", ""), reason }));
  problems.push(...textCheck.refused);
  if (problems.length === 0) problems.push(...(await roomProblems(tx, list, accountId, row)));
  if (problems.length > 0) return invalidInput(problems);
  const id = await putRow(tx, list, accountId, row);
  await noteFlagged(tx, { accountId, entity: list, entityId: id, flagged: textCheck.flagged });
  return { ok: true, id };
}

/** Deletes an own row; the last employment type stays (specification: at least one). */
export async function removeRow(
  tx: Db,
  { accountId, list, id }: Omit<Row, "catalogue"> & { id: string },
): Promise<Outcome> {
  await lockAccount(tx, accountId);
  const owner = await ownerOf(tx, list, id);
  if (owner === undefined) return refuse("notFoundOnDelete");
  if (owner !== accountId) return refuse("noPermissionToDelete");
  if (list === "workingPlans" && (await idsOf(tx, list, accountId)).length === 1)
    return invalidInput([{ field: "workingPlans", reason: "atLeastOne" }]);
  await deleteRow(tx, list, accountId, id);
  await countVersion(tx, profileOf(accountId), [list]);
  return { ok: true };
}

/** Values of all columns; missing ones become null. */
function valuesOf(name: ListName, row: AnyRow): Record<string, unknown> {
  const { table, tidy = (same) => same } = listOf(name);
  const { id: _id, accountId: _owner, createdAt: _made, ...columns } = getTableColumns(table);
  const tidied = tidy(row) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(columns).map((column) => [column, tidied[column] ?? null]));
}

const schoolRow = z.object({ id: z.string().nullable() });

/** A school that was typed in becomes one of the list, so that the next person finds it. */
async function withSchool(tx: Db, values: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (typeof values.schoolName !== "string") return values;
  const [school] = await rowsOf(tx, schoolRow, sql`select school_typed(${values.schoolName}) id`);
  const schoolId = school?.id;
  return schoolId ? { ...values, schoolId, schoolName: null } : values;
}

/** Adds a row, or replaces the one with its id; returns the id. */
export async function putRow(tx: Db, name: ListName, accountId: string, row: AnyRow): Promise<string> {
  const { table } = listOf(name);
  const values = await withSchool(tx, valuesOf(name, row));
  if (row.id) {
    await tx
      .update(table)
      .set(values)
      .where(and(eq(table.id, row.id), eq(table.accountId, accountId)));
    return row.id;
  }
  const [added] = await tx
    .insert(table)
    .values({ ...values, accountId })
    .returning({ id: table.id });
  return added!.id;
}

/** Replaces a list: rows with an id are updated, others added, missing ones deleted. Returns the ids. */
export async function replaceList(tx: Db, name: ListName, accountId: string, rows: readonly AnyRow[]) {
  const { table } = listOf(name);
  const presentIds = rows.flatMap(({ id }) => id ?? []);
  await tx.delete(table).where(and(eq(table.accountId, accountId), notInArray(table.id, presentIds)));
  const ids: string[] = [];
  for (const row of rows) ids.push(await putRow(tx, name, accountId, row));
  return ids;
}

export async function deleteRow(tx: Db, name: ListName, accountId: string, id: string): Promise<void> {
  const { table } = listOf(name);
  await tx.delete(table).where(and(eq(table.id, id), eq(table.accountId, accountId)));
}
