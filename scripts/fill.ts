import type { Database } from "#db/open.server.ts";
import { seedReference } from "#features/reference/commands.server.ts";
import type { Settings } from "#server/settings.server.ts";
import { seedDemo } from "./demo/seed-demo.ts";

/** What a database has before anyone is served: reference data, and the demo where nothing else is. */
export async function fill(database: Database, settings: Settings): Promise<void> {
  await seedReference(database);
  if (settings.demo) await seedDemo(database);
}
