// npm run admin -- add <email>: makes an account an admin of the platform; the first one of a new installation too.
import { migrate } from "#db/migrate.server.ts";
import { addAdmin } from "#features/accounts/commands/admins.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import { run } from "./run.ts";

await run(async () => {
  const [action, email, ...rest] = process.argv.slice(2);
  if (action !== "add" || !email || rest.length > 0) throw new StartError("Usage: npm run admin -- add <email>");
  const database = await openDatabase(readSettings(process.env));
  try {
    await migrate(database);
    const outcome = await addAdmin(database.db, email);
    if (!outcome.ok) throw new StartError(`"${email}" is not an email address.`);
    if (!outcome.password) console.log(`${outcome.email} is an admin now.`);
    else
      console.log(
        `${outcome.email} is an admin now. Its password, shown this once: ${outcome.password} (change it after signing in).`,
      );
  } finally {
    await database.close();
  }
});
