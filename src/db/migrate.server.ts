import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import type { Database } from "./open.server.ts";

/** Number of the advisory lock: several processes that start at once migrate one after the other. */
const LOCK_ID = 4_806_326;

/**
 * Brings the database up to date: applies the migrations it does not have yet, then the files of functions and triggers
 * whose text, or the release of PostgreSQL, has changed since they were applied (decision 21). Each file is one
 * transaction. Returns the names of the applied files.
 */
export async function migrate({ pool }: Database): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK_ID})`);
    return [...(await applyMigrations(client)), ...(await applyFunctions(client))];
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK_ID})`).catch(() => {});
    client.release();
  }
}

async function applyMigrations(client: pg.PoolClient): Promise<string[]> {
  const digests = await appliedDigests(client, "migration");
  const applied: string[] = [];
  for (const file of await filesIn("migrations")) {
    const digest = digests.get(file.name);
    if (digest === file.digest) continue;
    if (digest) throw new Error(`Migration ${file.name} was changed after it was applied. Add a new one instead.`);
    await apply(client, "migration", file);
    applied.push(file.name);
  }
  return applied;
}

async function applyFunctions(client: pg.PoolClient): Promise<string[]> {
  const digests = await appliedDigests(client, "function_file");
  const changed = (await filesIn("functions", await releaseOf(client))).filter(
    ({ name, digest }) => digests.get(name) !== digest,
  );
  for (const file of changed) await apply(client, "function_file", file);
  return changed.map(({ name }) => name);
}

type AppliedTable = "migration" | "function_file";

interface SqlFile {
  name: string;
  sql: string;
  digest: string;
}

/** Functions differ by it: a database that was restored on a newer server gets its own. */
async function releaseOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ number: number }>(
    "select current_setting('server_version_num')::integer number",
  );
  return `PostgreSQL ${Math.floor(rows[0]!.number / 10_000)}`;
}

/** The files of a folder, in the order of their names, with digests of their texts (and of what else they depend on). */
async function filesIn(folder: "migrations" | "functions", ...dependsOn: string[]): Promise<SqlFile[]> {
  const full = path.join(import.meta.dirname, folder);
  const names = (await readdir(full)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(full, name), "utf8");
      return {
        name,
        sql,
        digest: createHash("sha256")
          .update([sql, ...dependsOn].join("\n"))
          .digest("hex"),
      };
    }),
  );
}

async function appliedDigests(client: pg.PoolClient, table: AppliedTable): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists ${table} (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; digest: string }>(`select name, digest from ${table}`);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

async function apply(client: pg.PoolClient, table: AppliedTable, { name, sql, digest }: SqlFile): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query(
      `insert into ${table} (name, digest) values ($1, $2)
      on conflict (name) do update set digest = excluded.digest, applied_at = now()`,
      [name, digest],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`);
  }
}
