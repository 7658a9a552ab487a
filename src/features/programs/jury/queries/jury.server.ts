// Hand-written SQL: jurors and phases with how far each is.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { nameOrLeft, unlessLeft } from "#server/visible-people.server.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { type Juror, type JuryPhase, juryPhase } from "../contract.ts";
import { jurorState } from "../rules.ts";

const jurorRow = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  seo_url: z.string().nullable(),
  photo: z.string().nullable(),
  invited_at: z.string(),
  accepted_at: z.string().nullable(),
  declined_at: z.string().nullable(),
  removed_at: z.string().nullable(),
  locales: z.array(z.enum(LOCALES)),
  topics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
    }),
  ),
  max_reviews: z.number().nullable(),
  assigned: z.number(),
  finished: z.number(),
  reminded_at: z.string().nullable(),
  conflicts: z.number(),
  version: z.number(),
});

const instant = (value: string | null) => (value === null ? null : new Date(value));

/** The jurors of a program, or one of them; whoever is removed comes last. */
export async function jurorsOf(db: Db, programId: string, locale: Locale, jurorId?: string): Promise<Juror[]> {
  const rows = await rowsOf(
    db,
    jurorRow,
    sql`
    select j.id, coalesce(${nameOrLeft(sql`who`, locale)}, j.name) "name",
      case when who.delete_at is null then j.email end email, ${unlessLeft(sql`who`, "seo_url")} seo_url, ${unlessLeft(sql`who`, "photo")} photo,
      j.invited_at, j.accepted_at, j.declined_at, j.removed_at, j.locales, j.max_reviews, j.version,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', ${sql.raw(locale === "tr" ? "t.name_tr" : "t.name_en")}) order by t.id)
        from program_juror_topic jt join type t on t.id = jt.type_id where jt.juror_id = j.id), '[]') topics,
      work.assigned, work.finished,
      (select max(m.reminded_at) from program_juror_mail m join program_phase f on f.id = m.phase_id and f.is_active
        where m.juror_id = j.id) reminded_at,
      (select count(distinct application_id)::int from program_conflict c where c.juror_id = j.id and c.blocks) conflicts
    from program_juror j left join account who on who.id = j.account_id
    cross join lateral (
      select count(*) filter (where g.state in ('assigned', 'begun', 'finished'))::int assigned,
        count(*) filter (where g.state = 'finished')::int finished
      from program_review_state g join program_phase f on f.id = g.phase_id and f.is_active where g.juror_id = j.id) work
    where j.program_id = ${programId} ${jurorId ? sql`and j.id = ${jurorId}` : sql``}
    order by j.removed_at is not null, j.accepted_at is null, fold(coalesce(who.name || ' ' || who.surname, j.name, j.email, '')), j.id`,
  );
  const now = new Date();
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? row.email ?? "",
    email: row.email,
    seoUrl: row.seo_url,
    photo: row.photo,
    state: jurorState(
      {
        invitedAt: new Date(row.invited_at),
        acceptedAt: instant(row.accepted_at),
        declinedAt: instant(row.declined_at),
        removedAt: instant(row.removed_at),
      },
      now,
    ),
    invitedAt: new Date(row.invited_at).toISOString(),
    locales: row.locales,
    topics: row.topics,
    maxReviews: row.max_reviews,
    version: row.version,
    reviews: { assigned: row.assigned, finished: row.finished },
    remindedAt: instant(row.reminded_at)?.toISOString() ?? null,
    conflicts: row.conflicts,
  }));
}

const phaseRow = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  finishes_at: z.string(),
  is_blind: z.boolean(),
  is_active: z.boolean(),
  others_scores: juryPhase.shape.othersScores,
  reviews_per_application: z.number(),
  max_reviews_per_juror: z.number().nullable(),
  applications: z.number(),
  assigned: z.number(),
  finished: z.number(),
});

/** The phases of a program in their order, with how far each is. */
export async function phasesOf(db: Db, programId: string, locale: Locale): Promise<JuryPhase[]> {
  const rows = await rowsOf(
    db,
    phaseRow,
    sql`
    select f.id, ${localizedSql("f.name", locale)} "name", f.starts_at, f.finishes_at, f.is_blind, f.is_active, f.others_scores,
      f.reviews_per_application, f.max_reviews_per_juror, work.assigned, work.finished,
      (select count(*)::int from program_phase_application m join program_application a on a.id = m.application_id
        where m.phase_id = f.id and a.sent_at is not null and a.withdrawn_at is null) applications
    from program_phase f
    cross join lateral (
      select count(*) filter (where g.state in ('assigned', 'begun', 'finished'))::int assigned,
        count(*) filter (where g.state = 'finished')::int finished
      from program_review_state g where g.phase_id = f.id) work
    where f.program_id = ${programId} order by f.starts_at`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isBlind: row.is_blind,
    isActive: row.is_active,
    othersScores: row.others_scores,
    startsAt: new Date(row.starts_at).toISOString(),
    finishesAt: new Date(row.finishes_at).toISOString(),
    reviewsPerApplication: row.reviews_per_application,
    maxReviewsPerJuror: row.max_reviews_per_juror,
    applications: row.applications,
    reviews: { assigned: row.assigned, finished: row.finished },
  }));
}
