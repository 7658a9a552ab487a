// Hand-written SQL: a page is cut in an index, then its rows are read as JSON, which the schema of the answer checks.
import { count, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { fundingDay } from "#db/tables/funding.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { FundingRow } from "../detail/contract.ts";
import type { FundingFilter, FundingPage, FundingSort } from "./contract.ts";
import { conditionsOf, filtersDatesOnly, rangeOf } from "./queries/filter.server.ts";

export interface Paging {
  currentPage: number;
  pageSize: number;
  sort: FundingSort;
  /** The last row that is shown; undefined: all are. */
  last?: number | undefined;
}
/** The reader and the language. People who hide from the viewer are left out of the investors. */
interface Reading {
  viewer: Viewer;
  locale: Locale;
}
interface Totals {
  totalCount: number;
  totalUsd: number | null;
  saidUsd: number;
}

const NAME = { en: sql.raw("name_en"), tr: sql.raw("name_tr") };
/** Ends with the id, so that pages never repeat or drop a row (decision 7). */
const ORDER: Record<FundingSort, SQL> = {
  "-announcedDate": sql`f.announced_date desc nulls last, f.id desc`,
  announcedDate: sql`f.announced_date nulls last, f.id`,
  "-amountUsd": sql`f.amount_usd desc nulls last, f.id desc`,
  amountUsd: sql`f.amount_usd nulls last, f.id`,
};
const LISTED_ROUND = sql`f.is_listed`;

/** Public rounds of visible startups. Throws `invalidInput` naming a choice that does not exist. */
export async function fundingsOf(
  db: Db,
  filter: FundingFilter,
  paging: Paging,
  reading: Reading,
): Promise<FundingPage> {
  const where = [LISTED_ROUND, ...(await conditionsOf(db, filter))];
  const totals = filtersDatesOnly(filter) ? await totalsOfDays(db, filter) : await totalsOf(db, where);
  return pageOf(db, where, totals, paging, reading);
}

/** Rounds of one startup, newest first by default. `all` includes private ones and those of hidden startups. */
export async function fundingsOfStartup(
  db: Db,
  startupId: string,
  all: "all" | "public",
  paging: Paging,
  reading: Reading,
) {
  const where = [sql`f.startup_id = ${startupId}`, ...(all === "all" ? [] : [sql`not f.is_private`])];
  return pageOf(db, where, await totalsOf(db, where), paging, reading);
}

/** Rounds an organization or a person took part in: the public ones, or only the private ones of startups not deleted. */
export async function fundingsOfInvestor(
  db: Db,
  investorId: string,
  which: "public" | "private",
  paging: Paging,
  reading: Reading,
) {
  const took = sql`f.id = any(array(select funding_id from funding_investor
    where signature <> 'refused' and (organization_id = ${investorId} or (account_id = ${investorId} and ${seesPerson(reading.viewer, sql`funding_investor.account_id`)}))))`;
  const alive = sql`exists (select from startup s where s.id = f.startup_id and s.deleted_at is null)`;
  const where = [took, ...(which === "public" ? [LISTED_ROUND] : [sql`f.is_private`, alive])];
  return pageOf(db, where, await totalsOf(db, where), paging, reading);
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);

async function totalsOf(db: Db, where: SQL[]): Promise<Totals> {
  const [totals] = await db
    .select({
      totalCount: count(),
      totalUsd: sql<number | null>`case when count(*) = 0 or count(f.amount_usd) > 0
        then coalesce(sum(f.amount_usd) filter (where f.signed_by is not null), 0)::float8 end`,
      saidUsd: sql`coalesce(sum(f.amount_usd) filter (where f.signed_by is null), 0)`.mapWith(Number),
    })
    .from(sql`funding f`)
    .where(all(where));
  return totals!;
}

/** The same from the sums by day. A bound leaves out the rounds without a date, which stand at '-infinity'. */
async function totalsOfDays(db: Db, { announcedDate = {} }: FundingFilter): Promise<Totals> {
  const bounds = rangeOf(sql`day`, "date", announcedDate);
  const where = bounds.length > 0 ? all([sql`day > '-infinity'`, ...bounds]) : sql`true`;
  const [totals] = await db
    .select({
      totalCount: sql`coalesce(sum(rounds), 0)`.mapWith(Number),
      totalUsd: sql<number | null>`case when coalesce(sum(rounds), 0) = 0 or sum(usd) > 0 or sum(said_usd) > 0
        then coalesce(sum(usd), 0)::float8 end`,
      saidUsd: sql`coalesce(sum(said_usd), 0)`.mapWith(Number),
    })
    .from(fundingDay)
    .where(where);
  return totals!;
}

async function pageOf(db: Db, where: SQL[], totals: Totals, paging: Paging, reading: Reading): Promise<FundingPage> {
  const { currentPage, pageSize, sort, last = Number.POSITIVE_INFINITY } = paging;
  const offset = (currentPage - 1) * pageSize;
  const shown = Math.min(pageSize, Math.min(last, totals.totalCount) - offset);
  const rows = shown > 0 ? await rowsOf(db, where, { sort, pageSize: shown, offset }, reading) : [];
  return { rows, ...totals, currentPage, pageSize };
}

interface Slice {
  sort: FundingSort;
  pageSize: number;
  offset: number;
}

/** The page is cut in an index, then its rows are read and names joined to them: far pages stay cheap. */
async function rowsOf(
  db: Db,
  where: SQL[],
  { sort, pageSize, offset }: Slice,
  { viewer, locale }: Reading,
): Promise<FundingRow[]> {
  const { rows } = await db.execute<{ row: FundingRow }>(sql`
    with page as (
      select f.id, row_number() over (order by ${ORDER[sort]}) place from (
        select f.id, f.announced_date, f.amount_usd from funding f where ${all(where)} order by ${ORDER[sort]} limit ${pageSize} offset ${offset}) f)
    select json_build_object(
      'id', f.id, 'associationId', s.id, 'associationName', s.name, 'associationSeoUrl', s.seo_url,
      'associationLogo', coalesce(s.logo_64, s.logo), 'announcedDate', f.announced_date,
      'fundingStageId', f.stage_id, 'fundingStageName', stage.${NAME[locale]},
      'fundingTypeId', f.type_id, 'fundingTypeName', kind.${NAME[locale]},
      'amount', f.amount, 'amountCurrency', paid.code, 'amountUsd', f.amount_usd,
      'premValuation', f.pre_valuation, 'premValuationCurrency', valued.code, 'premValuationUsd', f.pre_valuation_usd,
      'shareRatio', f.share_ratio, 'isPrivate', f.is_private, 'signedBy', f.signed_by,
      'isRefused', exists (select from funding_investor i where i.funding_id = f.id and i.signature = 'refused'),
      'fundingInvestors', coalesce((
        select json_agg(json_build_object('name', coalesce(o.name, m.name || ' ' || m.surname, i.name), 'isLead', i.is_lead,
          'isConfirmed', i.signature = 'confirmed',
          'organizationId', o.id, 'accountId', m.id, 'seoUrl', coalesce(o.seo_url, m.seo_url)) order by i.is_lead desc, i.name, i.id)
        from funding_investor i left join organization o on o.id = i.organization_id and o.is_visible
          left join active_member m on m.id = i.account_id
        where i.funding_id = f.id and i.signature <> 'refused' and (i.account_id is null or ${seesPerson(viewer, sql`i.account_id`)})), '[]')) "row"
    from page join funding f on f.id = page.id join startup s on s.id = f.startup_id
    left join type stage on stage.id = f.stage_id left join type kind on kind.id = f.type_id
    left join currency paid on paid.id = f.amount_currency_id
    left join currency valued on valued.id = f.pre_valuation_currency_id
    order by page.place`);
  return rows.map(({ row }) => row);
}
