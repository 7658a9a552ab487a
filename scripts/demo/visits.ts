import { sql } from "drizzle-orm";
import { HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { World } from "./world.ts";

/** Days before today that have visits. */
const VISITED_DAYS = 13;
const MOST_VISITS = 24;

/** Visits of what the demo's people run, of its programs and of the people themselves; fewer on some days. */
export async function addVisits({ tx }: World): Promise<void> {
  await tx.execute(sql`
    insert into visit_day (entry_id, day, count)
    select entry.id, day::date, 1 + abs(hashtext(entry.id::text || day::date::text)) % ${MOST_VISITS}::int
    from (select id from program where is_listed union select account_id from entity_access
      union select entity_id from entity_access where exists (select from startup where startup.id = entity_id)
        or exists (select from organization where organization.id = entity_id)) entry
    cross join generate_series((now() at time zone ${HOUSE_ZONE_SQL})::date - ${VISITED_DAYS}::int,
      (now() at time zone ${HOUSE_ZONE_SQL})::date, interval '1 day') day`);
}
