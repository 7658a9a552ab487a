import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { HOUSE_TODAY_SQL, HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";

import type { Locale } from "#shared/locale.ts";
import type { RowOf } from "#shared/table/calls.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { aliasesIn, type OwnAlias } from "../parts/aliases.server.ts";
import { shippedTypes } from "../parts/catalogue-rows.server.ts";
import { typeValueCalls } from "./contract.ts";
import {
  FIXED_KINDS,
  KINDS_BELOW,
  MERGED_NOUNS,
  NOUN_OF_TABLE,
  TYPE_GROUP_NAMES,
  TYPE_GROUPS,
  TYPE_USES,
  type UsingList,
} from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const uses = Object.entries(TYPE_USES).flatMap(([kind, places]) =>
  places.map(([list, term]) => sql.raw(`('${kind}', '${list}', '${term}')`)),
);
/** Today, where jobs begin and end. */
const today = (format: string): SQL => sql`to_char(now() at time zone ${HOUSE_ZONE_SQL}, ${sql.raw(`'${format}'`)})`;
/** Of jobs those that are over, by their months and by the days of this one, and those that have not begun: their list has neither. */
const notLive = sql`(select bit_or(day.bits) from list_bits day
  where place.list = 'jobs' and day.kind = 'jobs' and day.chunk = having_it.chunk and (
    day.term >= 'closes:' and day.term < 'closes:' || ${today("YYYYMM")}
    or day.term >= 'closesDay:' || ${today("YYYYMM01")} and day.term < 'closesDay:' || ${today("YYYYMMDD")}
    or day.term > 'publishedDay:' || ${today("YYYYMMDD")} and day.term < 'publishedDay:99999999'))`;
/** Reports that are not out yet, a handful: the index has their months alone. */
const notOut = sql`case when place.list = 'reports' then (select count(*)::int from report
  where report.is_listed and report.release_date > ${HOUSE_TODAY_SQL}
    and type.id in (report.category_id, report.type_id, report.version_id)) else 0 end`;
/** Counted from the filter indexes of the lists: at a million startups, rows would take half a second. */
const usesByList = sql`(select json_agg(json_build_object('list', place.list, 'count', coalesce(used.count - ${notOut}, 0)) order by used.count desc nulls last)
  from (values ${sql.join(uses, sql`, `)}) place (kind, list, term)
  cross join lateral (select sum(bit_count(having_it.bits & listed.bits & coalesce(~${notLive}, listed.bits)))::int count from list_bits having_it
    join list_bits listed on listed.kind = place.list and listed.term = 'listed' and listed.chunk = having_it.chunk
    where having_it.kind = place.list and having_it.term = place.term || ':' || type.id) used
  where place.kind = type.kind)`;
/** The value of a list under which a value stands, or itself. */
const top = (column: string) => sql.raw(`case when upper.id is null then type.${column} else parent.${column} end`);
const list = (column: string) => sql.raw(`coalesce(upper.${column}, parent.${column})`);
const shippedValues = shippedTypes();
const shipped = new Set(shippedValues.map(({ id }) => id));
/** By kind and key, what the portal itself calls a value besides its names. */
const shippedAliases = JSON.stringify(
  Object.fromEntries(
    shippedValues.map(({ kind, key, name_en: en, name_tr: tr }) => {
      const { usual } = aliasesIn({ kind, key, name: { en, tr } }, [], []);
      return [`${kind}/${key}`, usual];
    }),
  ),
);
/** The words of a value for conditions and the search: its own, of values merged into it, and shipped ones. */
const aliasWords = sql`(select array_agg(word) from (
  select own.name word from type_alias own where not own.is_refused and (own.type_id = type.id
    or own.type_id in (select gone.id from type gone where gone.merged_into = type.id))
  union all select unnest(array[gone.name_en, gone.name_tr]) from type gone where gone.merged_into = type.id
  union all select word from jsonb_array_elements_text(${shippedAliases}::jsonb -> (type.kind || '/' || type.key)) word
) called where type.merged_into is null and not exists (
  select from type_alias refused where refused.type_id = type.id and refused.is_refused and refused.name = called.word))`;

type OwnFields = "uses" | "usedBy" | "mayDelete" | "aliases" | "refusedAliases";
interface FoundValue extends Omit<RowOf<typeof typeValueCalls.table>, OwnFields> {
  /** Null: no list is filtered by its kind. */
  uses: { list: UsingList; count: number }[] | null;
  /** For conditions; `wordsOf` puts them in order. */
  aliases: string[] | null;
  key: string;
  /** Values whose place it has taken, and what was said of the words of all of them. */
  merged: { key: string; nameEn: string; nameTr: string }[];
  said: OwnAlias[];
}
const gone = sql`(select coalesce(json_agg(json_build_object('key', gone.key, 'nameEn', gone.name_en, 'nameTr', gone.name_tr)
  order by gone.sort_order, gone.id), '[]') from type gone where gone.merged_into = type.id)`;
const said = sql`(select coalesce(json_agg(json_build_object('name', said.name, 'form', said.form, 'isRefused', said.is_refused)
  order by said.form), '[]') from type_alias said
  where said.type_id = type.id or said.type_id in (select id from type gone where gone.merged_into = type.id))`;
const named = ({ kind, key, nameEn, nameTr }: Pick<FoundValue, "kind" | "key" | "nameEn" | "nameTr">) => ({
  kind,
  key,
  name: { en: nameEn, tr: nameTr },
});

/** A merged value is called nothing any more: its words mean the one that has taken its place. */
function wordsOf(
  value: Pick<FoundValue, "kind" | "key" | "nameEn" | "nameTr" | "mergedInto">,
  merged: FoundValue["merged"],
  said: OwnAlias[],
) {
  if (value.mergedInto !== null) return { aliases: [], refusedAliases: [] };
  const { own, usual, refused } = aliasesIn(
    named(value),
    merged.map((one) => named({ ...one, kind: value.kind })),
    said,
  );
  return { aliases: [...own, ...usual], refusedAliases: refused };
}

export const typeValueTable = adminTable<typeof typeValueCalls.table, typeof type, FoundValue>(typeValueCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: type,
    joins: sql`join type parent on parent.id = type.parent_id left join type upper on upper.id = parent.parent_id`,
    fields: {
      isActive: sql`type.active`,
      parent: sql`json_build_object('id', parent.id, 'name', ${sql.raw(`parent.name_${locale}, 'slug', parent.slug_${locale}`)})`,
      uses: usesByList,
      aliases: aliasWords,
      key: sql`type.key`,
      merged: gone,
      said,
      mergedInto: sql`(select ${sql.raw(`stays.name_${locale}`)} from type stays where stays.id = type.merged_into)`,
      mayMerge: sql`(type.merged_into is null and type.kind <> all (${sql.param(FIXED_KINDS)}::text[]))`,
      mayMove: sql`(type.merged_into is null and parent.kind <> 'kind')`,
    },
    compared: {
      usedBy: sql`(select sum((used ->> 'count')::int)::int from json_array_elements(${usesByList}) used)`,
    },
    searches: { aliases: sql`fold(array_to_string(${aliasWords}, ' '))` },
    scope: sql`type.kind <> 'kind'`,
    orders: { nameEn: nameOrder(sql`type.name_en`, "en"), nameTr: nameOrder(sql`type.name_tr`, "tr") },
    // A value, then those below it.
    usualOrder: sql`${list("sort_order")}, ${list("id")}, ${top("sort_order")}, ${top("id")}, upper.id is not null, type.sort_order`,
  }),
  rowOf: ({ uses, key, merged, said, ...found }) => ({
    ...found,
    ...wordsOf({ ...found, key }, merged, said),
    uses: (uses ?? []).filter(({ count }) => count > 0),
    usedBy: uses?.reduce((sum, { count }) => sum + count, 0) ?? null,
    // The addresses of a merged value lead to the one that stays.
    mayDelete: !shipped.has(found.id) && !FIXED_KINDS.includes(found.kind) && found.mergedInto === null,
  }),
  filters: {
    list: (kind) => sql`${list("key")} = ${kind}`,
    parentId: (id) => sql`type.parent_id = ${id}`,
    isMerged: (isMerged) => sql`(type.merged_into is not null) = ${isMerged === "true"}`,
  },
  nameOf: ({ nameEn }) => nameEn,
});

