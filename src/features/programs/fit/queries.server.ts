// Hand-written SQL: nine conditions of each program and startup in one statement.

import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { isoDay } from "#shared/iso-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import type { ComparedStartup, Fit } from "./contract.ts";
import { CRITERIA, type Criterion } from "./limits.ts";

const chosen = (kind: string): SQL =>
  sql`exists (select from program_choice c where c.program_id = p.id and c.kind = ${sql.raw(`'${kind}'`)})`;
const has = (kind: string, value: SQL): SQL =>
  sql`exists (select from program_choice c where c.program_id = p.id and c.kind = ${sql.raw(`'${kind}'`)} and c.type_id ${value})`;
const founded = (sign: "<=" | ">", months: SQL, day: string): SQL =>
  sql`s.foundation_date ${sql.raw(sign)} ${day}::date - make_interval(months => ${months})`;

/** SQL conditions: the program `p` requires it, and the startup `s` meets it. */
const conditionsOn = (day: string): Record<Criterion, readonly [asks: SQL, meets: SQL]> => ({
  stage: [sql`p.asks_stage and ${chosen("stage")}`, has("stage", sql`= s.stage_id`)],
  sector: [sql`p.asks_sector and ${chosen("sector")}`, has("sector", sql`= s.sector_id`)],
  technology: [
    sql`p.asks_technology and ${chosen("technology")}`,
    has("technology", sql`in (select type_id from startup_choice where startup_id = s.id and kind = 'technology')`),
  ],
  country: [sql`p.asked_country_id is not null`, sql`s.country_id = p.asked_country_id`],
  city: [sql`p.asked_city_id is not null`, sql`s.city_id = p.asked_city_id`],
  legalEntity: [sql`p.asks_legal_entity`, sql`s.incorporated`],
  minAge: [sql`p.min_age_months is not null`, founded("<=", sql`p.min_age_months`, day)],
  // A startup of 36 months and a week is 36 months old.
  maxAge: [sql`p.max_age_months is not null`, founded(">", sql`p.max_age_months + 1`, day)],
  teamSize: [
    sql`p.min_team_size is not null`,
    sql`(select count(*) from startup_member where startup_id = s.id and kind = 'team' and not invited) >= p.min_team_size`,
  ],
});

const fitRow = z.object({
  programId: z.string(),
  startupId: z.string(),
  places: z.array(z.number()),
  met: z.array(z.boolean()),
});

/** The requirements of programs and whether startups meet them, for any reader; one statement. */
async function fitsOf(db: Db, programs: SQL, startupIds: readonly string[], now: Date): Promise<Fit[]> {
  const conditions = conditionsOn(isoDay(now));
  const rows = CRITERIA.map((name, place) => {
    const [asks, meets] = conditions[name];
    return sql`(${place}::int, ${asks}, coalesce(${meets}, false))`;
  });
  const found = await rowsOf(
    db,
    fitRow,
    sql`
    select p.id "programId", s.id "startupId", compared.places, compared.met
    from program p cross join startup s
    cross join lateral (
      select coalesce(array_agg(place order by place), '{}') places, coalesce(array_agg(is_met order by place), '{}') met
      from (values ${sql.join(rows, sql`, `)}) one (place, is_asked, is_met) where is_asked) compared
    where ${programs} and p.deleted_at is null and s.id = any (${sql.param(startupIds)}::uuid[])`,
  );
  return found.map(({ programId, startupId, places, met }) => ({
    programId,
    startupId,
    met: met.filter(Boolean).length,
    of: met.length,
    criteria: places.map((place, at) => ({ criterion: CRITERIA[place]!, isMet: met[at]! })),
  }));
}

/** The startups for which a member may apply, by name; `startupId` alone where it is given. Throws `notFound`. */
export async function startupsToApply(db: Db, member: Member, startupId?: string): Promise<ComparedStartup[]> {
  const ids = member.access.map(({ entityId }) => entityId).filter((id) => holdsScope(member, id, SCOPE.WRITE));
  const wanted = startupId === undefined ? ids : ids.filter((id) => id === startupId);
  if (wanted.length === 0 && startupId === undefined) return [];
  const rows = await db
    .select({
      id: startup.id,
      name: startup.name,
      seoUrl: startup.seoUrl,
      logo: sql<string | null>`coalesce(${startup.logo64}, ${startup.logo})`,
    })
    .from(startup)
    .where(and(inArray(startup.id, wanted), isNull(startup.deletedAt)))
    .orderBy(sql`${startup.nameOrderTr} collate "C"`, startup.id);
  if (startupId !== undefined && rows.length === 0) throw new AppError("notFound");
  return rows;
}

/**
 * The requirements of these programs that a member's startups meet; unlisted programs are seen by their organization's
 * people.
 */
export async function fitsFor(
  db: Db,
  member: Member,
  { programIds, startupId }: { programIds: readonly string[]; startupId?: string | undefined },
): Promise<{ startups: ComparedStartup[]; fits: Fit[] }> {
  const startups = await startupsToApply(db, member, startupId);
  if (startups.length === 0) return { startups, fits: [] };
  const own = member.access.map(({ entityId }) => entityId).filter((id) => holdsScope(member, id, SCOPE.READ));
  const programs = sql`p.id = any (${sql.param([...programIds])}::uuid[])
    and (p.is_listed or p.organization_id = any (${sql.param(own)}::uuid[]))`;
  const ids = startups.map(({ id }) => id);
  return { startups, fits: await fitsOf(db, programs, ids, new Date()) };
}
