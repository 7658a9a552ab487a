import path from "node:path";
import { pathToFileURL } from "node:url";
import { FolderInUse } from "#db/lock.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { type Database, openEmbedded, openServer } from "#db/open.server.ts";
import { type Settings, StartError } from "#server/settings.server.ts";

const BUILD = path.join(import.meta.dirname, "build");

/** Opens the database, brings its tables up to date and serves. Resolves with the address and what ends it all. */
export async function startServer(settings: Settings, prepare: (database: Database) => Promise<void>) {
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await prepare(database);
    // The bundle, not src: a second copy of its modules would have contexts and classes of its own.
    const { buildApp } = await import(pathToFileURL(path.join(BUILD, "server/index.js")).href);
    const app = await buildApp({ database, settings }, path.join(BUILD, "client"));
    const close = async () => {
      await app.close();
      await database.close();
    };
    const address: string = await app
      .listen({ port: settings.port, host: settings.host })
      .catch((error: NodeJS.ErrnoException) => {
        throw error.code === "EADDRINUSE"
          ? new StartError(`Port ${settings.port} is taken. Stop what uses it or set PORT.`)
          : error;
      });
    return { address, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase(settings: Settings): Promise<Database> {
  if (settings.databaseUrl) {
    const database = openServer(settings.databaseUrl);
    try {
      await database.pool.query("select 1");
      return database;
    } catch (error) {
      await database.close();
      throw new StartError(
        `The database at DATABASE_URL cannot be reached: ${error instanceof Error ? error.message || "no answer" : error}.`,
      );
    }
  }
  return openEmbedded(settings.dataDir).catch((error) => {
    throw error instanceof FolderInUse
      ? new StartError(`The data folder ${settings.dataDir} is in use by another process.`)
      : error;
  });
}
