import type { Database } from "#db/open.server.ts";
import { shipContent } from "#features/content/commands.server.ts";
import { shipPackages } from "#features/premium/commands.server.ts";
import { seedReference } from "#features/reference/commands.server.ts";

/** Writes what every database has: reference data, texts, packages. What people have changed stays; again changes nothing. */
export async function writeShippedData(database: Database): Promise<void> {
  await seedReference(database);
  await shipContent(database.db);
  await shipPackages(database.db);
}
