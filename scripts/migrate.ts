// npm run migrate: brings the tables up to date, for those who start several processes on one PostgreSQL.
import { migrate } from "#db/migrate.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { run } from "./run.ts";

await run(async () => {
  const database = await openDatabase(readSettings(process.env));
  try {
    const applied = await migrate(database);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The tables are up to date.");
  } finally {
    await database.close();
  }
});
