// Hand-written SQL: tables and columns are named by what is moved.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

/** Rows that belong to something by an id, and can belong to something else instead. */
export interface MovableRows {
  table: string;
  /** The column with the id of what they belong to. */
  owner: string;
  /** With the owner they name a row. */
  key: readonly string[];
  /** Two rows with the same values of these are the same thing: one that the new owner has already does not move. */
  same?: readonly string[];
  /** Of the rows `r` that move. */
  only?: string;
  /** What else of a row `r` changes when it comes to an owner: "seen = …". */
  also?: (to: string) => SQL;
}

const column = (alias: string, name: string) => sql.raw(`${alias}.${name}`);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);
/** "startup_id = …, seen = …" */
const changes = (owner: string, to: string, also: MovableRows["also"]) =>
  list([sql`${sql.raw(owner)} = ${to}`, ...(also ? [also(to)] : [])]);

const movedRow = z.object({ key: z.array(z.string()) });

/** Moves rows, except those that the new owner has already; answers the keys of what moved. */
export async function moveRows(
  tx: Db,
  { table, owner, key, same = [], only = "true", also }: MovableRows,
  { from, to }: { from: string; to: string },
): Promise<string[][]> {
  const isSame = same.map((name) => sql`${column("other", name)} is not distinct from ${column("r", name)}`);
  const isThere = sql`exists (select from ${sql.raw(table)} other where ${column("other", owner)} = ${to} and ${sql.join(isSame, sql` and `)})`;
  const rows = await rowsOf(
    tx,
    movedRow,
    sql`
    update ${sql.raw(table)} r set ${changes(owner, to, also)}
    where ${column("r", owner)} = ${from} and ${sql.raw(only)} ${same.length > 0 ? sql`and not ${isThere}` : sql``}
    returning json_build_array(${list(key.map((name) => sql`${column("r", name)}::text`))}) key`,
  );
  return rows.map((row) => row.key);
}

/** Moves rows back by their keys; those that are no longer there, or belong to another one by now, are left. */
export async function moveBack(
  tx: Db,
  { table, owner, key, also }: MovableRows,
  { from, to, keys }: { from: string; to: string; keys: readonly string[][] },
): Promise<void> {
  if (keys.length === 0) return;
  const isOne = key.map((name, index) => sql`${column("r", name)}::text = moved.key->>${sql.raw(String(index))}`);
  await tx.execute(sql`
    update ${sql.raw(table)} r set ${changes(owner, to, also)}
    from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) moved (key)
    where ${column("r", owner)} = ${from} and ${sql.join(isOne, sql` and `)}`);
}
