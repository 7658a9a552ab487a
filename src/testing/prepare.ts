import { migrate } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";
import { writeShippedData } from "../shipped-data.server.ts";

/** The content of every test database: all tables, and the reference data. */
export async function prepare(database: Database) {
  await migrate(database);
  await writeShippedData(database);
}
