import { inject } from "vitest";
import { type Database, openServer } from "#db/open.server.ts";
import { openInMemory } from "#db/open-embedded.server.ts";
import { FilesInMemory, readFiles } from "./files-in-memory.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a migrated embedded database, to be copied; or the address of a migrated template on a native server. */
    template: string;
  }
}

let count = 0;

/** Names are looked for in `public` first, so that `moveClock` can put a `now()` of its own before the system's. */
const OPTIONS = encodeURIComponent("-c search_path=public,pg_catalog");

/** Of the embedded engine: clearing the usual 128 MB for each test costs more than small tables ever gain from it. */
const SHARED_BUFFERS = "16MB";

/** Read once in a worker. */
let files: ReturnType<typeof readFiles> | undefined;

/** Makes and drops the databases of a worker. */
let server: Database | undefined;

/** A fresh migrated database with reference data, on the engine of the running test project. */
export async function testDatabase(): Promise<Database> {
  const template = inject("template");
  if (process.env.TEST_DATABASE === "pglite") {
    files ??= readFiles(template);
    return openInMemory(new FilesInMemory(await files), { sharedBuffers: SHARED_BUFFERS });
  }
  const name = `test_${process.pid}_${count++}`;
  server ??= openServer(template.replace(/[^/]+$/, "postgres"));
  const { pool } = server;
  await pool.query(`create database ${name} template kovan_template strategy file_copy`);
  const database = openServer(`${template.replace(/[^/]+$/, name)}?options=${OPTIONS}`);
  const close = async () => {
    await database.close();
    await pool.query(`drop database ${name} with (force)`);
  };
  return { ...database, close };
}
