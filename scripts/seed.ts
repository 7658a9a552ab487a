import { FolderInUse } from "#db/lock.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { openEmbedded, openServer } from "#db/open.server.ts";
import { seedReference } from "#features/reference/commands.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import { seedDemo } from "./demo/seed-demo.ts";

try {
  const settings = readSettings(process.env);
  if (!settings.demo) throw new StartError("With DATABASE_URL the demo is filled in only when DEMO=1 is set.");
  const database = settings.databaseUrl ? openServer(settings.databaseUrl) : await openEmbedded(settings.dataDir);
  try {
    await migrate(database);
    await seedReference(database);
    const done = await seedDemo(database);
    console.log(done ? "The demo data is in place." : "The database is not empty: nothing was changed.");
  } finally {
    await database.close();
  }
} catch (error) {
  const inUse = error instanceof FolderInUse && "The data folder is in use: stop the server first.";
  console.error(inUse || (error instanceof StartError ? error.message : error));
  process.exit(1);
}
