import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Digests } from "../parts/field-changes.server.ts";
import { SUB_SECTOR } from "../parts/startup-columns.server.ts";

/** A startup as it is, to be compared with a row. */
export interface StoredStartup {
  /** By column, as texts. */
  values: Record<string, string | null>;
  cityName: string | null;
  digests: Digests;
}

interface StoredRow extends StoredStartup, Record<string, unknown> {
  id: string;
  values: StoredStartup["values"];
  cityName: string | null;
  digests: Digests;
  subSectors: string | null;
}

/** Startups by id, locked: nobody edits them until the import has written. */
export async function storedStartups(
  tx: Db,
  ids: readonly string[],
  columns: readonly string[],
): Promise<Map<string, StoredStartup>> {
  if (ids.length === 0) return new Map();
  await tx.execute(sql`select from startup where id = any (${sql.param(ids)}::uuid[]) order by id for update`);
  const values = columns.map((name) => `'${name}', s.${name}::text`).join(", ");
  const { rows } = await tx.execute<StoredRow>(sql`
    select s.id, json_build_object(${sql.raw(values)}) "values", city.name_en "cityName", coalesce(digests, '{}') digests,
      (select string_agg(type_id::text, ',' order by type_id) from startup_choice
        where startup_id = s.id and kind = 'subSector') "subSectors"
    from startup s left join city on city.id = s.city_id left join startup_import on startup_import.startup_id = s.id
    where s.id = any (${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.map(({ id, subSectors, values, cityName, digests }) => [
      id,
      { values: { ...values, [SUB_SECTOR]: subSectors }, cityName, digests },
    ]),
  );
}
