// Hand-written SQL: a handful of rows of three nouns, each by an index in its order.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import {
  type ClosingProgram,
  closingProgram,
  type NewReport,
  type NewRound,
  newReport,
  newRound,
} from "../contract.ts";
import { NEWS_SIZE } from "../limits.ts";

const takesApplications = sql`p.is_listed and p.apply_finish > now() and (p.apply_start is null or p.apply_start <= now())`;

const programRow = closingProgram.extend({ opensAt: z.string().nullable(), closesAt: z.string() });

/** Programs one can apply to, the one that closes first at the top. */
export async function closingPrograms(db: Db, locale: Locale): Promise<ClosingProgram[]> {
  const rows = await rowsOf(
    db,
    programRow,
    sql`
    select p.id, ${localizedSql("p.name", locale)} "name", p.seo_url "seoUrl", o.name organizer, o.logo,
      p.apply_start "opensAt", p.apply_finish "closesAt"
    from program p join organization o on o.id = p.organization_id
    where ${takesApplications} order by p.apply_finish, p.id limit ${NEWS_SIZE}`,
  );
  return rows.map((row) => ({
    ...row,
    opensAt: row.opensAt && new Date(row.opensAt).toISOString(),
    closesAt: new Date(row.closesAt).toISOString(),
  }));
}

/** How many programs with a deadline one can apply to. */
export async function countOpenPrograms(db: Db): Promise<number> {
  const counted = z.object({ count: z.number() });
  const [row] = await rowsOf(db, counted, sql`select count(*)::int count from program p where ${takesApplications}`);
  return row!.count;
}

/**
 * The newest public rounds that others have signed, too, with the organization that leads each, else with its only one. More rounds are
 * read than needed, because some are of hidden startups.
 */
export async function newestRounds(db: Db, locale: Locale): Promise<NewRound[]> {
  return rowsOf(
    db,
    newRound,
    sql`
    select f.id, json_build_object('name', s.name, 'seoUrl', s.seo_url, 'logo', s.logo_64) startup, f.amount_usd::float8 "amountUsd",
      (select name_${sql.raw(locale)} from type where type.id = f.stage_id) stage, backers.lead,
      backers.count - (backers.lead is not null)::int others, f.announced_date::text "date"
    from (select * from funding where not is_private and signed_by is not null and announced_date <= ${HOUSE_TODAY_SQL}
        order by announced_date desc, id desc limit ${NEWS_SIZE * 20}) f
      join startup s on s.id = f.startup_id and s.is_visible and s.deleted_at is null
      cross join lateral (
        select count(*)::int count,
          (array_agg(json_build_object('name', o.name, 'seoUrl', o.seo_url) order by i.is_lead desc)
            filter (where o.id is not null and (i.is_lead or (select count(*) from funding_investor where funding_id = f.id) = 1)))[1] lead
        from funding_investor i left join organization o on o.id = i.organization_id and o.is_visible
        where i.funding_id = f.id and i.signature <> 'refused'
      ) backers
    order by f.announced_date desc, f.id desc limit ${NEWS_SIZE}`,
  );
}

/** The newest report that is out, with all languages of it; the reader's own language leads to its address. */
export async function newestReport(db: Db, locale: Locale): Promise<NewReport | null> {
  const [report] = await rowsOf(
    db,
    newReport,
    sql`
    select r.id, (files.languages -> 0) ->> 'seoUrl' "seoUrl", ${localizedSql("r.title", locale)} title, pictures.cover,
      r.release_date::text "releaseDate", files.languages
    from (select * from report where is_listed and release_date <= ${HOUSE_TODAY_SQL} order by release_date desc, id desc limit 1) r
      cross join lateral (
        select json_agg(json_build_object('code', language.code, 'seoUrl', twin.seo_url)
          order by language.code = ${locale} desc, language.code) languages
        from report twin join language on language.id = twin.language_id
        where twin.id in (select report_languages(r.id)) and twin.is_listed and twin.release_date <= ${HOUSE_TODAY_SQL}
      ) files
      left join lateral (
        select l.cover from report_category_locale l join language on language.id = l.language_id where l.category_id = r.category_id
        order by language.code = ${locale} desc, l.id limit 1) pictures on true`,
  );
  return report ?? null;
}
