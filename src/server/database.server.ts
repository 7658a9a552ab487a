import { access, constants, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { embeddedFolder } from "#db/embedded-folder.server.ts";
import { FolderInUse } from "#db/lock.server.ts";
import { type Database, openServer } from "#db/open.server.ts";
import { refuseLostFolder } from "./house-mark.server.ts";
import { type Settings, StartError } from "./settings.server.ts";

/** The oldest supported PostgreSQL, in the format of `server_version_num`. */
const OLDEST_VERSION = 150_000;

/**
 * Opens the database the settings name. Throws a `StartError` when it cannot be reached or used, is in use, or is the embedded one
 * of a house that has lost it. Only a backup makes a new one then (`isRestored`).
 */
export async function openDatabase(settings: Settings, { isRestored = false } = {}): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  await checkDataFolder(dataDir);
  // Past a pooler: what is done without limits of time lasts longer than a transaction.
  if (databaseDirectUrl) return reachable(openServer(databaseDirectUrl), "DATABASE_DIRECT_URL");
  if (databaseUrl) return reachable(openServer(databaseUrl), "DATABASE_URL");
  if (!isRestored) await refuseLostFolder(settings);
  const { openEmbedded } = await import("#db/open-embedded.server.ts");
  return openEmbedded(dataDir).catch((error) => {
    if (error instanceof FolderInUse)
      throw new StartError(`The data folder ${dataDir} is in use by another process. Stop it or set DATA_DIR.`);
    throw damaged(settings, error);
  });
}

/** Codes with which PostgreSQL says that it cannot read what it has written. */
const DAMAGED = /^(XX00[12]|58030|58P01)$/;

/** True if an error, or its cause, says that the database cannot be read. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && DAMAGED.test(String(error.code))) || isDamage(error.cause);
}

/** What to do about a database that cannot be opened or read. */
export function damaged({ databaseUrl, dataDir }: Settings, error: unknown): StartError {
  // Drizzle says which statement failed, its cause why. The embedded engine aborts without a reason.
  const reason = error instanceof Error ? String((error.cause as Error | undefined)?.message ?? error.message) : "";
  const what = databaseUrl ? "database at DATABASE_URL" : `database in ${embeddedFolder(dataDir)}`;
  const why = reason === "" || reason.startsWith("Aborted(") ? "" : ` (${reason.split("\n")[0]})`;
  const another = databaseUrl ? "a new one" : "a new folder (DATA_DIR)";
  return new StartError(
    `The ${what} cannot be read${why}: it is damaged, or of another program. Keep it as it is and bring a backup back into ${another} with npm run restore -- FILE.`,
  );
}

/** Creates the data folder if it is missing. Throws a `StartError` when it cannot be written. */
export async function checkDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartError(`The data folder ${folder} cannot be written (${code}). Set DATA_DIR to one that can.`);
  }
}

/** Creates one folder after the other: with `recursive`, Node never returns below folders such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (!found && path.dirname(folder) !== folder) await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST" || found) throw error;
  });
}

/** Opens a server for requests, with the limits of the settings. Throws a `StartError` when it cannot be reached or used. */
export async function openServing(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseLimits, databasePool: poolSize } = settings;
  return reachable(openServer(databaseUrl!, databaseLimits, { directUrl, poolSize }), "DATABASE_URL");
}

async function reachable(database: Database, setting: string): Promise<Database> {
  try {
    const { rows } = await database.pool.query<{ version: number; isReadOnly: boolean }>(
      `select current_setting('server_version_num')::int version, current_setting('transaction_read_only') = 'on' "isReadOnly"`,
    );
    if (rows[0]!.version < OLDEST_VERSION) throw new Error("PostgreSQL 15 or newer is needed");
    if (rows[0]!.isReadOnly)
      throw new Error("it takes no writes. Name the primary, or all servers: postgres://user:password@one,two/kovan");
    return database;
  } catch (error) {
    await database.close();
    // A refused connection to several addresses has no message of its own.
    const reason = (error instanceof Error && (error.message || (error as NodeJS.ErrnoException).code)) || "no answer";
    throw new StartError(`The database at ${setting} cannot be used: ${reason.replace(/\.$/, "")}.`);
  }
}
