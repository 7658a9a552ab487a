// Hand-written SQL: entries are found by expressions of their indexes, in any of several tables.

import { eq, like, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { type Similar, similar } from "#shared/edit/similar.ts";
import { slugOf } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";

/** As the indexes of sites hold an address. */
const site = (address: SQL): SQL =>
  sql`lower(rtrim(split_part(split_part(regexp_replace(${address}, '^https?://(www\\.)?', '', 'i'), '?', 1), '#', 1), '/'))`;
/** More of them help nobody to decide. */
const SIMILAR_MAX = 5;

const similarRow = similar
  .omit({ same: true })
  .extend({ id: z.string(), sameName: z.boolean(), sameSite: z.boolean() });

/** Listed entries with the folded name or the website. `logo`: the column with the smallest. */
export async function similarEntries(
  db: Db,
  table: AnyPgTable,
  { name, website }: { name: string; website?: string | null | undefined },
  locale: Locale,
  logo = "logo",
): Promise<Similar[]> {
  const place = sql.raw(`coalesce(city.name_${locale}, country.name_${locale})`);
  const rows = await rowsOf(
    db,
    similarRow,
    sql`
    select s.id, s.seo_url "seoUrl", s.name, ${place} place, coalesce(s.${sql.raw(logo)}, s.logo) logo,
      s.name_fold = fold(${name}) "sameName", coalesce(${site(sql.raw("s.website"))} = ${site(sql`${website ?? null}::text`)}, false) "sameSite"
    from (
      select id from ${table} where name_fold collate "C" = fold(${name}) and is_visible and deleted_at is null
      union
      select id from ${table} where ${site(sql.raw("website"))} = ${site(sql`${website ?? null}::text`)} and website is not null
    ) found
    join ${table} s using (id) left join country on country.id = s.country_id left join city on city.id = s.city_id
    where s.is_visible and s.deleted_at is null
    order by s.name_fold, s.id limit ${SIMILAR_MAX}`,
  );
  return rows.map(({ sameName, sameSite, ...row }) => ({
    ...row,
    same: [...(sameName ? (["name"] as const) : []), ...(sameSite ? (["website"] as const) : [])],
  }));
}

/** A free address: the slug of the name, else with the smallest free number. */
export async function freeSeoUrl(
  tx: Db,
  table: AnyPgTable & { seoUrl: AnyPgColumn },
  name: string,
  fallback: string,
): Promise<string> {
  const slug = slugOf(name) || fallback;
  const rows = await tx
    .select({ seoUrl: table.seoUrl })
    .from(table)
    .where(or(eq(table.seoUrl, slug), like(table.seoUrl, `${slug}-%`)));
  const taken = new Set(rows.map((row) => row.seoUrl));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}
