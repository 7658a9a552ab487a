// Hand-written SQL: rows of seven nouns in one shape.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { list } from "#server/name-search/found.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Noun } from "#shared/search-kinds.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { SearchResult } from "../contract.ts";

/**
 * The details of a result besides its name; `name` and `seoUrl`: those in the reader's language, where there are two.
 */
export type Said = Pick<SearchResult, "note" | "facts"> & { name?: string; seoUrl?: string };
export interface Reader {
  names: Catalogue;
  viewer: Viewer;
  locale: Locale;
}

const noteRow = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** The owner. */
  owner: z.string().nullable(),
  type_id: z.string().nullable(),
  city_id: z.string().nullable(),
  country_id: z.string().nullable(),
  /** The end of its address, where it has one in each language. */
  slug: z.string().optional(),
});

/** Reads the notes of rows by a statement that selects them, which gets the column of a text in the reader's language. */
function reading(select: (localized: (column: string) => SQL, ids: SQL) => SQL) {
  return async (db: Db, ids: string[], { names, locale }: Reader): Promise<Map<string, Said>> => {
    const localized = (column: string) => localizedSql(column, locale);
    const rows = await rowsOf(db, noteRow, select(localized, sql`any (${list(ids)}::uuid[])`));
    return new Map(
      rows.map(({ id, name, owner, type_id, city_id, country_id, slug }) => {
        const place = names.cities.get(city_id ?? "") ?? names.countries.get(country_id ?? "");
        const parts = [owner, names.types.get(type_id ?? "")?.name[locale], place?.name[locale]];
        const note = parts.filter(Boolean).join(" · ") || null;
        return [id, { note, facts: null, ...(name !== null && { name }), ...(slug && { seoUrl: slug }) }];
      }),
    );
  };
}

/** Rows of the ecosystem. A job is shown while one can apply, a report from its release on, a post once it is published. */
export const ECOSYSTEM_NOTES = {
  organizations: reading(
    (_, ids) =>
      sql`select id, null "name", null "owner", type_id, city_id, country_id from organization where id = ${ids}`,
  ),
  providers: reading(
    (_, ids) =>
      sql`select id, null "name", null "owner", null type_id, city_id, country_id from service_provider where id = ${ids}`,
  ),
  programs: reading(
    (localized, ids) => sql`
      select p.id, ${localized("p.name")} "name", o.name "owner", p.program_type_id type_id, o.city_id, o.country_id
      from program p join organization o on o.id = p.organization_id where p.id = ${ids}`,
  ),
  jobs: reading(
    (localized, ids) => sql`
      select j.id, ${localized("j.title")} "name", s.name "owner", null type_id, j.city_id, j.country_id
      from job j join startup s on s.id = j.startup_id
      where j.id = ${ids} and ${HOUSE_TODAY_SQL} between j.publication_date and j.expiration_date`,
  ),
  reports: reading(
    (localized, ids) => sql`
      select r.id, ${localized("r.title")} "name", null "owner", r.category_id type_id, null city_id, null country_id
      from report r where r.id = ${ids} and r.release_date <= ${HOUSE_TODAY_SQL}`,
  ),
  patents: reading(
    (localized, ids) => sql`
      select p.id, ${localized("p.name")} "name", o.name "owner", null type_id, null city_id, null country_id
      from patent p join organization o on o.id = p.organization_id where p.id = ${ids}`,
  ),
  posts: reading(
    (localized, ids) => sql`
      select b.id, ${localized("b.title")} "name", b.author "owner", null type_id, null city_id, null country_id,
        ${localized("b.slug")} slug
      from blog_post b where b.id = ${ids} and b.published_at <= now()`,
  ),
} satisfies Partial<Record<Noun, unknown>>;
