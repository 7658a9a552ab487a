// Hand-written SQL: counts over what somebody runs, in several tables.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { isReaders } from "#server/waiting.server.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import { WEEK_NUMBERS, type WeekNumber } from "./rules.ts";

const SHOWN_PROGRAMS = 3;

/** SQL that is true for an entity that a member may write. */
const runs = (entityId: SQL, memberId: string): SQL =>
  isReaders(entityId, { id: sql`${memberId}::uuid`, locale: "en" }, SCOPE.WRITE);

const visitedDay = z.object({ day: z.string(), count: z.number() });

/** Visits of the pages of all that a member runs and of their own, on each of seven days. */
export async function visitsOfWeek(db: Db, memberId: string) {
  return rowsOf(
    db,
    visitedDay,
    sql`
    with own as (
      select ${memberId}::uuid id
      union select entity_id from entity_access where account_id = ${memberId} and ${runs(sql`entity_id`, memberId)}
      union select id from program where deleted_at is null and ${runs(sql`organization_id`, memberId)})
    select to_char(all_days.day, 'YYYY-MM-DD') as day, coalesce(sum(v.count), 0)::int count
    from generate_series(${HOUSE_TODAY_SQL} - 6, ${HOUSE_TODAY_SQL}, interval '1 day') all_days (day)
    left join (own join visit_day v on v.entry_id = own.id and v.day > ${HOUSE_TODAY_SQL} - 7) on v.day = all_days.day::date
    group by all_days.day order by all_days.day`,
  );
}

const numberRow = z.object({ name: z.enum(WEEK_NUMBERS), count: z.number(), before: z.number() });

/** Instants that are counted, of what a member runs. A number of which there is nothing to count has no row. */
const instantsOf = (memberId: string): Record<WeekNumber, { exists: SQL; rows: SQL; at: SQL }> => {
  const programs = sql`program p where p.deleted_at is null and ${runs(sql`p.organization_id`, memberId)}`;
  const jobs = sql`job join startup on startup.id = job.startup_id
    where job.deleted_at is null and startup.deleted_at is null and ${runs(sql`job.startup_id`, memberId)}`;
  const rounds = sql`funding_investor i join funding f on f.id = i.funding_id and f.is_listed
    where i.signature = 'confirmed' and ${runs(sql`i.organization_id`, memberId)}`;
  return {
    programApplications: {
      exists: programs,
      rows: sql`program_application a where a.withdrawn_at is null and a.program_id in (select p.id from ${programs})`,
      at: sql`a.sent_at`,
    },
    finishedReviews: {
      exists: programs,
      rows: sql`program_review r join program_assignment s on s.id = r.assignment_id
        where not r.has_abstained and s.program_id in (select p.id from ${programs})`,
      at: sql`r.finished_at`,
    },
    jobApplications: {
      exists: jobs,
      rows: sql`job_application a where a.job_id in (select job.id from ${jobs})`,
      at: sql`a.created_at`,
    },
    portfolioRounds: { exists: rounds, rows: rounds, at: sql`f.created_at` },
  };
};

/** "select 'jobApplications' name, count(*) filter (where at > now() - interval '7 days') count, … from … where …", for each number. */
export async function numbersOfWeek(db: Db, memberId: string) {
  const parts = Object.entries(instantsOf(memberId)).map(
    ([name, { exists, rows, at }]) => sql`
      select ${name} as name, count(*) filter (where ${at} > now() - interval '7 days')::int count,
        count(*) filter (where ${at} <= now() - interval '7 days')::int before
      from ${rows} and ${at} > now() - interval '14 days' having exists (select from ${exists})`,
  );
  return rowsOf(db, numberRow, sql.join(parts, sql` union all `));
}

const programRow = z.object({
  seoUrl: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  closesAt: z.string().nullable(),
  applications: z.number(),
});

/** Programs of a member's organizations that take applications, the one that closes first at the top. */
export async function openProgramsOf(db: Db, memberId: string, locale: Locale) {
  const rows = await rowsOf(
    db,
    programRow,
    sql`
    select p.seo_url "seoUrl", ${localizedSql("p.name", locale)} "name", o.logo, p.apply_finish "closesAt",
      (select count(*)::int from program_application a
        where a.program_id = p.id and a.sent_at is not null and a.withdrawn_at is null) applications
    from program p join organization o on o.id = p.organization_id
    where p.deleted_at is null and p.is_listed and ${runs(sql`p.organization_id`, memberId)}
      and (p.apply_start is null or p.apply_start <= now()) and (p.apply_finish is null or p.apply_finish > now())
    order by p.apply_finish nulls last, p.id limit ${SHOWN_PROGRAMS}`,
  );
  return rows.map((row) => ({ ...row, closesAt: row.closesAt && new Date(row.closesAt).toISOString() }));
}
