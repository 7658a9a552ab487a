// Hand-written SQL: days without any stand among those that were counted.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { UsageKind } from "#server/usage.server.ts";

import { MIN_SEARCHES, USAGE_ROWS } from "./limits.ts";

const countedName = z.object({
  name: z.string(),
  count: z.number(),
});
type Counted = z.output<typeof countedName>;

const countedDay = z.object({ day: z.string(), count: z.number() });

/** Pages opened on each of the last days, the present one last; a day without any counts none. */
export async function visitsByDay(db: Db, days: number) {
  return rowsOf(
    db,
    countedDay,
    sql`
    select to_char(all_days.day, 'YYYY-MM-DD') as day, coalesce(sum(count), 0)::int count
    from generate_series(${HOUSE_TODAY_SQL} - ${days - 1}::int, ${HOUSE_TODAY_SQL}, interval '1 day') all_days (day)
    left join usage_day used on used.day = all_days.day::date and used.kind = 'page'
    group by all_days.day order by all_days.day`,
  );
}

/** The most used of a kind in the last days. */
export async function mostUsed(db: Db, kind: UsageKind, days: number): Promise<Counted[]> {
  return rowsOf(
    db,
    countedName,
    sql`
    select name, sum(count)::int count from usage_day where day > ${HOUSE_TODAY_SQL} - ${days}::int and kind = ${kind}
    group by name having sum(count) >= ${kind === "search" ? MIN_SEARCHES : 1} order by count desc, name limit ${USAGE_ROWS}`,
  );
}
