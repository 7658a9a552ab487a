import { and, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { program, programPhase } from "#db/tables/programs.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { formatDate, formatDateTime, formatNumber } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { applicationsOfPhase } from "../../deciding/queries/scores.server.ts";
import { isMasked } from "../../jury/queries/masking.server.ts";
import { categoriesOf, inLocale } from "../../reviewing/queries/rubric.server.ts";
import { seatsOf } from "../../reviewing/queries/seats.server.ts";
import { type SubmissionView, viewsOf } from "../../reviewing/queries/views.server.ts";
import { applicationLabel } from "../../reviewing/rules.ts";
import { BOOKLET_SIZE } from "../limits.ts";
import type { BookletContent } from "../parts/booklet-content.ts";
import { PAPER_TEXTS } from "../parts/paper-texts.server.ts";

interface Wanted {
  programSeoUrl: string;
  part: number;
}

/** The booklet of the reader. Throws `notFound` for everyone who has nothing to read in the active phase. */
export async function bookletOf(
  db: Db,
  { programSeoUrl, part }: Wanted,
  { member, locale, origin }: { member: Member; locale: Locale; origin: string },
): Promise<BookletContent> {
  const [found] = await db
    .select({ program, phase: programPhase, organizer: organization.name })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .innerJoin(programPhase, and(eq(programPhase.programId, program.id), eq(programPhase.isActive, true)))
    .where(eq(program.seoUrl, programSeoUrl));
  if (!found || found.program.deletedAt) throw new AppError("notFound");
  const { program: programRow, phase, organizer } = found;
  const { timeZone } = programRow;
  const time = (at: Date) => formatDateTime(at, locale, timeZone);
  const readable = await readableBy(db, member, { ...found, locale });
  const shown = readable.slice((part - 1) * BOOKLET_SIZE, part * BOOKLET_SIZE);
  if (shown.length === 0) throw new AppError("notFound");
  const text = PAPER_TEXTS[locale];
  const views = await viewsOf(
    db,
    shown.map(({ id }) => id),
    { isBlind: phase.isBlind, locale },
  );
  const names = {
    program: inLocale(locale, programRow.nameEn, programRow.nameTr),
    phase: inLocale(locale, phase.nameEn, phase.nameTr),
  };
  return {
    title: text.booklet,
    ...names,
    language: locale,
    date: isoDay(new Date()),
    facts: [
      { name: text.facts.organizer, value: organizer },
      { name: text.facts.phase, value: `${names.phase}, ${time(phase.startsAt)} – ${time(phase.finishesAt)}` },
      { name: text.facts.reader, value: `${member.name} ${member.surname}` },
      { name: text.facts.printed, value: time(new Date()) },
    ],
    note: phase.isBlind ? text.blind : null,
    source: text.source(names.program, names.phase),
    url: origin,
    rubricTitle: text.rubric,
    rubric: (await categoriesOf(db, phase.id, locale)).map(({ name, weight, description, meanings }) => ({
      name,
      weight: text.weight(weight),
      description,
      meanings,
    })),
    applications: shown.map(({ id, number }) => ({
      title: text.application(applicationLabel(number)),
      ...contentOf(views.get(id)!, { locale, timeZone }),
    })),
  };
}

/** For the people of the organization all applications of the phase, for its jurors those that they review. */
async function readableBy(
  db: Db,
  member: Member,
  {
    program: programRow,
    phase,
    locale,
  }: { program: typeof program.$inferSelect; phase: typeof programPhase.$inferSelect; locale: Locale },
): Promise<{ id: string; number: number }[]> {
  const isHidden = await isMasked(db, programRow.id, member);
  if (!isHidden && holdsScope(member, programRow.organizationId, SCOPE.WRITE))
    return applicationsOfPhase(db, programRow.id, phase.id, isHidden);
  const seats = await seatsOf(db, member.id, locale, { programSeoUrl: programRow.seoUrl });
  return seats
    .filter(({ phaseId }) => phaseId === phase.id)
    .map(({ applicationId, number }) => ({ id: applicationId, number }));
}

function contentOf({ submission, view }: SubmissionView, { locale, timeZone }: { locale: Locale; timeZone: string }) {
  const { startup, presentation, isPresentationWithheld, answers } = view;
  const text = PAPER_TEXTS[locale];
  // Which text was read is asked where it changed later.
  const version = text.version(
    formatNumber(submission.number, locale),
    formatDate(submission.sentAt, locale, timeZone),
  );
  const deck = isPresentationWithheld ? text.withheld : presentation;
  return {
    startup: startup?.name ?? null,
    facts: [version, ...(startup?.facts.map(({ value }) => value) ?? []), ...(deck ? [text.presentation(deck)] : [])],
    answers: answers.map(({ question, text: answer, link, file, isWithheld }) => {
      const content = answer ?? link ?? (file && text.file(file));
      return { question, answer: content ?? (isWithheld ? text.withheld : text.notAnswered), isMuted: !content };
    }),
  };
}
