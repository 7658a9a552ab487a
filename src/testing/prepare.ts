import { migrate } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";

/** What every test database has: all tables. */
export async function prepare(database: Database) {
  await migrate(database);
}
