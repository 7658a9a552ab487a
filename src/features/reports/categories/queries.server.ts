// Hand-written SQL: the texts of a category as JSON, and values with their counts.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Category, category } from "../contract.ts";
import { reportList } from "../filters.ts";
import { IS_OUT } from "../queries.server.ts";

const categoryRow = z.object({
  id: z.string(),
  countries: z.array(z.string()),
  locales: z.array(category.shape.locales.element.extend({ code: z.string() })),
  count: z.number(),
});

/** Active categories in their order, each with its pictures; texts in the reader's language where there is one. */
export async function categoriesOf(db: Db, locale: Locale): Promise<Category[]> {
  const reference = await catalogue(db);
  const rows = await rowsOf(
    db,
    categoryRow,
    sql`
    select c.id, to_json(c.target_country_ids) countries, (select count(*)::integer from report r where r.category_id = c.id and ${IS_OUT}) count,
      (select coalesce(json_agg(json_build_object('id', l.id, 'languageId', l.language_id, 'code', language.code,
        'description', l.description, 'cover', l.cover, 'gallery', l.gallery) order by language.code), '[]')
        from report_category_locale l join language on language.id = l.language_id where l.category_id = c.id) locales
    from report_category c join type on type.id = c.id where type.active order by type.sort_order, c.id`,
  );
  return rows.map(({ id, countries, locales, count }) => {
    const own = locales.find(({ code }) => code === locale) ?? locales[0];
    return {
      ...namedChoice(reference, reportList, "category", id, locale),
      targetCountries: countries.flatMap((country) => {
        const row = reference.countries.get(country);
        return row ? { id: row.id, name: row.name[locale], slug: row.slug[locale] } : [];
      }),
      description: own?.description ?? null,
      cover: own?.cover ?? null,
      gallery: own?.gallery ?? [],
      locales,
      count,
    };
  });
}

const valueRow = z.object({ id: z.string(), count: z.number() });

const COLUMNS = { version: sql`r.version_id`, type: sql`r.type_id`, language: sql`r.language_id` } satisfies Record<
  string,
  SQL
>;

/** Values that listed reports have, with their number, the most frequent first. */
export async function countedValues(db: Db, field: keyof typeof COLUMNS, locale: Locale) {
  const reference = await catalogue(db);
  const rows = await rowsOf(
    db,
    valueRow,
    sql`
    select ${COLUMNS[field]} id, count(*)::integer count from report r where ${IS_OUT} group by 1 order by count desc, id`,
  );
  return rows.map(({ id, count }) => ({ ...namedChoice(reference, reportList, field, id, locale), count }));
}
