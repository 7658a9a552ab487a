// Hand-written SQL: one pass over the rounds of some years, in groups.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { FundingByYear } from "../contract.ts";
import { FUNDING_YEARS } from "../limits.ts";
import { sectorBands } from "../rules.ts";

const yearRow = z.object({
  year: z.number(),
  id: z.string().nullable(),
  name: z.string().nullable(),
  slug: z.string().nullable(),
  usd: z.number(),
  rounds: z.number(),
  /** Rounds whose amount is not in `usd`. */
  withoutAmount: z.number(),
});

/** Public rounds of listed startups in the last years, by sector. */
export async function fundingOf(db: Db, locale: Locale, lastYear: number): Promise<FundingByYear> {
  const firstYear = lastYear - FUNDING_YEARS + 1;
  const rows = await rowsOf(
    db,
    yearRow,
    sql`
    select grouped.year, type.id, type.name_${sql.raw(locale)} "name", type.slug_${sql.raw(locale)} slug,
      grouped.usd, grouped.rounds, grouped.without_amount "withoutAmount"
    from (
      select extract(year from f.announced_date)::int as year, s.sector_id, count(*)::int rounds,
        round(coalesce(sum(f.amount_usd) filter (where f.signed_by is not null), 0))::float8 usd,
        (count(*) filter (where f.amount_usd is null or f.signed_by is null))::int without_amount
      from funding f join startup s on s.id = f.startup_id
      where f.is_listed and f.announced_date between make_date(${firstYear}, 1, 1) and ${HOUSE_TODAY_SQL}
      group by 1, 2) grouped
    left join type on type.id = grouped.sector_id`,
  );
  return sectorBands(rows, firstYear);
}

const revisionRow = z.object({ revision: z.string() });

/** Another one after each write that changes what `fundingOf` reads (`05-funding.sql`). */
export async function fundingRevision(db: Db): Promise<string> {
  const [row] = await rowsOf(
    db,
    revisionRow,
    sql`select coalesce(sum(revision), 0)::text revision from list_revision where kind = 'rounds by sector'`,
  );
  return row!.revision;
}
