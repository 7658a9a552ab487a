// Hand-written SQL: what the jurors of each application said, as JSON, in the language of its letter.

import { and, asc, count, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programApplication, programLetter } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { leftOutOf } from "../../conflicts/queries.server.ts";
import { lookForConflicts } from "../../jury/queries/conflicts.server.ts";
import { heldApplications, isMasked } from "../../jury/queries/masking.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { applicationLabel } from "../../reviewing/rules.ts";
import type { Letter, Letters, ReceivedLetter } from "../contract.ts";
import { TABLE_PAGE_SIZE } from "../limits.ts";
import { written } from "../parts/letter-texts.server.ts";
import { placeOf } from "./places.server.ts";
import { closing, decidedProgram } from "./program.server.ts";
import { applicationsOfPhase, HAS_REASON } from "./scores.server.ts";

const letterRow = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string(),
  result: z.enum(["approved", "declined"]),
  locale: z.enum(LOCALES),
  version: z.number().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  reason: z.string().nullable(),
  said: z
    .array(z.object({ category: z.string(), reasons: z.array(z.string()), sentences: z.array(z.string()) }))
    .nullable(),
  remarks: z.array(z.string()).nullable(),
  hasReason: z.boolean(),
});
type LetterRow = z.output<typeof letterRow>;

/** Decided applications whose results are not published, with what their jurors said, in the language of each. */
async function decidedRows(
  db: Db,
  programId: string,
  applyIds?: readonly string[],
  isMovedUp = false,
): Promise<LetterRow[]> {
  const movedUp = isMovedUp ? sql`or x.moved_up_at is not null` : sql``;
  const only = applyIds ? sql`and x.id = any(${sql.param([...applyIds])}::uuid[])` : sql``;
  return rowsOf(
    db,
    letterRow,
    sql`
    select x.id, x.number, t.name, x.result, u.locale, l.version, l.subject, l.text, l.reason, said.rows said, said.remarks, ${HAS_REASON} "hasReason"
    from program_application x
    join startup t on t.id = x.startup_id
    join lateral (select locale from program_submission where application_id = x.id order by number desc limit 1) u on true
    left join program_letter l on l.application_id = x.id and l.result = x.result
    left join lateral (
      select (select jsonb_agg(jsonb_build_object('category', one.category, 'reasons', one.reasons, 'sentences', one.sentences) order by one.sort_order)
          from (
            select c.sort_order,
              case u.locale when 'tr' then coalesce(c.name_tr, c.name_en) else coalesce(c.name_en, c.name_tr) end category,
              array(select distinct case u.locale when 'tr' then m.text_tr else m.text_en end
                from program_score s join program_review_state a on a.review_id = s.review_id
                join program_score_reason h on h.score_id = s.id join program_reason m on m.id = h.reason_id
                where a.application_id = x.id and s.category_id = c.id and a.state = 'finished' order by 1) reasons,
              array(select s.sentence from program_score s join program_review_state a on a.review_id = s.review_id
                where a.application_id = x.id and s.category_id = c.id and s.sentence is not null
                  and a.state = 'finished' order by a.finished_at, a.review_id) sentences
            from program_review_category c where c.program_id = x.program_id) one
          where cardinality(one.reasons) + cardinality(one.sentences) > 0) "rows",
        array(select r.remark_to_applicant from program_review r join program_review_state a on a.review_id = r.id
          where a.application_id = x.id and r.remark_to_applicant is not null and a.state = 'finished'
          order by r.finished_at, r.id) remarks
    ) said on true
    where x.program_id = ${programId} and x.result <> 'inspecting' and (x.published_at is null ${movedUp})
      and x.sent_at is not null and x.withdrawn_at is null ${only}
    order by x.number`,
  );
}

type Named = Pick<typeof program.$inferSelect, "nameEn" | "nameTr">;

