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
  /** By column of a text in one language, the same in the other one. */
  inOtherLanguage: Record<string, string | null>;
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
  const texts = Object.keys(columns).flatMap((name) => {
    const other = columnOfOther(name);
    return other ? [`'${name}', t.${other}`] : [];
  });
  const city = CITY in columns ? "(select name_en from city where id = t.city_id)" : "null";
  const { rows } = await tx.execute<{ id: string } & Omit<StoredRow, "digests">>(sql`
    select id, json_build_object(${sql.raw(values.join(", "))}) "values", json_build_object(${sql.raw(texts.join(", "))}) "inOtherLanguage", ${sql.raw(city)} "cityName"
    from ${sql.raw(kind)} t where id = any (${wanted}::uuid[])`);
  return new Map(
    rows.map(({ id, values, inOtherLanguage, cityName }) => {
      for (const [name, { list }] of Object.entries(columns))
        if (list) values[name] = listText(listItems(values[name] ?? null));
      return [id, { values, inOtherLanguage, cityName, digests: digests.get(id) ?? {} }];
    }),
  );
}

const OTHER_ENDS: Readonly<Record<string, string>> = { en: "tr", tr: "en" };

/** The column of the same text in the other language; undefined: it has one text. */
function columnOfOther(name: string): string | undefined {
  const [, start, end = ""] = /^([a-z_]+_)(en|tr)$/.exec(name) ?? [];
  return start && `${start}${OTHER_ENDS[end]}`;
}
