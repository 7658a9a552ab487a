import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Named } from "#shared/list/contract.ts";

/** Visible organizations by id, in the order of their names. They are too many to stand in memory. */
export async function organizationNames(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(
    sql`select id, name, seo_url slug from organization where is_visible and id = any (${sql.param(ids)}::uuid[]) order by name_fold, id`,
  );
  return rows;
}

/** Ids of visible organizations by what a request names them with: an id or an address. */
export async function organizationIds(db: Db, names: string[]): Promise<Map<string, string>> {
  const values = names.map((name) => name.toLowerCase());
  const { rows } = await db.execute<{ id: string; seo_url: string }>(
    sql`select id, seo_url from organization
      where is_visible and (id::text = any (${sql.param(values)}) or seo_url = any (${sql.param(values)}))`,
  );
  return new Map(rows.flatMap((row) => [[row.id, row.id] as const, [row.seo_url, row.id] as const]));
}

/** Names of organizations, hidden ones too, by id and by address. */
export async function namesOfOrganizations(db: Db, values: string[]): Promise<Map<string, string>> {
  if (values.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; seo_url: string; name: string }>(
    sql`select id, seo_url, name from organization where id::text = any (${sql.param(values)}) or seo_url = any (${sql.param(values)})`,
  );
  return new Map(rows.flatMap(({ id, seo_url, name }) => [[id, name] as const, [seo_url, name] as const]));
}
