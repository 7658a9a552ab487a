import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import type { Database } from "./open.server.ts";

const FOLDER = path.join(import.meta.dirname, "migrations");
/** Held while migrating, so that several processes starting at once take turns. */
const LOCK = 4_806_326;

/** Applies the migrations the database does not have yet, each in a transaction. Returns their names. */
export async function migrate({ pool }: Database): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(
      "create table if not exists migration (name text primary key, digest text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; digest: string }>("select name, digest from migration");
    const known = new Map(rows.map((row) => [row.name, row.digest]));
    const applied: string[] = [];
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort())
      if (await apply(client, name, known.get(name))) applied.push(name);
    return applied;
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => {});
    client.release();
  }
}

async function apply(client: pg.PoolClient, name: string, knownDigest: string | undefined): Promise<boolean> {
  const sql = await readFile(path.join(FOLDER, name), "utf8");
  const digest = createHash("sha256").update(sql).digest("hex");
  if (knownDigest === digest) return false;
  if (knownDigest) throw new Error(`Migration ${name} was changed after it was applied. Add a new one instead.`);
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migration (name, digest) values ($1, $2)", [name, digest]);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`);
  }
}
