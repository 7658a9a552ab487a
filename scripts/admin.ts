// npm run admin -- add <email>: makes an account an admin of the platform; the first one of a new installation too.
// npm run admin -- forget-files: the house goes on without the files it has lost (record 86).
import { migrate } from "#db/migrate.server.ts";
import type { Db } from "#db/open.server.ts";
import { addAdmin } from "#features/accounts/commands/admins.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { forgetFiles } from "#server/files/store-mark.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import { run } from "./run.ts";

await run(async () => {
  const work = workOf(process.argv.slice(2));
  const database = await openDatabase(readSettings(process.env));
  try {
    await migrate(database);
    console.log(await work(database.db));
  } finally {
    await database.close();
  }
});

/** What was asked for; it answers what it has done. */
function workOf([action, email, ...rest]: string[]): (db: Db) => Promise<string> {
  if (action === "add" && email && rest.length === 0) return (db) => add(db, email);
  if (action === "forget-files" && email === undefined) return forget;
  throw new StartError("Usage: npm run admin -- add <email>, or npm run admin -- forget-files");
}

async function add(db: Db, email: string): Promise<string> {
  const outcome = await addAdmin(db, email);
  if (!outcome.ok) throw new StartError(`"${email}" is not an email address.`);
  const done = `${outcome.email} is an admin now.`;
  if (!outcome.password) return done;
  return `${done} Its password, shown this once: ${outcome.password} (change it after signing in).`;
}

async function forget(db: Db): Promise<string> {
  await forgetFiles(db);
  return "The next start takes the files that it finds.";
}