/** The lists in their groups. Sub-sectors are none: they stand below their sectors. */
export async function listsOfValues(db: Db, locale: Locale) {
  const list = alias(type, "list");
  const rows = await db
    .select({
      id: list.id,
      kind: sql<TypeKind>`${list.key}`,
      name: locale === "tr" ? list.nameTr : list.nameEn,
      values: db.$count(type, eq(type.parentId, list.id)),
    })
    .from(list)
    .where(eq(list.kind, "kind"));
  const lists = new Map(rows.map((row) => [row.kind, row]));
  return TYPE_GROUP_NAMES.flatMap((group) => TYPE_GROUPS[group].map((kind) => ({ group, ...lists.get(kind)! })));
}

const useRow = z.object({ table: z.string(), count: z.number() });

/** How many rows a merge of the value would change, by what they are. Undefined: there is no such value. */
export async function usesOf(db: Db, id: string) {
  const [found] = await db.select({ kind: type.kind }).from(type).where(eq(type.id, id));
  if (!found || found.kind === "kind") return undefined;
  const rows = await rowsOf(db, useRow, sql`select in_table "table", named count from type_uses(${id})`);
  return MERGED_NOUNS.flatMap((noun) => {
    const named = rows.filter(({ table }) => (NOUN_OF_TABLE[table] ?? "others") === noun);
    const count = named.reduce((sum, row) => sum + row.count, 0);
    return count > 0 ? [{ noun, count }] : [];
  });
}

/** The kind of values that stand below this one: of a list its own, of sectors sub-sectors. */
export async function kindBelow(db: Db, parentId: string): Promise<TypeKind | undefined> {
  const [parent] = await db.select().from(type).where(eq(type.id, parentId));
  if (!parent || parent.mergedInto) return undefined;
  if (parent.kind !== "kind") return KINDS_BELOW[parent.kind];
  const kind = parent.key as TypeKind;
  return Object.values(KINDS_BELOW).includes(kind) ? undefined : kind;
}

/** True if a saved search names the value, or the undo of a merge or an import would bring it back. */
export async function isNamed(db: Db, id: string): Promise<boolean> {
  const named = `%${id}%`;
  const { rows } = await db.execute(sql`
    select from saved_query where rule::text like ${named}
    union all
    select from startup_merge where undone_at is null and before::text like ${named}
      and created_at >= now() - interval '30 days'
    union all
    select from import_write where before::text like ${named} limit 1`);
  return rows.length > 0;
}
