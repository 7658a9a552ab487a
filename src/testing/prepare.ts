import { migrate } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";
import { publishShippedTexts } from "#features/content/commands.server.ts";
import { writeShippedData } from "../shipped-data.server.ts";
import { CONTROLLER } from "./controller.ts";

/** The content of every test database: all tables, the reference data, and published texts. */
export async function prepare(database: Database) {
  await migrate(database);
  await writeShippedData(database);
  await publishShippedTexts(database.db, CONTROLLER);
}
