import type pg from "pg";
import { migrate, migrationsOfBuild } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";
import type { FileStore } from "../files/store.server.ts";
import { StartError } from "../settings.server.ts";
import { type BackupEnd, type BackupHead, checkArchive, headOf, readArchive } from "./archive.server.ts";
import { backupTables, migrationsOf, quoted } from "./tables.server.ts";

/** The most rows that one statement inserts. */
const BATCH_ROWS = 1_000;
const BATCH_LETTERS = 4_000_000;

/**
 * Puts the rows and files of a backup into a database that has no people yet. It is read to its end first; the rows are written
 * in one transaction, so that all of them are there or none. One of an older version goes into the tables of that version, which
 * are then brought up to date as by a start. Throws a `StartError` where it cannot be.
 */
export async function restore(database: Database, files: FileStore, from: string): Promise<BackupEnd> {
  const end = await checkArchive(from);
  const head = await headOf(from);
  const isOlder = await compare(head);
  await migrate(database, isOlder ? { only: head.migrations.map(({ name }) => name) } : {});
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await checkEmpty(client);
    await checkTables(client, head);
    await loadRows(client, files, from, end);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  if (isOlder) await migrate(database);
  await database.pool.query("analyze");
  return end;
}

/** True if a backup is of an older version than this build. Throws where it is of another one. */
async function compare({ migrations, build }: BackupHead): Promise<boolean> {
  const own = await migrationsOfBuild();
  if (migrations.every(({ name, digest }) => own.get(name) === digest)) return own.size !== migrations.length;
  const made = build ? ` (${[build.version, build.commit?.slice(0, 12)].filter(Boolean).join(", ")})` : "";
  throw new StartError(
    `The backup is of another version${made}, which this one does not know. Restore it with that version, or a newer one.`,
  );
}

async function checkEmpty(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from account) or exists (select from startup) used",
  );
  if (rows[0]!.used)
    throw new StartError("The database is not empty. A backup is restored into a new one, such as another DATA_DIR.");
}

/** The tables are those of the backup: a database that was prepared before may have those of another version. */
async function checkTables(client: pg.PoolClient, { migrations }: BackupHead): Promise<void> {
  const own = new Map((await migrationsOf(client)).map(({ name, digest }) => [name, digest]));
  if (migrations.some(({ name, digest }) => own.get(name) !== digest) || own.size !== migrations.length)
    throw new StartError(
      "The database has the tables of another version than the backup. Restore into a new one, such as another DATA_DIR.",
    );
}

async function loadRows(client: pg.PoolClient, files: FileStore, from: string, end: BackupEnd): Promise<void> {
  const tables = (await backupTables(client)).map(({ name }) => name);
  const foreignKeys = await dropForeignKeys(client);
  for (const name of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoted).join(", ")}`);
  let current: { table: string; columns: string[] } | undefined;
  let batch: string[] = [];
  let letters = 0;
  const insert = async () => {
    if (current && batch.length > 0) {
      const columns = current.columns.map(quoted).join(", ");
      const table = quoted(current.table);
      await client.query(
        `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [`[${batch.join(",")}]`],
      );
    }
    batch = [];
    letters = 0;
  };
  for await (const line of readArchive(from)) {
    if (line.kind === "head") continue;
    if (line.kind === "table") {
      await insert();
      if (!tables.includes(line.table)) throw new StartError(`The backup has a table that is unknown: ${line.table}.`);
      current = line;
    } else if (line.kind === "file") await files.put(line.key, line.bytes);
    else {
      batch.push(line.json);
      letters += line.json.length;
      if (batch.length >= BATCH_ROWS || letters >= BATCH_LETTERS) await insert();
    }
  }
  await insert();
  await countOn(client);
  for (const name of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const statement of foreignKeys) await client.query(statement);
  await checkCounts(client, end);
}

/** Rows come table by table, not in the order in which they refer to each other. Returns what makes the constraints again. */
async function dropForeignKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) "add"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Numbers that the database gives go on after the largest one. */
async function countOn(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select relname "table", attname "column" from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 1), max(${quoted(column)}) is not null)
      from ${quoted(table)}`,
      [quoted(table), column],
    );
}

async function checkCounts(client: pg.PoolClient, { rows }: BackupEnd): Promise<void> {
  for (const [name, count] of Object.entries(rows)) {
    const found = await client.query<{ count: number }>(`select count(*)::int count from ${quoted(name)}`);
    if (found.rows[0]!.count !== count) throw new Error(`${name} has ${found.rows[0]!.count} rows instead of ${count}`);
  }
}
