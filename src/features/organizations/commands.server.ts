import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { organizationList } from "./filters.ts";

/**
 * Brings the filter index of organizations in line with their rows. Call it in the transaction of every write to an
 * organization, and with the ids of deleted ones too. Twice changes nothing.
 */
export const refreshOrganizations = (db: Db, ids: readonly string[]): Promise<void> =>
  refreshList(db, organizationList, ids);

/** An organization of an import. */
export interface OrganizationInput {
  id: string;
  /** Names of the columns that an update writes; the others stay as they are. */
  written: string[];
  [column: string]: unknown;
}

const COLUMNS = {
  name: "text",
  type_id: "uuid",
  tagline_en: "text",
  tagline_tr: "text",
  website: "text",
  country_id: "uuid",
  city_id: "uuid",
};
const names = Object.keys(COLUMNS);
const types = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
// name = case when 'name' = any (input.written) then input.name else t.name end, …
const assignments = names.map(
  (name) => `${name} = case when '${name}' = any (input.written) then input.${name} else t.${name} end`,
);

/** Writes organizations of an import, the new ones with their address `seo_url`. */
export async function writeOrganizations(
  tx: Db,
  { create, update }: { create: readonly OrganizationInput[]; update: readonly OrganizationInput[] },
): Promise<void> {
  const input = (rows: readonly OrganizationInput[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as input (id uuid, written text[], seo_url text, ${sql.raw(types.join(", "))})`;
  if (create.length > 0)
    await tx.execute(sql`
      insert into organization (id, seo_url, ${sql.raw(names.join(", "))})
      select id, seo_url, ${sql.raw(names.join(", "))} from ${input(create)}`);
  if (update.length > 0)
    await tx.execute(sql`
      update organization t set ${sql.raw(assignments.join(", "))}, updated_at = now()
      from ${input(update)} where t.id = input.id`);
  await refreshOrganizations(
    tx,
    [...create, ...update].map(({ id }) => id),
  );
}

/** Takes organizations away for good, with what cannot be without them. */
export async function removeOrganizations(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from organization where id = any (${sql.param(ids)}::uuid[])`);
  await refreshOrganizations(tx, ids);
}
