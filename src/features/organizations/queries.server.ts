// Hand-written SQL: the rows of a page that the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { isOpen } from "#features/programs/queries.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import type { ListSource, ReadRows } from "#server/list-index/source.server.ts";
import { choicesIn, type Filter } from "#shared/list/filter.ts";
import type { OrganizationRow } from "./contract.ts";
import { organizationList } from "./filters.ts";

/** The source of the list of organizations; its terms: `organizations_terms_of` in src/db/functions. */
export const organizationSource: ListSource = {
  list: organizationList,
  table: "organization",
  listed: "s.is_visible",
  named: (word) => sql`select s.ordinal from search_word w join organization s on s.id = w.entity_id
    where w.kind = 'ecosystem' and w.word like ${word.length > 1 ? `${word}%` : word}`,
  orders: {
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
    newest: "s.created_at desc, s.id desc",
  } satisfies Record<(typeof organizationList.sorts)[number], ListSource["orders"][string]>,
  lookups: { openProgram: organizationsWithOpenProgram },
};

/** Ordinals of organizations with a program that takes applications now and is of all chosen kinds. */
function organizationsWithOpenProgram(filter: Filter, now: Date): SQL {
  const ids = (field: string) => sql`any (${sql.param(choicesIn(filter, field))}::uuid[])`;
  const isOf = (["stage", "sector", "targetMarket"] as const)
    .filter((field) => filter[field] !== undefined)
    .map(
      (field) => sql`exists (select from program_choice c
        where c.program_id = s.id and c.kind = ${field} and c.type_id = ${ids(field)})`,
    );
  const type = filter.programType === undefined ? [] : [sql`s.program_type_id = ${ids("programType")}`];
  return sql`select o.ordinal from program s join organization o on o.id = s.organization_id
    where ${sql.join([sql`s.is_listed`, isOpen(now), ...type, ...isOf], sql` and `)}`;
}

const organizationColumns = z.object({
  id: z.string(),
  seo_url: z.string(),
  name: z.string(),
  type_id: z.string(),
  country_id: z.string().nullable(),
  city_id: z.string().nullable(),
  tagline: z.string().nullable(),
  logo: z.string().nullable(),
});
/** A page without rows has one that says their number alone. */
const pageRow = z.union([
  organizationColumns.extend({ totalCount: z.number() }),
  z.object({ id: z.null(), totalCount: z.number() }),
]);

/** The page of organizations that a statement of the list finds. */
export const pageOfOrganizations: ReadRows<OrganizationRow, Catalogue> = async (db, catalogue, page, { locale }) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", o.id, o.seo_url, o.name, o.type_id, o.country_id, o.city_id, ${localizedSql("o.tagline", locale)} tagline, o.logo
    from (${page}) page left join organization o on o.id = page.id order by page.place`,
  );
  const named = (field: "type" | "country" | "city", id: string) =>
    namedChoice(catalogue, organizationList, field, id, locale);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) =>
      row.id === null
        ? []
        : {
            id: row.id,
            seoUrl: row.seo_url,
            name: row.name,
            type: named("type", row.type_id),
            location: {
              country: row.country_id === null ? null : named("country", row.country_id),
              city: row.city_id === null ? null : named("city", row.city_id),
            },
            tagline: row.tagline,
            logo: row.logo,
          },
    ),
  };
};
