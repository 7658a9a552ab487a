// Hand-written SQL: what the values of a column are made of, the table says.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { fold } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { ColumnValue } from "#shared/table/viewer-calls.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { MeantValues } from "./meant-values.server.ts";
import { nameOrder, type TableSql } from "./rows.server.ts";

/** Values that are offered while one types. */
const OFFERED_VALUES = 20;
/** Rows whose values are offered where a table does not say where they are listed. */
const READ_ROWS = 20_000;

const valueRow = z.object({ id: z.string(), name: z.string() });

/** Both names, in the form in which the index of cities has them. */
const NAMES = sql.raw("fold(name_en || ' ' || name_tr) search");

/** The values of a list of the catalogue, for a column that shows one of them. */
export const typeValues = (kind: TypeKind, locale: Locale): SQL =>
  sql`select id::text id, ${sql.raw(`name_${locale}`)} as name, ${NAMES} from type where kind = ${kind}`;
export const cityValues = (locale: Locale): SQL =>
  sql`select id::text id, ${sql.raw(`name_${locale}`)} as name, ${NAMES} from city`;

interface WantedValues {
  key: string;
  searchText: string;
  ids?: readonly string[];
  locale: Locale;
  /** Values that the text names otherwise. */
  meant?: readonly MeantValues[];
}

/** Values of a column that a text finds, or those with the ids. */
export function columnValues(
  db: Db,
  { values, byKey, from, scope }: TableSql,
  { key, searchText, ids, locale, meant = [] }: WantedValues,
): Promise<ColumnValue[]> {
  const field = byKey[key]!;
  const listed =
    values[key] ??
    sql`select distinct item ->> 'id' id, item ->> 'name' as name, fold(item ->> 'name') search
      from (select ${field} item from ${from} where ${scope ?? sql`true`} limit ${READ_ROWS}) read where item is not null`;
  const wanted = ids
    ? sql`value.id = any(${sql.param([...ids])}::text[])`
    : sql`value.id = any(${sql.param(meant.flatMap((one) => one.ids))}::text[]) or value.search like ${`%${fold(
        searchText,
      )
        .trim()
        .replace(/[\\%_]/g, "\\$&")}%`}`;
  return rowsOf(
    db,
    valueRow,
    sql`select id, name from (${listed}) value where (${wanted})
      order by ${nameOrder(sql`value.name`, locale)}, id limit ${ids ? ids.length : OFFERED_VALUES}`,
  );
}
