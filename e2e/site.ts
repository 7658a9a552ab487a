import { cp, rm } from "node:fs/promises";
import { type Database, openServer } from "#db/open.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { CLOCK_OPTIONS, moveDatabaseClock } from "#testing/database-clock.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { patience, startServerProcess } from "#testing/server-process.ts";

/** Of a server on native PostgreSQL: a journey waits for its answer, however busy the machine is. */
const PATIENCE = patience("120");
const MOVED_CLOCK = new URL("../src/testing/moved-clock.ts", import.meta.url).href;

/** Additions of a server to the demo. */
export interface Additions {
  /**
   * True: a house as `npm start` makes it in an empty folder, with the embedded database, which the first start fills with the
   * demo. Otherwise the demo is a copy in native PostgreSQL: that starts and answers in a part of the time.
   */
  isEmbedded?: boolean;
  /** True: embedded, without the demo; `beforeStart` finds an empty folder. */
  isFresh?: boolean;
  /** Does something with its data folder before it starts. */
  beforeStart?: (dataFolder: string) => Promise<void>;
  /** Writes rows into the demo's copy before it starts. */
  data?: (database: Database) => Promise<void>;
  /** Environment variables it starts with. */
  settings?: () => Promise<Record<string, string>>;
}

/** A real server on a copy of the demo. */
export interface Site {
  /** Origin of its addresses. */
  origin: string;
  /** The folder of its files, and of the mail it would send. */
  dataFolder: string;
  /** Starts it again on the same data so many days later, at another origin. */
  restartLater(days: number): Promise<void>;
  /** Starts it again as if it were this instant, at which its clock stays; at another origin. */
  restartAt(instant: Date): Promise<void>;
  /** Starts it again with other settings, on the same data. */
  restartWith(settings: Record<string, string>): Promise<void>;
  /** Opens its native database; whoever does closes it. */
  openDatabase(): Promise<Database>;
  /** Everything that its server has printed since it started. */
  output(): string;
  stop(): Promise<void>;
}

export async function startSite(additions: Additions): Promise<Site> {
  const { isFresh = false, isEmbedded = isFresh, beforeStart, data, settings } = additions;
  const dataFolder = scratchFolder("kovan-journey-");
  const env: Record<string, string> = { DATA_DIR: dataFolder };
  if (isFresh) env.DEMO = "0";
  if (!isEmbedded) {
    await cp(process.env.DEMO_FOLDER!, dataFolder, { recursive: true });
    // Beside another database than the embedded one, a house does not take the demo's accounts by itself.
    Object.assign(env, PATIENCE, { DATABASE_URL: await copyDemo(), DEMO: "1" });
  }
  const open = () => openDatabase(readSettings(env));
  await beforeStart?.(dataFolder);
  if (data) {
    const database = await open();
    await data(database);
    await database.close();
  }
  Object.assign(env, await settings?.());
  let server = await startServerProcess(env);
  const stopServer = async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server of a journey file ended with code ${code}:\n${server.output()}`);
  };
  let clock: Record<string, string> = {};
  const start = async () => {
    server = await startServerProcess({ ...env, ...clock });
    site.origin = server.address;
  };
  /** `moment`: what the database says that it is. The embedded one asks the server's process. */
  const startAt = async (moved: Record<string, string>, moment: string) => {
    await stopServer();
    clock = { ...moved, NODE_OPTIONS: `--import=${MOVED_CLOCK} --disable-warning=ExperimentalWarning` };
    if (!isEmbedded) {
      const { pool, close } = await open();
      await moveDatabaseClock(pool, moment);
      await close();
      clock.DATABASE_URL = `${env.DATABASE_URL}?options=${CLOCK_OPTIONS}`;
    }
    await start();
  };
  const site: Site = {
    origin: server.address,
    dataFolder,
    restartLater: (days) => startAt({ DAYS_AHEAD: `${days}` }, `pg_catalog.now() + interval '${days} days'`),
    restartAt: (instant) =>
      startAt({ CLOCK_STANDS_AT: instant.toISOString() }, `'${instant.toISOString()}'::timestamptz`),
    async restartWith(others) {
      await stopServer();
      Object.assign(env, others);
      await start();
    },
    openDatabase: open,
    output: () => server.output(),
    async stop() {
      await stopServer();
      if (!isEmbedded) await dropCopy(env.DATABASE_URL!);
      await rm(dataFolder, { recursive: true, force: true });
      // The mark of a house lies beside its data, too (record 86).
      await rm(`${dataFolder}.house.json`, { force: true });
    },
  };
  return site;
}

let copies = 0;

/** A new copy of the demo's database (`prepare.ts`): its address. */
async function copyDemo(): Promise<string> {
  const template = new URL(process.env.DEMO_DATABASE!);
  const name = `journey_${process.pid}_${copies++}`;
  await onServer(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  template.pathname = name;
  return template.href;
}

const dropCopy = (address: string) => onServer(`drop database ${new URL(address).pathname.slice(1)} with (force)`);

async function onServer(statement: string): Promise<void> {
  const { pool, close } = openServer(new URL("/postgres", process.env.DEMO_DATABASE).href);
  await pool.query(statement);
  await close();
}
