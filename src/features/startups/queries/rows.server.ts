import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { ReadRows } from "#server/list-index/source.server.ts";
import type { Locale } from "#shared/locale.ts";
import { DEFAULT_VIEW, type StartupRow, type ViewName } from "../contract.ts";
import { type RawRow, VIEW } from "./view.server.ts";

interface Shown {
  view?: readonly ViewName[] | undefined;
  locale: Locale;
}

/** Listed startups by id, in the order given, with the fields of the view. One statement whatever the number. */
export async function rowsOf(
  db: Db,
  catalogue: Catalogue,
  ids: readonly string[],
  { view = DEFAULT_VIEW, locale }: Shown,
): Promise<StartupRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<RawRow>(sql`select ${columnsOf(view)}
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality wanted (id, place) join startup s on s.id = wanted.id
    where s.is_visible and s.deleted_at is null order by wanted.place`);
  return rows.map((row) => startupRow(catalogue, row, view, locale));
}

/** The page that a `pageStatement` finds, with the fields of the view. */
export const pageOfRows: ReadRows<StartupRow, Catalogue> = async (db, catalogue, page, { view: names, locale }) => {
  // The contract of the call lets no other names through.
  const view = (names as readonly ViewName[] | undefined) ?? DEFAULT_VIEW;
  const { rows } = await db.execute<RawRow & { totalCount: number }>(sql`select page."totalCount", ${columnsOf(view)}
    from (${page}) page left join startup s on s.id = page.id order by page.place`);
  const found = rows.filter((row) => row.id !== null);
  return {
    rows: found.map((row) => startupRow(catalogue, row, view, locale)),
    totalCount: rows[0]?.totalCount ?? 0,
  };
};

/** Fields without those that every row has. */
const optional = (view: readonly ViewName[]) =>
  view.flatMap((name) => (name in VIEW ? [name as keyof typeof VIEW] : []));

/**
 * The columns of a statement for a view, as "s.id, s.seo_url, s.name, s.website, (select …) choices". Lists of a
 * startup are one column of JSON each.
 */
function columnsOf(view: readonly ViewName[]): SQL {
  const fields = optional(view).map((field) => VIEW[field]);
  const columns = [...new Set(["id", "seo_url", "name", ...fields.flatMap(({ columns = [] }) => columns)])];
  const kinds = fields.flatMap(({ choices = [] }) => choices);
  const choices = sql`(select coalesce(json_object_agg(kind, types), '{}') from (
    select kind, json_agg(type_id) types from startup_choice
    where startup_id = s.id and kind = any (${sql.param(kinds)}) group by kind) chosen) choices`;
  return sql.join(
    [
      sql.raw(columns.map((column) => `s.${column}`).join(", ")),
      ...(kinds.length > 0 ? [choices] : []),
      ...fields.flatMap(({ list = [] }) => list.map((text) => sql.raw(text))),
    ],
    sql`, `,
  );
}

function startupRow(catalogue: Catalogue, row: RawRow, view: readonly ViewName[], locale: Locale): StartupRow {
  const fields = optional(view).map((field) => [field, VIEW[field].make(row, { catalogue, locale })]);
  return { id: row.id, seoUrl: row.seo_url, name: row.name, ...Object.fromEntries(fields) };
}
