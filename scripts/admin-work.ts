import type { Db } from "#db/open.server.ts";
import { addAdmin } from "#features/accounts/commands/admins.server.ts";
import { removeSecondFactorByEmail } from "#features/accounts/second-factor/commands.server.ts";
import { forgetFiles } from "#server/files/store-mark.server.ts";
import { StartError } from "#server/settings.server.ts";

/** What `npm run admin` was asked for; it answers what it has done. Throws a `StartError` where that is nothing it knows. */
export function adminWork([action, email, ...rest]: readonly string[]): (db: Db) => Promise<string> {
  if (action === "add" && email && rest.length === 0) return (db) => add(db, email);
  if (action === "one-step" && email && rest.length === 0) return (db) => takeSecondStep(db, email);
  if (action === "forget-files" && email === undefined) return forget;
  throw new StartError("Usage: npm run admin -- add <email>, -- one-step <email>, or -- forget-files");
}

async function add(db: Db, email: string): Promise<string> {
  const outcome = await addAdmin(db, email);
  if (!outcome.ok) throw new StartError(`"${email}" is not an email address.`);
  const done = `${outcome.email} is an admin now.`;
  if (!outcome.password) return done;
  return `${done} Its password, shown this once: ${outcome.password} (change it after signing in).`;
}

async function takeSecondStep(db: Db, email: string): Promise<string> {
  if (!(await removeSecondFactorByEmail(db, email)))
    throw new StartError(`No account with the address "${email}" signs in in two steps.`);
  return `${email} signs in in one step now, and is told by mail. All sessions have ended.`;
}

async function forget(db: Db): Promise<string> {
  await forgetFiles(db);
  return "The next start takes the files that it finds.";
}