function letterOf(
  row: LetterRow,
  { program: of, organizer, isMovedUp = false }: { program: Named; organizer: string; isMovedUp?: boolean },
): Letter {
  const { id, number, name, result, locale, reason, version } = row;
  const said = row.said ?? [];
  const remarks = row.remarks ?? [];
  const content = {
    result,
    startup: name,
    program: inLocale(locale, of.nameEn, of.nameTr),
    organizer,
    said,
    remarks,
    isMovedUp,
  };
  const { subject, text } = written({ ...content, reason }, locale);
  // The organization's reason stands in the letter; a rewritten letter keeps its words.
  const isEdited =
    row.text !== null && row.text !== text && row.text !== written({ ...content, reason: null }, locale).text;
  return {
    applyId: id,
    label: applicationLabel(number),
    name,
    result,
    locale,
    reason,
    version: version ?? 0,
    subject: row.subject ?? subject,
    text: isEdited ? row.text! : text,
    hasReason: row.hasReason,
    isEdited,
  };
}

/** The letters of results that are not published; those with these ids only, where they are given. */
export async function lettersOf(
  db: Db,
  { program: of, organization: by }: Awaited<ReturnType<typeof decidedProgram>>,
  applyIds?: readonly string[],
): Promise<Letter[]> {
  const rows = await decidedRows(db, of.id, applyIds);
  return rows.map((row) => letterOf(row, { program: of, organizer: by.name }));
}

interface LettersQuery {
  programSeoUrl: string;
  applyId?: string | undefined;
  withoutReason?: "true" | undefined;
  currentPage: number;
}

/** The letter of an application that was moved up: accepted, in a place that had become free. */
export async function letterOfMovedUp(
  db: Db,
  { program: of, organization: by }: Awaited<ReturnType<typeof decidedProgram>>,
  applyId: string,
): Promise<Letter> {
  const [row] = await decidedRows(db, of.id, [applyId], true);
  return letterOf(row!, { program: of, organizer: by.name, isMovedUp: true });
}

/** A page of the letters that publishing would send: all, one, or those that say no reason; none whose reviews the reader does not read. */
export async function shownLetters(db: Db, query: LettersQuery, viewer: Viewer, locale: Locale): Promise<Letters> {
  const found = await decidedProgram(db, { seoUrl: query.programSeoUrl }, viewer);
  const isHidden = await isMasked(db, found.program.id, memberOnly(viewer));
  const all = await applicationsOfPhase(db, found.program.id, undefined, isHidden);
  await lookForConflicts(db, found.program.id);
  const held = await heldApplications(db, found.program.id, memberOnly(viewer));
  const unpublished = all.filter(({ isPublished }) => !isPublished);
  const waiting = unpublished.filter(({ id }) => !held.has(id));
  const own = unpublished.flatMap(({ id, result }) => (held.has(id) && result !== "inspecting" ? [id] : []));
  const wanted = waiting.filter(
    ({ id, result, lacksReason }) =>
      result !== "inspecting" && (!query.applyId || id === query.applyId) && (!query.withoutReason || lacksReason),
  );
  const from = (query.currentPage - 1) * TABLE_PAGE_SIZE;
  const ids = wanted.slice(from, from + TABLE_PAGE_SIZE).map(({ id }) => id);
  const waitingCount = (which: (one: (typeof waiting)[number]) => boolean) => waiting.filter(which).length;
  return {
    rows: ids.length > 0 && !isHidden ? await lettersOf(db, found, ids) : [],
    totalCount: isHidden ? 0 : wanted.length,
    hidesNames: isHidden,
    leftOut: await leftOutOf(db, found.program.id, memberOnly(viewer), own),
    currentPage: query.currentPage,
    pageSize: TABLE_PAGE_SIZE,
    program: {
      id: found.program.id,
      seoUrl: found.program.seoUrl,
      name: inLocale(locale, found.program.nameEn, found.program.nameTr),
      ...closing(found.program),
    },
    counts: {
      approved: waitingCount(({ result }) => result === "approved"),
      declined: waitingCount(({ result }) => result === "declined"),
      inspecting: waitingCount(({ result }) => result === "inspecting"),
      withoutReason: waitingCount(({ lacksReason }) => lacksReason),
      sent: await sentCount(db, and(sentOf(found.program.id), notInArray(programApplication.id, [...held]))),
    },
  };
}

