import { sql } from "drizzle-orm";
import { errorLog } from "#db/tables/operations.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { errorLogCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** The index `error_log_newest` begins with it. */
const isResolved = sql`(error_log.resolved_at is not null)`;

export const errorLogTable = adminTable(errorLogCalls, {
  texts: { en, tr },
  source: () => ({
    table: errorLog,
    fields: { state: sql`case when ${isResolved} then 'resolved' else 'open' end` },
    usualOrder: sql`${isResolved}, error_log.last_at desc`,
  }),
  filters: { state: (state) => sql`${isResolved} = ${state === "resolved"}` },
  nameOf: ({ message }) => message,
});
