// Hand-written SQL: places counted by what was answered.

import { and, gt, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { REMIND_PLACE_DAYS } from "../limits.ts";

type Place = "asked" | "taken" | "givenUp" | "missed";
type Answer = Pick<typeof programApplication.$inferSelect, "placeUntil" | "placeTaken">;

/** Whether an accepted startup takes its place; null: it was not asked. */
export function placeOf({ placeUntil, placeTaken }: Answer, now = new Date()): Place | null {
  if (!placeUntil) return null;
  if (placeTaken !== null) return placeTaken ? "taken" : "givenUp";
  return placeUntil < now ? "missed" : "asked";
}

/** The same of the application `x` of a statement. */
export const PLACE = sql`case when x.place_until is null then null when x.place_taken then 'taken'
  when not x.place_taken then 'givenUp' when x.place_until < now() then 'missed' else 'asked' end`;

const freeRow = z.object({ free: z.number() });

/** Places of a program that were given up or not confirmed in time, less those that went to somebody else. */
export async function freePlaces(db: Db, programId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    freeRow,
    sql`
    select greatest(0, count(*) filter (where ${PLACE} in ('givenUp', 'missed')) - count(x.moved_up_at))::int "free"
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
