import { MemoryFS } from "@electric-sql/pglite";
import { inject } from "vitest";
import { type Database, openServer } from "#db/open.server.ts";
import { openInMemory } from "#db/open-embedded.server.ts";
import { CLOCK_OPTIONS } from "./database-clock.ts";
import { FilesInMemory, readFiles } from "./files-in-memory.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a migrated embedded database, to be copied; or the address of a migrated template on a native server. */
    template: string;
  }
}

let count = 0;

/** Of the embedded engine: clearing the usual 128 MB for each test costs more than small tables ever gain from it. */
const SHARED_BUFFERS = "16MB";

/** Read once in a worker. */
let files: ReturnType<typeof readFiles> | undefined;

/** Makes and drops the databases of a worker. */
let server: Database | undefined;

/** A database without tables, on the same engine. */
export async function emptyDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE === "pglite") return openInMemory(new MemoryFS());
  const name = await newDatabase("template0");
  return withDrop(openServer(inject("template").replace(/[^/]+$/, name)), name);
}

/** A fresh migrated database with reference data, on the engine of the running test project. */
export async function testDatabase(): Promise<Database> {
  const template = inject("template");
  if (process.env.TEST_DATABASE === "pglite") {
    files ??= readFiles(template);
    return openInMemory(new FilesInMemory(await files), { sharedBuffers: SHARED_BUFFERS });
  }
  const name = await newDatabase("kovan_template");
  return withDrop(openServer(`${template.replace(/[^/]+$/, name)}?options=${CLOCK_OPTIONS}`), name);
}

async function newDatabase(template: string): Promise<string> {
  const name = `test_${process.pid}_${count++}`;
  server ??= openServer(inject("template").replace(/[^/]+$/, "postgres"));
  await server.pool.query(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

function withDrop(database: Database, name: string): Database {
  const close = async () => {
    await database.close();
    await server!.pool.query(`drop database ${name} with (force)`);
  };
  return { ...database, close };
}
