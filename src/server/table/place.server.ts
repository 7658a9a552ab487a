// Hand-written SQL: the table is any with an order by hand, whose rows are locked and numbered at once.

import { sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RowPlace } from "#shared/table/schemas.ts";
import { countVersion } from "../versions.server.ts";

/** Rows with the columns of `versioned()` and a `sort_order` among those of the same list. */
export interface OrderedRows {
  table: AnyPgTable;
  /** The column that says of which list a row is. */
  list: string;
}

const placedRow = z.object({ list: z.string(), version: z.number(), placeVersion: z.number() });
const idRow = z.object({ id: z.string() });

/**
 * Puts a row between two others of its list, or of the list `into`, and numbers that list anew. Fails with `orderChanged` where the
 * two are not beside each other any more, or the row itself was moved since `version`: nobody's order is undone unseen.
 */
export async function placeRow(
  tx: Db,
  { table, ...rows }: OrderedRows,
  id: string,
  { after, before, version, into }: RowPlace & { into?: string },
): Promise<Outcome<{ isMoved: boolean }, "notFound" | "orderChanged">> {
  const list = sql.identifier(rows.list);
  const find = async () => {
    const rows = await rowsOf(
      tx,
      placedRow,
      sql`
      select ${list} list, version, coalesce((field_versions ->> 'place')::int, 0) "placeVersion" from ${table} where id = ${id}`,
    );
    return rows[0];
  };
  const unlocked = await find();
  if (!unlocked) return refuse("notFound");
  const target = into ?? unlocked.list;
  // In a fixed order, so that two who move rows wait for each other and never deadlock.
  await tx.execute(sql`
    select from ${table} where ${list} in (${unlocked.list}, ${target}) order by id for no key update`);
  const found = await find();
  if (!found) return refuse("notFound");
  const isMovedSince = version !== undefined && (found.placeVersion > version || version > found.version);
  if (isMovedSince || found.list !== unlocked.list) return refuse("orderChanged");
  const inOrder = sql`select id from ${table} where ${list} = ${target} order by sort_order, id`;
  const old = (await rowsOf(tx, idRow, inOrder)).map((row) => row.id);
  const others = old.filter((other) => other !== id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  if ((after !== null && at === 0) || (others[at] ?? null) !== before) return refuse("orderChanged");
  const next = others.toSpliced(at, 0, id);
  if (next.join() === old.join()) return { ok: true, isMoved: false };
  if (target !== found.list) await tx.execute(sql`update ${table} set ${list} = ${target} where id = ${id}`);
  await tx.execute(sql`
    update ${table} set sort_order = placed.place
    from unnest(${sql.param(next)}::uuid[]) with ordinality placed (id, place)
    where ${table}.id = placed.id and ${table}.sort_order <> placed.place`);
  await countVersion(tx, { table, where: sql`id = ${id}` }, ["place"]);
  return { ok: true, isMoved: true };
}
