import type pg from "pg";
import type { Database } from "#db/open.server.ts";
import type { FileStore } from "../files/store.server.ts";
import { type BackupEnd, type BackupLine, type Build, writeArchive } from "./archive.server.ts";
import { backupTables, migrationsOf, quoted } from "./tables.server.ts";

/** Rows that are read by one statement. */
const BATCH_ROWS = 1_000;
/** Keys of uploaded files, as rows name them (src/server/files/keys.server.ts). */
const KEYS = /(?:public|private)\/[0-9a-f-]{36}\/[0-9a-f]{16}(?:-[a-zA-Z0-9]+)?\.(?:webp|pdf|pptx|xlsx)/g;

export interface Backup extends BackupEnd {
  /** Keys of files that rows name and the store does not have. */
  missing: string[];
}

/**
 * Writes every row of one moment, and the files these rows name, into a file, while others go on writing. What was committed
 * before it began is in it.
 */
export async function backUp({ pool }: Database, files: FileStore, to: string, build?: Build): Promise<Backup> {
  const client = await pool.connect();
  const missing: string[] = [];
  try {
    await client.query("begin isolation level repeatable read read only");
    const end = await writeArchive(to, linesOf(client, { files, missing, build }));
    await client.query("commit");
    return { ...end, missing };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

interface Surroundings {
  files: FileStore;
  missing: string[];
  build: Build | undefined;
}

async function* linesOf(client: pg.PoolClient, { files, missing, build }: Surroundings): AsyncGenerator<BackupLine> {
  yield {
    kind: "head",
    head: { kovan: 1, build, madeAt: new Date().toISOString(), migrations: await migrationsOf(client) },
  };
  const keys = new Set<string>();
  for (const { name, columns } of await backupTables(client)) {
    yield { kind: "table", table: name, columns };
    const selected = columns.map(quoted).join(", ");
    await client.query(
      `declare backed_up no scroll cursor for select row_to_json(one)::text json from (select ${selected} from ${quoted(name)}) one`,
    );
    for (;;) {
      const { rows } = await client.query<{ json: string }>(`fetch ${BATCH_ROWS} from backed_up`);
      for (const { json } of rows) {
        for (const [key] of json.matchAll(KEYS)) keys.add(key);
        yield { kind: "row", json };
      }
      if (rows.length < BATCH_ROWS) break;
    }
    await client.query("close backed_up");
  }
  for (const key of keys) {
    const bytes = await files.get(key);
    if (bytes) yield { kind: "file", key, bytes };
    else missing.push(key);
  }
}
