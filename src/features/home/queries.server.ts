// Hand-written SQL: numbers from the index of bits, and the newest of each startup.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL, HOUSE_ZONE, HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

import type { Locale } from "#shared/locale.ts";
import { type IndexCompany, indexCompany, type SectorCount, sectorCount } from "./contract.ts";
import { INDEX_SIZE } from "./limits.ts";

const listed = sql.raw("is_visible and deleted_at is null");
const company = (locale: Locale) =>
  sql`startup.id, name, seo_url "seoUrl", logo_64 logo, ${localizedSql("tagline", locale)} tagline`;

const statisticsRow = z.object({
  startups: z.number(),
  newStartups: z.number(),
  hasRounds: z.boolean(),
  raisedUsd: z.number(),
  saidUsd: z.number(),
  people: z.number(),
  organizations: z.number(),
  cities: z.number(),
  raisedByMonth: z.array(z.number()),
});
type Statistics = Omit<z.output<typeof statisticsRow>, "hasRounds" | "raisedUsd"> & { raisedUsd: number | null };

/** Numbers of everything visitors see, from sums and bit strings that writes keep; the call caches them. */
export async function statisticsOf(db: Db): Promise<Statistics> {
  const [statistics] = await rowsOf(
    db,
    statisticsRow,
    sql`
    select (select coalesce(sum(bit_count(bits)), 0)::int from list_bits where kind = 'startups' and term = 'listed') startups,
      (select count(*)::int from startup where ${listed} and created_at >= ${sql.raw(`date_trunc('month', now() at time zone ${HOUSE_ZONE}) at time zone ${HOUSE_ZONE}`)}) "newStartups",
      exists (select from funding where is_listed) "hasRounds",
      (select coalesce(sum(usd), 0)::float8 from funding_day) "raisedUsd",
      (select coalesce(sum(said_usd), 0)::float8 from funding_day) "saidUsd",
      (select coalesce(sum(bit_count(listed.bits & ~ coalesce(hiding.bits, B'0'::bit(30000)))), 0)::int
        from list_bits listed left join list_bits hiding on hiding.kind = 'talents' and hiding.term = 'hides:anyone' and hiding.chunk = listed.chunk
        where listed.kind = 'talents' and listed.term = 'listed') people,
      (select count(*)::int from organization where is_visible) organizations,
      (select count(*)::int from (select distinct term from list_bits where kind = 'startups' and term >= 'city:' and term < 'city;') city_term) cities,
      (select array_agg(raised.usd order by raised.first) from (
        select months.first, (select coalesce(sum(usd), 0)::float8 from funding_day
          where day >= months.first and day < months.first + interval '1 month' and day <= ${HOUSE_TODAY_SQL}) usd
        from (select date_trunc('month', ${HOUSE_TODAY_SQL})::date - make_interval(months => back) first
          from generate_series(0, 11) back) months) raised) "raisedByMonth"`,
  );
  const { hasRounds, ...numbers } = statistics!;
  const isUndisclosed = hasRounds && numbers.raisedUsd === 0 && numbers.saidUsd === 0;
  return { ...numbers, raisedUsd: isUndisclosed ? null : numbers.raisedUsd };
}

export async function newestCompanies(db: Db, locale: Locale): Promise<IndexCompany[]> {
  return rowsOf(
    db,
    indexCompany,
    sql`
    select ${company(locale)}, null "amountUsd", (created_at at time zone ${HOUSE_ZONE_SQL})::date::text "date" from startup where ${listed}
    order by created_at desc, id desc limit ${INDEX_SIZE}`,
  );
}

/** The last public rounds that others have signed, too, one for each startup. More rounds are read than needed, because some are of hidden startups. */
export async function lastFunded(db: Db, locale: Locale): Promise<IndexCompany[]> {
  return rowsOf(
    db,
    indexCompany,
    sql`
    select * from (
      select distinct on (startup.id) ${company(locale)}, amount_usd::float8 "amountUsd", announced_date::text "date"
      from (select * from funding where not is_private and signed_by is not null and announced_date <= ${HOUSE_TODAY_SQL} order by announced_date desc, id desc limit ${INDEX_SIZE * 10}) round
        join startup on startup.id = startup_id where ${listed} order by startup.id, announced_date desc
    ) latest order by "date" desc, id limit ${INDEX_SIZE}`,
  );
}

/** Statuses as one value: a join would be planned from them, past the index that has the order. */
export async function seekingCompanies(db: Db, locale: Locale): Promise<IndexCompany[]> {
  return rowsOf(
    db,
    indexCompany,
    sql`
    select ${company(locale)}, seeking_amount_usd::float8 "amountUsd", null "date" from startup
    where ${listed} and investment_seeking_status_id = any (array(select id from type where kind = 'investmentSeekingStatus' and counts_as_seeking))
      and seeking_amount_usd is not null
    order by updated_at desc, id desc limit ${INDEX_SIZE}`,
  );
}

/** Listed startups of each sector, largest first, and how many of them raised how much, from the filter index. */
export async function sectorCounts(db: Db, locale: Locale): Promise<SectorCount[]> {
  const rows = await rowsOf(
    db,
    sectorCount,
    sql`
    with raised as materialized (
      select chunk, bit_or(bits) bits, bit_or(bits) filter (where power >= 5) more, bit_or(bits) filter (where power >= 6) most
      from (select chunk, bits, split_part(term, ':', 2)::int as power from list_bits
        where kind = 'startups' and term >= 'raisedDecade:' and term < 'raisedDecade;') powers_of_ten
      group by chunk)
    select type.id, ${sql.raw(`name_${locale}`)} "name", ${sql.raw(`slug_${locale}`)} slug, counted.*
    from type cross join lateral (
      select coalesce(sum(bit_count(sector.bits & listed.bits)), 0)::int count,
        coalesce(sum(bit_count(sector.bits & listed.bits & raised.bits)), 0)::int raised,
        coalesce(sum(bit_count(sector.bits & listed.bits & raised.more)), 0)::int "raisedMore",
        coalesce(sum(bit_count(sector.bits & listed.bits & raised.most)), 0)::int "raisedMost"
      from list_bits sector
        join list_bits listed on listed.kind = sector.kind and listed.term = 'listed' and listed.chunk = sector.chunk
        left join raised on raised.chunk = sector.chunk
      where sector.kind = 'startups' and sector.term = 'sector:' || type.id) counted
    where type.kind = 'sector' and type.active order by counted.count desc, type.id`,
  );
  return rows.filter((row) => row.count > 0);
}
