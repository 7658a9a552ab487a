import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { buildNumber, migrate } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";
import { damaged, isDamage, openDatabase, openServing } from "#server/database.server.ts";
import { refuseLostFiles } from "#server/files/store-mark.server.ts";
import { markHouse } from "#server/house-mark.server.ts";
import { type Settings, StartError } from "#server/settings.server.ts";
import { backupInProcess } from "./scripts/backup-process.ts";
import { BUILDS, takeBuild } from "./scripts/builds.ts";

/** How long the database may take to close. One that hangs would keep the process; nothing is lost without it. */
const CLOSE_DATABASE_MS = 500;

/** Opens the database, brings its tables up to date and serves. Resolves with the address and what ends it all. */
export async function startServer(settings: Settings, prepare: (database: Database) => Promise<void>) {
  const database = await preparedDatabase(settings, prepare);
  try {
    // The bundle, not src: a second copy of its modules would have contexts and classes of its own.
    const build = takeBuild(BUILDS);
    const { buildApp } = await import(pathToFileURL(path.join(build, "server/index.js")).href);
    // Read here: the files stand beside the sources, and those of a newer version may take their place later.
    const options = { database, settings, buildNumber: await buildNumber(), makeBackup: backupInProcess };
    const app = await buildApp(options, path.join(build, "client"));
    const { files } = app.services;
    await refuseLostFiles(database.db, files);
    await markHouse(database, settings, files);
    const drain = () => {
      app.isDraining = true;
    };
    const close = async () => {
      await app.close();
      await markHouse(database, settings, files).catch(() => {});
      await (database.embedded ? database.close() : Promise.race([database.close(), pause(CLOSE_DATABASE_MS)]));
    };
    const address: string = await app.listen({ port: settings.port, host: settings.host }).catch(refusal(settings));
    // Beside a database on a server commands work by themselves.
    if (database.respond) (await import("./scripts/beside.ts")).serveBeside(database, settings);
    return { address, drain, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Migrating and filling may take long; afterwards the limits of the settings hold. An embedded database that was changed is
 * opened anew, because its engine does not give back the memory that took (record 32).
 */
async function preparedDatabase(settings: Settings, prepare: (database: Database) => Promise<void>): Promise<Database> {
  const database = await openDatabase(settings);
  let applied: string[];
  try {
    applied = await migrate(database);
    await prepare(database);
  } catch (error) {
    await database.close().catch(() => {});
    throw isDamage(error) ? damaged(settings, error) : error;
  }
  if (!settings.databaseUrl && applied.length === 0) return database;
  await database.close();
  if (!settings.databaseUrl) return openDatabase(settings);
  return openServing(settings);
}

/** Throws a `StartError` when a port cannot be had, before anything else is done. */
export async function checkPorts(settings: Settings): Promise<void> {
  await checkPort(settings).catch(refusal(settings));
  const { metricsListen } = settings;
  if (metricsListen) await checkPort(metricsListen).catch(refusal(metricsListen, ["METRICS_LISTEN", "METRICS_LISTEN"]));
}

async function checkPort({ port, host }: Address): Promise<void> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

type Address = Pick<Settings, "port" | "host">;

function refusal({ port, host }: Address, [another, either] = ["PORT", "PORT or HOST"]) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === "EADDRINUSE")
      throw new StartError(`Port ${port} is taken. Stop what uses it or set ${another} to another.`);
    if (error.syscall === "listen" || error.syscall === "getaddrinfo" || error.code === "EADDRNOTAVAIL")
      throw new StartError(`Port ${port} of ${host} cannot be opened (${error.code}). Set ${either}.`);
    throw error;
  };
}
