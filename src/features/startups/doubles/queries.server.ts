import { sql } from "drizzle-orm";
import { startupDouble } from "#db/tables/startups.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { doubleStartupCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const doubleStartupTable = adminTable(doubleStartupCalls, {
  texts: { en, tr },
  source: () => ({
    table: startupDouble,
    joins: sql`join startup first on first.id = startup_double.first_id join startup second on second.id = startup_double.second_id`,
    fields: { name: sql`first.name`, other: sql`second.name` },
    scope: sql`first.deleted_at is null and second.deleted_at is null`,
    searches: { name: sql`first.name_fold`, other: sql`second.name_fold` },
    usualOrder: sql`startup_double.found_at desc`,
  }),
  filters: { sign: (sign) => sql`${sign} = any (startup_double.signs)` },
  nameOf: ({ name, other }) => `${name}, ${other}`,
});
