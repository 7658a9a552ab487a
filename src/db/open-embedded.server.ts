// Imported only where the database is embedded: its program takes memory that a process with a server of PostgreSQL can save.
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { type MemoryFS, PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { embeddedFolder } from "./embedded-folder.server.ts";
import { listenInPool } from "./listen.server.ts";
import { lockDataFolder } from "./lock.server.ts";
import { type Database, databaseOn, newProcessName } from "./open.server.ts";
import { preparingClient, StatementNames } from "./prepared.server.ts";

interface EmbeddedOptions {
  /** Memory for pages of the database, as PostgreSQL writes it. */
  sharedBuffers?: string | undefined;
}

const EXTENSIONS = { btree_gist, pg_trgm };
/** PostgreSQL's default of 128 MB stays in the process once it is filled. What is not there is in the memory of the system. */
const SHARED_BUFFERS = "32MB";

/** Opens the embedded database in a folder, which it locks against a second process. */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const { unlock, respond } = await lockDataFolder(folder);
  try {
    const dataDir = embeddedFolder(folder);
    if (!existsSync(dataDir)) await create(dataDir);
    const database = wrap(await PGlite.create({ dataDir, extensions: EXTENSIONS, startParams: startParams() }));
    const copyTo = (target: string) => copy(database.pool, dataDir, embeddedFolder(target));
    return { ...database, copyTo, respond, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const startParams = (sharedBuffers = SHARED_BUFFERS) => [
  ...PGlite.defaultStartParams,
  "-c",
  `shared_buffers=${sharedBuffers}`,
];

/** Copies the files while nothing else is done: it takes as long as reading them, and nothing is written meanwhile. */
async function copy(pool: pg.Pool, dataDir: string, target: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("checkpoint");
    await cp(dataDir, target, { recursive: true });
  } finally {
    client.release();
  }
}

/** A new database gets its name when it is complete. If the process ends before, the next start begins again. */
async function create(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: unfinished });
  await engine.close();
  await rename(unfinished, dataDir);
}

/** Opens an embedded database in memory, from the files of `fs`: for tests. */
export async function openInMemory(fs: MemoryFS, { sharedBuffers }: EmbeddedOptions = {}): Promise<Database> {
  return wrap(await PGlite.create({ fs, extensions: EXTENSIONS, startParams: startParams(sharedBuffers) }));
}

function wrap(engine: PGlite): Database {
  const config = createPgConfig(engine);
  // PGlite reads `types` as parameter types. In `pg`, and so for Drizzle, it is the parsers of results.
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query) => parse({ ...query, types: undefined });
  const Client = preparingClient(new StatementNames());
  const pool = new pg.Pool({ ...config, Client, max: 1 } as pg.PoolConfig);
  const close = async () => {
    await pool.end();
    await engine.close();
  };
  return {
    db: databaseOn(pool),
    pool,
    embedded: true,
    processName: newProcessName(),
    listen: listenInPool(pool),
    close,
  };
}
