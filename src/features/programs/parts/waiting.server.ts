import { type SQL, sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { isReaders, type Reader, type WaitingKind } from "#server/waiting.server.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import applyingEn from "../applying/messages.en.ts";
import applyingTr from "../applying/messages.tr.ts";
import decidingEn from "../deciding/messages.en.ts";
import decidingTr from "../deciding/messages.tr.ts";
import { INVITATION_DAYS } from "../jury/limits.ts";
import juryEn from "../jury/messages.en.ts";
import juryTr from "../jury/messages.tr.ts";
import { IS_WAITING } from "../jury/queries/conflicts.server.ts";
import { conflictedIds } from "../jury/queries/masking.server.ts";
import receivedEn from "../received/messages.en.ts";
import receivedTr from "../received/messages.tr.ts";
import reviewingEn from "../reviewing/messages.en.ts";
import reviewingTr from "../reviewing/messages.tr.ts";
import { IS_UNFINISHED, seats } from "../reviewing/queries/seats.server.ts";

/** Takes no applications any more. */
const IS_CLOSED = sql`p.apply_finish + make_interval(secs => p.grace_seconds) <= now()`;

/** After it an invitation to a jury is not answered any more. */
const INVITED_UNTIL = sql`j.invited_at + make_interval(days => ${INVITATION_DAYS}::int)`;

/** SQL of the program and the applications with which the reader has a conflict: on those somebody else of the house decides (record 75). */
const programs = (reader: Reader) => sql`program p cross join lateral (
    select array(${conflictedIds(sql`p.id`, reader.id)}) ids) own`;

/** SQL that is true where the reader reviews in a blind phase: then who reviews what, and letters, are for somebody else (record 76). */
const readsNames = (reader: Reader) => sql`not program_hides_names(p.id, ${reader.id})`;

/** The organization whose people do it. */
const HOUSE_OF_PROGRAM = sql`(select jsonb_build_object('id', o.id, 'name', o.name) from organization o where o.id = p.organization_id)`;

/** Sent applications to programs of the reader's organizations under a condition, counted by program. */
const received = (reader: Reader, condition: SQL) => ({
  from: sql`${programs(reader)} join program_application a on a.program_id = p.id and a.sent_at is not null and a.withdrawn_at is null
      and a.id <> all (own.ids)
    where p.deleted_at is null and ${isReaders(sql`p.organization_id`, reader, SCOPE.WRITE)} and ${condition}
    group by p.id`,
  count: sql`count(*)`,
  name: localizedSql("p.name", reader.locale),
  target: sql`jsonb_build_object('id', p.id, 'programSeoUrl', p.seo_url)`,
  owner: HOUSE_OF_PROGRAM,
  since: sql`min(a.sent_at)`,
});

export const programsWaiting: readonly WaitingKind[] = [
  {
    name: "reviews",
    act: "review",
    isOfJury: true,
    mailsItself: true,
    page: "dashboardReviews",
    texts: { en: reviewingEn.waiting, tr: reviewingTr.waiting },
    rows: (reader) => ({
      from: sql`${seats(reader.id)} and h.finishes_at > now() and p.decided_at is null and ${IS_UNFINISHED}
        group by p.id, h.finishes_at`,
      count: sql`count(*)`,
      name: localizedSql("p.name", reader.locale),
      target: sql`jsonb_build_object('programSeoUrl', p.seo_url)`,
      deadline: sql`h.finishes_at`,
    }),
    pathOf: ({ programSeoUrl }, locale) =>
      pathTo("dashboardReviews", locale, programSeoUrl === undefined ? {} : { programSeoUrl }),
  },
  {
    name: "juryInvitations",
    act: "answer",
    isOfJury: true,
    page: "juryInvitation",
    texts: { en: juryEn.invitationWaiting, tr: juryTr.invitationWaiting },
    rows: (reader) => ({
      from: sql`account own join program_juror j on j.email = own.email and j.accepted_at is null and j.declined_at is null
          and j.removed_at is null and ${INVITED_UNTIL} > now()
        join program p on p.id = j.program_id and p.deleted_at is null
        where own.id = ${reader.id} and own.email_verified_at is not null
          and not exists (select from program_juror seat where seat.program_id = p.id and seat.account_id = own.id)`,
      count: sql`1`,
      name: localizedSql("p.name", reader.locale),
      target: sql`jsonb_build_object('id', j.id)`,
      deadline: INVITED_UNTIL,
    }),
    pathOf: ({ id }, locale) => pathTo("juryInvitation", locale, {}, { id }),
  },
  {
    name: "programDrafts",
    act: "finish",
    page: "dashboardMyProgramApplications",
    texts: { en: applyingEn.waiting, tr: applyingTr.waiting },
    rows: (reader) => ({
      from: sql`program_application a join program p on p.id = a.program_id and p.is_listed and p.deleted_at is null
          and (p.apply_start is null or p.apply_start <= now()) and (p.apply_finish is null or p.apply_finish >= now())
        join startup s on s.id = a.startup_id and s.deleted_at is null
        where a.sent_at is null and a.withdrawn_at is null and ${isReaders(sql`a.startup_id`, reader, SCOPE.WRITE)}`,
      count: sql`1`,
      name: localizedSql("p.name", reader.locale),
      target: sql`jsonb_build_object('seoUrl', p.seo_url, 'startupId', s.id, 'startup', s.name)`,
      owner: sql`jsonb_build_object('id', s.id, 'name', s.name)`,
      deadline: sql`p.apply_finish`,
    }),
    pathOf: ({ seoUrl, startupId }, locale) =>
      pathTo("applyProgram", locale, { seoUrl: seoUrl! }, { startup: startupId }),
  },
  {
    name: "programPlaces",
    act: "answer",
    page: "dashboardMyProgramApplications",
    texts: { en: decidingEn.openWork.places, tr: decidingTr.openWork.places },
    rows: (reader) => ({
      from: sql`program_application a join program p on p.id = a.program_id and p.deleted_at is null
        where a.place_taken is null and a.place_until >= now() and ${isReaders(sql`a.startup_id`, reader, SCOPE.WRITE)}`,
      count: sql`1`,
      name: localizedSql("p.name", reader.locale),
      target: sql`jsonb_build_object('programApplyId', a.id)`,
      owner: sql`(select jsonb_build_object('id', s.id, 'name', s.name) from startup s where s.id = a.startup_id)`,
      deadline: sql`a.place_until`,
    }),
    pathOf: ({ programApplyId }, locale) => pathTo("programLetter", locale, { programApplyId: programApplyId! }),
  },
  {
    name: "programApplications",
    act: "look",
    page: "dashboardApplicationsMyPrograms",
    texts: { en: receivedEn.waiting, tr: receivedTr.waiting },
    rows: (reader) =>
      received(reader, sql`a.result = 'inspecting' and p.decided_at is null and ${IS_CLOSED} is not true`),
    pathOf: ({ id }, locale) =>
      pathTo("dashboardApplicationsMyPrograms", locale, {}, { programId: id, state: "inspecting" }),
  },
  {
    name: "programsToDecide",
    act: "decide",
    page: "dashboardPrograms",
    texts: { en: decidingEn.openWork.decisions, tr: decidingTr.openWork.decisions },
    rows: (reader) => received(reader, sql`a.result = 'inspecting' and p.decided_at is null and ${IS_CLOSED}`),
    pathOf: ({ programSeoUrl }, locale) => pathTo("programDecisions", locale, { programSeoUrl: programSeoUrl! }),
  },
  {
    name: "lackingJurors",
    act: "assign",
    page: "dashboardPrograms",
    texts: { en: juryEn.waiting, tr: juryTr.waiting },
    rows: (reader) =>
      received(
        reader,
        sql`${readsNames(reader)} and p.decided_at is null and exists (select from program_phase h
          join program_phase_application m on m.phase_id = h.id and m.application_id = a.id
          where h.program_id = p.id and h.is_active and h.finishes_at > now() and h.reviews_per_application > (
            select count(*) from program_review_state g join program_juror j on j.id = g.juror_id and j.removed_at is null
            where g.phase_id = h.id and g.application_id = a.id and g.state in ('assigned', 'begun', 'finished')))`,
      ),
    pathOf: ({ programSeoUrl }, locale) =>
      pathTo("programJury", locale, { programSeoUrl: programSeoUrl! }, { part: "assign", lacking: "true" }),
  },
  {
    name: "conflicts",
    act: "decide",
    page: "dashboardPrograms",
    texts: { en: juryEn.conflictsWaiting, tr: juryTr.conflictsWaiting },
    rows: (reader) => ({
      from: sql`${programs(reader)} join program_juror j on j.program_id = p.id and j.account_id is distinct from ${reader.id}
        cross join lateral (select from program_conflict c where c.juror_id = j.id and c.application_id <> all (own.ids)
          group by c.juror_id, c.application_id having ${IS_WAITING}) pair
        where ${readsNames(reader)} and p.deleted_at is null and p.decided_at is null and ${isReaders(sql`p.organization_id`, reader, SCOPE.WRITE)}
        group by p.id`,
      count: sql`count(*)`,
      name: localizedSql("p.name", reader.locale),
      target: sql`jsonb_build_object('programSeoUrl', p.seo_url)`,
      owner: HOUSE_OF_PROGRAM,
    }),
    pathOf: ({ programSeoUrl }, locale) => pathTo("programJury", locale, { programSeoUrl: programSeoUrl! }),
  },
  {
    name: "letters",
    act: "publish",
    page: "dashboardPrograms",
    texts: { en: decidingEn.openWork.letters, tr: decidingTr.openWork.letters },
    rows: (reader) => ({
      ...received(reader, sql`${readsNames(reader)} and a.result <> 'inspecting' and a.published_at is null`),
      since: sql`min(a.decided_at)`,
    }),
    pathOf: ({ programSeoUrl }, locale) => pathTo("programLetters", locale, { programSeoUrl: programSeoUrl! }),
  },
];
