// npm run seed: fills an empty database with the demo, as the first start does, without serving.
import { migrate } from "#db/migrate.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import { writeShippedData } from "../src/shipped-data.server.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { run } from "./run.ts";

await run(async () => {
  const settings = readSettings(process.env);
  if (!settings.demo) throw new StartError("With DATABASE_URL the demo is filled in only when DEMO=1 is set.");
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await writeShippedData(database);
    const done = await seedDemo(database);
    console.log(done ? "The demo data is in place." : "The database is not empty: nothing was changed.");
  } finally {
    await database.close();
  }
});