const sentOf = (programId: string) =>
  and(eq(programApplication.programId, programId), isNotNull(programLetter.publishedAt));

async function sentCount(db: Db, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(programLetter)
    .innerJoin(programApplication, eq(programApplication.id, programLetter.applicationId))
    .where(which);
  return row!.sent;
}

/** A page of the letters that were sent, also to those who have withdrawn since; none whose reviews the reader does not read. */
export async function sentPage(db: Db, query: { programSeoUrl: string; currentPage: number }, viewer: Viewer) {
  const found = await decidedProgram(db, { seoUrl: query.programSeoUrl }, viewer);
  const { currentPage } = query;
  if (await isMasked(db, found.program.id, memberOnly(viewer)))
    return { rows: [], totalCount: 0, currentPage, pageSize: TABLE_PAGE_SIZE };
  const held = await heldApplications(db, found.program.id, memberOnly(viewer));
  const readable = and(sentOf(found.program.id), notInArray(programApplication.id, [...held]));
  const rows = await db
    .select({ letter: programLetter, number: programApplication.number, name: startup.name })
    .from(programLetter)
    .innerJoin(programApplication, eq(programApplication.id, programLetter.applicationId))
    .innerJoin(startup, eq(startup.id, programApplication.startupId))
    .where(readable)
    .orderBy(desc(programLetter.publishedAt), asc(programApplication.number))
    .limit(TABLE_PAGE_SIZE)
    .offset((currentPage - 1) * TABLE_PAGE_SIZE);
  return {
    rows: rows.map(({ letter: { applicationId, result, locale, subject, text, publishedAt }, number, name }) => ({
      applyId: applicationId,
      label: applicationLabel(number),
      name,
      result,
      locale,
      subject,
      text,
      publishedAt: publishedAt!.toISOString(),
    })),
    totalCount: await sentCount(db, readable),
    currentPage,
    pageSize: TABLE_PAGE_SIZE,
  };
}

/** The published letter of an application, for the people of its startup. Throws `notFound` for everyone else. */
export async function letterFor(db: Db, applyId: string, viewer: Viewer, locale: Locale): Promise<ReceivedLetter> {
  const [found] = await db
    .select({ letter: programLetter, application: programApplication, program, organizer: organization.name, startup })
    .from(programApplication)
    .innerJoin(programLetter, eq(programLetter.applicationId, programApplication.id))
    .innerJoin(program, eq(program.id, programApplication.programId))
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .innerJoin(startup, eq(startup.id, programApplication.startupId))
    .where(and(eq(programApplication.id, applyId), sql`${programLetter.publishedAt} is not null`));
  if (!found || !holdsScope(viewer, found.startup.id, SCOPE.READ)) throw new AppError("notFound");
  const { result, locale: language, subject, text, publishedAt, hasHelped } = found.letter;
  return {
    applyId,
    organizer: found.organizer,
    startup: found.startup.name,
    result,
    locale: language,
    subject,
    text,
    program: { seoUrl: found.program.seoUrl, name: inLocale(locale, found.program.nameEn, found.program.nameTr) },
    publishedAt: publishedAt!.toISOString(),
    hasHelped,
    place: placeOf(found.application),
    placeUntil: found.application.placeUntil?.toISOString() ?? null,
    placeAnsweredAt: found.application.placeAnsweredAt?.toISOString() ?? null,
    mayAnswer: holdsScope(viewer, found.startup.id, SCOPE.WRITE),
  };
}
