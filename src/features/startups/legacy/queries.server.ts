// Hand-written SQL: a page is cut first, then its names are joined.

import { count, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import { foldedWords } from "#shared/fold.ts";
import { listRights, refusalOf } from "#shared/list/rights.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { type StartupFilter, startupList } from "../filters.ts";
import { COMPANY_FIELDS, type CompanyRow, type CompanySearch, type CompanyTable, companyRow } from "./contract.ts";
import { legacyDate } from "./rules.ts";

/**
 * One page of the visible startups, with the limits of the startup list (decision 1). Throws `unauthorized` where a viewer
 * has to sign in, `subscribeToContinue` behind the free rows for a viewer without a package, and what `refusalOf` returns for
 * the filter.
 */
export async function companyTable(
  db: Db,
  search: CompanySearch,
  viewer: Viewer,
  locale: Locale,
): Promise<CompanyTable> {
  const { pageIndex, pageSize } = search;
  const rights = listRights(startupList, viewer, await premiumSettingsOf(db));
  if (rights.mustSignIn) throw new AppError("unauthorized");
  const refusal = refusalOf(startupList, chosenIn(search), rights);
  if (refusal) throw new AppError(refusal.code, refusal.fields);
  const offset = (pageIndex - 1) * pageSize;
  const limit = Math.min(pageSize, (rights.rows ?? Number.POSITIVE_INFINITY) - offset);
  const where = sql.join(conditionsOf(search), sql` and `);
  const [counted] = await db.select({ count: count() }).from(sql`startup s`).where(where);
  const totalCount = counted!.count;
  if (offset < totalCount && limit <= 0) throw new AppError("subscribeToContinue");
  const rows = offset < totalCount ? await companyRows(db, where, search, { limit, offset }, locale) : [];
  return { pageIndex, pageSize, totalCount, fieldNames: COMPANY_FIELDS, rows };
}

/** The filters in use. */
const chosenIn = ({ filter }: CompanySearch): StartupFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, ids]) => ids.length > 0));

function conditionsOf({ filter, searchText }: CompanySearch): SQL[] {
  const chosen = (column: string, ids: string[]) =>
    ids.length > 0 ? [sql`${sql.raw(column)} = any(${sql.param(ids)}::uuid[])`] : [];
  const words = foldedWords(searchText).slice(0, MAX_WORDS);
  if (searchText !== "" && words.length === 0) return [sql`false`];
  return [
    sql`s.is_visible and s.deleted_at is null`,
    ...chosen("s.sector_id", filter.sector),
    ...chosen("s.stage_id", filter.stage),
    ...chosen("s.country_id", filter.country),
    ...chosen("s.city_id", filter.city),
    ...words.map(
      (word) => sql`s.id in (select entity_id from search_word where kind = 'startups' and word ^@ ${word}
        and word >= ${word} collate "C" and word < ${word + LAST_LETTER} collate "C")`,
    ),
  ];
}
/** Words that are looked for: each costs a look into the index. */
const MAX_WORDS = 8;
/** Sorts behind every letter. */
const LAST_LETTER = "\u{10ffff}";

const NAME = { en: sql.raw("name_en"), tr: sql.raw("name_tr") };
const NAME_ORDER = { en: sql.raw(`s.name_fold collate "C"`), tr: sql.raw(`s.name_order_tr collate "C"`) };

interface Slice {
  limit: number;
  offset: number;
}

const companyColumns = companyRow.extend({ id: z.string(), foundationDate: z.string().nullable() });

async function companyRows(
  db: Db,
  where: SQL,
  { orderColumnName, isDescending }: CompanySearch,
  { limit, offset }: Slice,
  locale: Locale,
): Promise<CompanyRow[]> {
  const columns = { name: NAME_ORDER[locale], foundationDate: sql`s.foundation_date`, createdAt: sql`s.created_at` };
  const direction = isDescending ? sql.raw("desc") : sql.raw("asc");
  const order = sql`${columns[orderColumnName]} ${direction} nulls last, s.id ${direction}`;
  const rows = await rowsOf(
    db,
    companyColumns,
    sql`
    select s.id, s.seo_url "seoUrl", s.name, ${localizedSql("s.tagline", locale)} tagline, coalesce(s.logo_64, s.logo) logo,
      sector.${NAME[locale]} "sectorName", stage.${NAME[locale]} "stageName", country.${NAME[locale]} "countryName",
      city.${NAME[locale]} "cityName", s.foundation_date "foundationDate"
    from (select * from startup s where ${where} order by ${order} limit ${limit} offset ${offset}) s
    left join type sector on sector.id = s.sector_id left join type stage on stage.id = s.stage_id
    left join country on country.id = s.country_id left join city on city.id = s.city_id
    order by ${order}`,
  );
  return rows.map((row) => ({ ...row, foundationDate: legacyDate(row.foundationDate) }));
}
