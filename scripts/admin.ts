// npm run admin -- add <email>: makes an account an admin of the platform; the first one of a new installation too.
// npm run admin -- one-step <email>: takes the second step of signing in from somebody who has lost it.
// npm run admin -- forget-files: the house goes on without the files it has lost (record 86).
// A server may go on: one with the embedded database does it for this command.
import { migrate } from "#db/migrate.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { adminWork } from "./admin-work.ts";
import { askServing } from "./beside.ts";
import { run } from "./run.ts";

await run(async () => {
  const args = process.argv.slice(2);
  const work = adminWork(args);
  const settings = readSettings(process.env);
  const said = await askServing(settings, { command: "admin", args });
  if (said !== undefined) return console.log(said);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    console.log(await work(database.db));
  } finally {
    await database.close();
  }
});
