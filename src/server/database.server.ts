import { access, constants, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { FolderInUse } from "#db/lock.server.ts";
import { type Database, openServer } from "#db/open.server.ts";
import { type Settings, StartError } from "./settings.server.ts";

/** The oldest supported PostgreSQL, in the format of `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** Opens the database the settings name. Throws a `StartError` when it cannot be reached or used, or is in use. */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  await checkDataFolder(dataDir);
  if (databaseUrl) return openReachable(databaseUrl);
  const { openEmbedded } = await import("#db/open-embedded.server.ts");
  return openEmbedded(dataDir).catch((error) => {
    throw error instanceof FolderInUse
      ? new StartError(`The data folder ${dataDir} is in use by another process. Stop it or set DATA_DIR.`)
      : error;
  });
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

async function openReachable(url: string): Promise<Database> {
  const database = openServer(url);
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int version",
    );
    if (rows[0]!.version < OLDEST_VERSION) throw new Error("PostgreSQL 15 or newer is needed");
    return database;
  } catch (error) {
    await database.close();
    // A refused connection to several addresses has no message of its own.
    const reason = (error instanceof Error && (error.message || (error as NodeJS.ErrnoException).code)) || "no answer";
    throw new StartError(`The database at DATABASE_URL cannot be used: ${reason.replace(/\.$/, "")}.`);
  }
}
