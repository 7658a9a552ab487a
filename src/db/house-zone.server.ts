import { type SQL, sql } from "drizzle-orm";

/** The time zone of the house in statements that are put together as text; asked once in a statement (`functions/45-house.sql`). */
export const HOUSE_ZONE = "(select house_zone())";
/** The same as a piece of a statement. */
export const HOUSE_ZONE_SQL: SQL = sql.raw(HOUSE_ZONE);
/** Today where the house is, never the day of the database's zone. */
export const HOUSE_TODAY = `(now() at time zone ${HOUSE_ZONE})::date`;
/** The same as a piece of a statement. */
export const HOUSE_TODAY_SQL: SQL = sql.raw(HOUSE_TODAY);
