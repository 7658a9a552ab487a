import type pg from "pg";

/** Made by each database for itself; backups lie where it was. */
const OWN_TABLES = ["migration", "function_file", "page_revision", "list_revision", "backup"];

export interface BackupTable {
  name: string;
  /** Those that hold values of their own: generated ones follow from them. */
  columns: string[];
}

/** The tables whose rows a backup has, by name. */
export async function backupTables(client: pg.PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
      and relname <> all($1) group by relname order by relname`,
    [OWN_TABLES],
  );
  return rows;
}

/** The migrations that a database has. */
export async function migrationsOf(client: pg.PoolClient): Promise<{ name: string; digest: string }[]> {
  return (await client.query<{ name: string; digest: string }>("select name, digest from migration order by name"))
    .rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
