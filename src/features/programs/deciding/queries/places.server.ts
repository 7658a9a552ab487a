// Hand-written SQL: places counted by what was answered.

import { and, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { REMIND_PLACE_DAYS } from "../limits.ts";

export type Place = "asked" | "taken" | "givenUp" | "missed";
type Answer = Pick<typeof programApplication.$inferSelect, "placeUntil" | "placeTaken">;

/** Whether an accepted startup takes its place; null: it was not asked. */
export function placeOf({ placeUntil, placeTaken }: Answer, now = new Date()): Place | null {
  if (!placeUntil) return null;
  if (placeTaken !== null) return placeTaken ? "taken" : "givenUp";
  return placeUntil < now ? "missed" : "asked";
}

/** The same as SQL, of an application by its alias in the statement. */
export const placeSql = (application: SQL) => sql`case when ${application}.place_until is null then null
  when ${application}.place_taken then 'taken' when not ${application}.place_taken then 'givenUp'
  when ${application}.place_until < now() then 'missed' else 'asked' end`;

/** The place of an accepted application was given up, or not confirmed in time: it counts as accepted nowhere. */
export const isPlaceGone = (place: Place | null): boolean => place === "givenUp" || place === "missed";

/** The same as SQL. */
export const placeGoneSql = (application: SQL) =>
  sql`(${application}.result = 'approved' and coalesce(${placeSql(application)} in ('givenUp', 'missed'), false))`;

const freeRow = z.object({ free: z.number() });

/** Places of a program that were given up or not confirmed in time, less those that went to somebody else. */
export async function freePlaces(db: Db, programId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    freeRow,
    sql`
    select greatest(0, count(*) filter (where ${placeGoneSql(sql`x`)}) - count(x.moved_up_at))::int "free"
    from program_application x
    where x.program_id = ${programId} and x.result = 'approved' and x.published_at is not null and x.withdrawn_at is null`,
  );
  return row!.free;
}

/** Accepted applications without an answer whose day comes soon, and whose people were not reminded yet. */
export async function placesToRemind(db: Db, now: Date): Promise<string[]> {
  const { id, placeUntil, placeTaken, placeRemindedAt } = programApplication;
  const soon = new Date(now.getTime() + REMIND_PLACE_DAYS * 86_400_000);
  const rows = await db
    .select({ id })
    .from(programApplication)
    .where(and(gt(placeUntil, now), lte(placeUntil, soon), isNull(placeTaken), isNull(placeRemindedAt)));
  return rows.map((row) => row.id);
}
