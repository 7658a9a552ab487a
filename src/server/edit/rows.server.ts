import { and, eq, notInArray, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { Fields } from "#shared/edit/form.ts";
import { isStaying } from "../visible-people.server.ts";
import { ownNames } from "./named.server.ts";

type Plain = Readonly<Record<string, unknown>>;
type RowTable = AnyPgTable & { id: AnyPgColumn } & Record<string, unknown>;

/**
 * Makes these the rows of a thing, in their order: those left out are deleted, but for people who are leaving, whom no form has; those
 * with an id are changed. The columns have the names of the fields. `place`: the columns that are the same in all of them, such as whose they are.
 */
export async function writeRows(tx: Db, table: AnyPgTable, fields: Fields, place: Plain, rows: readonly Plain[]) {
  const columns = table as RowTable;
  const nameOf = await ownNames(tx, fields, rows);
  const written = rows.map((row, index) => ({
    ...row,
    ...place,
    id: (row.id as string | null) ?? v7(),
    name: nameOf(row) ?? row.name,
    ...(columns.sortOrder ? { sortOrder: index } : {}),
  }));
  const ofThing = Object.entries(place).map(([column, value]) => eq(columns[column] as AnyPgColumn, value));
  const ids = written.map(({ id }) => id);
  const isLeftOut = [
    ...(ids.length > 0 ? [notInArray(columns.id, ids)] : []),
    ...(columns.accountId ? [isStaying(columns.accountId as AnyPgColumn)] : []),
  ];
  await tx.delete(table).where(and(...ofThing, ...isLeftOut));
  if (written.length === 0) return;
  const set = Object.fromEntries(
    [...Object.keys(fields), ...(columns.sortOrder ? ["sortOrder"] : [])]
      .filter((name) => name !== "id")
      .map((name) => [name, sql.raw(`excluded."${(columns[name] as AnyPgColumn).name}"`)]),
  );
  await tx
    .insert(table)
    .values(written as never)
    .onConflictDoUpdate({ target: columns.id, set: set as never });
}
