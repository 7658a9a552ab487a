import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";

export interface Choice {
  id: string;
  name: string;
  slug: string;
}
interface NameRow extends Choice, Record<string, unknown> {
  seeking: boolean;
}

type Ids = Iterable<string | null>;

/** Names of catalogue rows by id, read for one answer. */
export interface Names {
  /** Null for no id and for an id that is not in the catalogue. */
  choice(id: string | null): Choice | null;
  choices(ids: Iterable<string>): Choice[];
  seeking(id: string | null): boolean;
}

const SLUG = { en: sql.raw("slug_en"), tr: sql.raw("slug_tr") };
const NAME = { en: sql.raw("name_en"), tr: sql.raw("name_tr") };

/** The names of types, countries, cities, counties and currencies (by their code) that an answer mentions. */
export async function namesOf(db: Db, ids: Ids, locale: Locale): Promise<Names> {
  const wanted = sql.param([...new Set(ids)].filter((id) => id !== null));
  const { rows } = await db.execute<NameRow>(sql`
    select id, ${NAME[locale]} name, ${SLUG[locale]} slug, counts_as_seeking seeking from type where id = any(${wanted}::uuid[])
    union all select id, ${NAME[locale]}, ${SLUG[locale]}, false from country where id = any(${wanted}::uuid[])
    union all select id, ${NAME[locale]}, slug, false from city where id = any(${wanted}::uuid[])
    union all select id, name, slug, false from county where id = any(${wanted}::uuid[])
    union all select id, code, code, false from currency where id = any(${wanted}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const choice = (id: string | null): Choice | null => {
    const row = id === null ? undefined : byId.get(id);
    return row ? { id: row.id, name: row.name, slug: row.slug } : null;
  };
  return {
    choice,
    choices: (list) => [...list].flatMap((id) => choice(id) ?? []).sort((a, b) => a.name.localeCompare(b.name, locale)),
    seeking: (id) => (id !== null && byId.get(id)?.seeking) || false,
  };
}
