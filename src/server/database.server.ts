import { access, constants, mkdir } from "node:fs/promises";
import { FolderInUse } from "#db/lock.server.ts";
import { type Database, type EmbeddedOptions, openEmbedded, openServer } from "#db/open.server.ts";
import { type Settings, StartError } from "./settings.server.ts";

/** The oldest PostgreSQL our SQL runs on, as `server_version_num` writes it. */
const OLDEST_VERSION = 150_000;

/** Opens the database the settings name. Throws a `StartError` when it cannot be reached or used, or is in use. */
export async function openDatabase({ databaseUrl, dataDir }: Settings, options?: EmbeddedOptions): Promise<Database> {
  await checkFolder(dataDir);
  if (databaseUrl) return openReachable(databaseUrl);
  return openEmbedded(dataDir, options).catch((error) => {
    throw error instanceof FolderInUse
      ? new StartError(`The data folder ${dataDir} is in use by another process. Stop it or set DATA_DIR.`)
      : error;
  });
}

async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartError(`The data folder ${folder} cannot be written (${code}). Set DATA_DIR to one that can.`);
  }
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
