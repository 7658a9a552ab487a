import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type Columns, listItems, listText } from "../parts/columns.server.ts";
import type { Digests } from "../parts/field-changes.server.ts";
import { CITY } from "../parts/file-columns.server.ts";
import type { ImportKind } from "./import-rows.server.ts";

/** An existing row, to be compared with a new one. */
export interface StoredRow {
  /** By column, as texts. */
  values: Record<string, string | null>;
  cityName: string | null;
  digests: Digests;
}

/** Rows by id, locked: nobody edits them until the import has written. */
export async function storedRows(
  tx: Db,
  kind: ImportKind,
  ids: readonly string[],
  columns: Columns,
  digests: ReadonlyMap<string, Digests>,
): Promise<Map<string, StoredRow>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.param(ids);
  await tx.execute(sql`select from ${sql.raw(kind)} where id = any (${wanted}::uuid[]) order by id for update`);
  const values = Object.entries(columns).map(([name, { stored }]) => `'${name}', ${stored}`);
  const city = CITY in columns ? "(select name_en from city where id = t.city_id)" : "null";
  const { rows } = await tx.execute<{ id: string; values: StoredRow["values"]; cityName: string | null }>(sql`
    select id, json_build_object(${sql.raw(values.join(", "))}) "values", ${sql.raw(city)} "cityName"
    from ${sql.raw(kind)} t where id = any (${wanted}::uuid[])`);
  return new Map(
    rows.map(({ id, values, cityName }) => {
      for (const [name, { list }] of Object.entries(columns))
        if (list) values[name] = listText(listItems(values[name] ?? null));
      return [id, { values, cityName, digests: digests.get(id) ?? {} }];
    }),
  );
}
