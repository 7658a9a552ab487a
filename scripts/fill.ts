import type { Database } from "#db/open.server.ts";
import { accountByEmail } from "#features/accounts/queries.server.ts";
import { noteSelling } from "#features/premium/commands.server.ts";
import { refuseLostRows } from "#server/house-mark.server.ts";
import type { Settings } from "#server/settings.server.ts";
import { demoEmail } from "#shared/demo-accounts.ts";
import { writeShippedData } from "../src/shipped-data.server.ts";
import { isUnused } from "./demo/unused.ts";

/**
 * Fills a database before its first request: reference data, and the demo where nothing else is. Each part is one
 * transaction: one that was interrupted begins again at the next start. Nothing where a house has lost its rows. Returns whether the demo's accounts can sign
 * in.
 */
export async function fill(database: Database, settings: Settings): Promise<boolean> {
  await refuseLostRows(database, settings);
  await writeShippedData(database);
  await noteSelling(database.db, settings.payments.provider !== undefined);
  if (!settings.demo) return false;
  // Half of all that a start would load: later starts do without it.
  if (await isUnused(database.db)) await (await import("./demo/seed-demo.ts")).seedDemo(database);
  return (await accountByEmail(database.db, demoEmail("admin"))) !== undefined;
}
