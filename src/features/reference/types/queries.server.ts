import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { typeValueCalls } from "./contract.ts";
import { TYPE_USES } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const uses = Object.entries(TYPE_USES).flatMap(([kind, places]) =>
  places.map(([list, term]) => sql.raw(`('${kind}', '${list}', '${term}')`)),
);
/** Counted from the filter indexes of the lists: at a million startups, rows would take half a second. */
const usedBy = sql`(select sum(coalesce(used.count, 0))::int from (values ${sql.join(uses, sql`, `)}) place (kind, list, term)
  cross join lateral (select sum(bit_count(having_it.bits & listed.bits)) count from list_bits having_it
    join list_bits listed on listed.kind = place.list and listed.term = 'listed' and listed.chunk = having_it.chunk
    where having_it.kind = place.list and having_it.term = place.term || ':' || type.id) used
  where place.kind = type.kind)`;

export const typeValueTable = adminTable(typeValueCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: type,
    joins: sql`join type parent on parent.id = type.parent_id`,
    fields: {
      isActive: sql`type.active`,
      parent: sql`json_build_object('id', parent.id, 'name', ${sql.raw(`parent.name_${locale}`)})`,
      children: sql`(select count(*)::int from type child where child.parent_id = type.id)`,
      usedBy,
    },
    scope: sql`type.kind <> 'kind'`,
    orders: { nameEn: nameOrder(sql`type.name_en`, "en"), nameTr: nameOrder(sql`type.name_tr`, "tr") },
    usualOrder: sql`parent.sort_order, parent.id, type.sort_order`,
  }),
  filters: { parentId: (id) => sql`type.parent_id = ${id}` },
  nameOf: ({ nameEn }) => nameEn,
});

/** The kind of values that stand below this one: of a list its own, of another value that of its first child. */
export async function kindBelow(db: Db, parentId: string): Promise<TypeKind | undefined> {
  const { rows } = await db.execute<{ kind: TypeKind }>(sql`
    select coalesce((select child.kind from type child where child.parent_id = parent.id limit 1),
      case when parent.kind = 'kind' then parent.key end) kind
    from type parent where parent.id = ${parentId}`);
  return rows[0]?.kind ?? undefined;
}
