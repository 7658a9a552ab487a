import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { catchUp, giveWay } from "./catch-up.server.ts";
import type { Database } from "./open.server.ts";

/** Number of the advisory lock: several processes that start at once migrate one after the other. */
const LOCK_ID = 4_806_326;

/** Codes of PostgreSQL: a right is missing, an extension is not installed, the server takes no writes. */
const OF_OPERATOR = new Set(["42501", "0A000", "58P01", "25006"]);

/** What whoever runs the database can mend. */
export class RefusedMigrationError extends Error {}

/** The database was brought up to date by a newer build: this one would put its older functions back. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the database up to date, beside those who write: applies the migrations it does not have yet, then the files of functions
 * and triggers whose text, or the release of PostgreSQL, has changed since they were applied (decision 21); brings in line what
 * older functions wrote (record 82). `only`: these migrations and nothing else, which makes the tables of an older version. Each file is one transaction, except for migrations that are marked. Returns the names of the applied files. Throws a `NewerDatabaseError` where the database has a migration that
 * this build does not know; each change of a function comes with a migration (`scripts/layout/sql.ts`).
 */
export async function migrate({ pool }: Database, { only }: { only?: readonly string[] } = {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK_ID})`);
    await addOwnTables(client);
    if (only) return await applyMigrations(client, ({ name }) => only.includes(name));
    const applied = [...(await applyMigrations(client)), ...(await applyFunctions(client))];
    await catchUp(client);
    return applied;
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK_ID})`).catch(() => {});
    client.release();
  }
}

/** The number of a migration, as its name begins. */
const numberOf = (name: string): number => Number.parseInt(name, 10);

/** The number of the newest migration of this build. */
export async function buildNumber(): Promise<number> {
  return Math.max(...(await namesIn("migrations")).map(numberOf));
}

/** The migrations of this build, by name, with the digests of their texts. */
export async function migrationsOfBuild(): Promise<Map<string, string>> {
  return new Map((await filesIn("migrations")).map(({ name, digest }) => [name, digest]));
}

async function applyMigrations(
  client: pg.PoolClient,
  isWanted: (file: SqlFile) => boolean = () => true,
): Promise<string[]> {
  const digests = await appliedDigests(client, "migration");
  const files = (await filesIn("migrations")).filter(isWanted);
  const newest = await buildNumber();
  const unknown = [...digests.keys()].filter((name) => numberOf(name) > newest).sort();
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database is of a newer version: it has the migration ${unknown.at(-1)}, which this one does not know. Start the newer version, or restore a backup of this one.`,
    );
  const applied: string[] = [];
  for (const file of files) {
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

async function namesIn(folder: "migrations" | "functions"): Promise<string[]> {
  return (await readdir(path.join(import.meta.dirname, folder))).filter((name) => name.endsWith(".sql")).sort();
}

/** The files of a folder, in the order of their names, with digests of their texts (and of what else they depend on). */
async function filesIn(folder: "migrations" | "functions", ...dependsOn: string[]): Promise<SqlFile[]> {
  return Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const sql = await readFile(path.join(import.meta.dirname, folder, name), "utf8");
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

/**
 * The tables of what was applied. `build`: the newest migration of the build that wrote a file of functions. A build that does not
 * know it cannot write one, so an older build ends instead of putting its own functions back.
 */
async function addOwnTables(client: pg.PoolClient): Promise<void> {
  for (const table of ["migration", "function_file"])
    await client.query(
      `create table if not exists ${table} (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
    );
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'function_file'::regclass and attname = 'build' and not attisdropped`,
  );
  if (rowCount === 0)
    await client.query(
      `alter table function_file add column build integer not null default 0; alter table function_file alter column build drop default`,
    );
}

async function appliedDigests(client: pg.PoolClient, table: AppliedTable): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>(`select name, digest from ${table}`);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Statements of a migration so marked run one by one: `create index concurrently` takes no transaction. Each can run twice. */
const STATEMENT_BY_STATEMENT = /^-- statement by statement$/m;

async function apply(client: pg.PoolClient, table: AppliedTable, { name, sql, digest }: SqlFile): Promise<void> {
  try {
    if (STATEMENT_BY_STATEMENT.test(sql)) {
      for (const statement of sql.split(/;\n/)) await client.query(statement);
      await note(client, table, name, digest);
    } else
      await giveWay(client, async () => {
        await client.query(sql);
        await note(client, table, name, digest);
      });
  } catch (error) {
    if (error instanceof pg.DatabaseError && OF_OPERATOR.has(error.code ?? ""))
      throw new RefusedMigrationError(
        `The database cannot be brought up to date: ${error.message}. Its user needs the right to create tables, and the extensions pg_trgm and btree_gist.`,
      );
    throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`);
  }
}

async function note(client: pg.PoolClient, table: AppliedTable, name: string, digest: string): Promise<void> {
  if (table === "migration") await client.query("insert into migration (name, digest) values ($1, $2)", [name, digest]);
  else
    await client.query(
      `insert into function_file (name, digest, build) values ($1, $2, $3)
      on conflict (name) do update set digest = excluded.digest, build = excluded.build, applied_at = now()`,
      [name, digest, await buildNumber()],
    );
}
