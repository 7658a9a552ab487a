// Hand-written SQL: a program with its questions as JSON.

import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { profileOf } from "#features/programs/applying/queries/profile.server.ts";
import { loadCatalogue } from "#features/reference/queries/load-catalogue.server.ts";
import { addJury, type JudgedProgram } from "./jury.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { insertAll, type World } from "./world.ts";

const DAY_MS = 86_400_000;

const demoQuestion = z.object({
  id: z.string(),
  kind: z.enum(["short", "long", "choice", "number", "link", "file"]),
  options: z.number(),
});
type Question = z.output<typeof demoQuestion>;
const demoProgram = z.object({
  id: z.string(),
  formId: z.string(),
  opens: z.string(),
  closes: z.string(),
  /** Of the organization of organizer@. */
  own: z.boolean(),
  questions: z.array(demoQuestion),
});
type Program = z.output<typeof demoProgram>;
type Locale = "en" | "tr";

const SHORT_ANSWERS: Record<Locale, readonly string[]> = {
  tr: [
    "Sahadaki ölçümü telefona getiriyoruz.",
    "Küçük ekiplerin haftada bir gününü geri veriyoruz.",
    "Atığı yeniden ham maddeye dönüştürüyoruz.",
    "Hastanelerin randevu boşluklarını dolduruyoruz.",
  ],
  en: [
    "We bring measuring in the field to a phone.",
    "We give small teams one day of their week back.",
    "We turn waste into raw material again.",
    "We fill the gaps in the calendars of hospitals.",
  ],
};
const LONG_ANSWERS: Record<Locale, readonly string[]> = {
  tr: [
    "Müşterilerimiz bugün bu işi tabloyla ve telefonla yapıyor; her ay ortalama üç gün kaybediyorlar. On iki firmayla görüştük, yedisi denemeyi kabul etti.",
    "Çözümümüz var olan cihazlara takılıyor, yeni yatırım istemiyor. İlk kurulum iki saat sürüyor, sonuç aynı gün görülüyor.",
    "Program sonunda üç ödeyen kurumsal müşteriye ulaşmak ve ilk yurt dışı pilotumuzu başlatmak istiyoruz.",
    "Rakiplerimiz raporu ay sonunda veriyor; biz hatayı olduğu anda gösteriyoruz. Patent başvurumuz inceleme aşamasında.",
  ],
  en: [
    "Our customers do this with spreadsheets and phone calls today and lose three days a month. We spoke with twelve companies; seven agreed to a trial.",
    "It plugs into the machines they already own, so nobody has to invest first. Setting it up takes two hours, and the result shows the same day.",
    "At the end of the program we want three paying companies and a first pilot abroad.",
    "Others report at the end of the month; we show the fault when it happens. Our patent application is being examined.",
  ],
};

type Application = typeof programApplication.$inferInsert & { id: string };
type Submission = typeof programSubmission.$inferInsert & { id: string };
interface Applied {
  application: Application;
  /** Undefined: it was never sent. */
  submission: Omit<Submission, "profile"> | undefined;
}

/**
 * Applications to programs in every state: drafts, sent, withdrawn, being reviewed by a jury with jury@, decided and published with
 * their letters. All programs of organizer@ have some; entrepreneur@'s startups stand among the applicants.
 */
export async function addProgramApplications(world: World): Promise<void> {
  const random = chance("program-applications");
  const own = await ownStartups(world);
  const others = world.startups.filter(({ id, closed, foreign }) => !closed && !foreign && !own.includes(id));
  const programs = (await programsOf(world)).filter((program, place) => program.own || place % 3 === 0);
  const all: Applied[] = [];
  const judged: JudgedProgram[] = [];
  for (const [place, program] of programs.entries()) {
    const ids = random.some(others, program.own ? random.int(8, 14) : random.int(3, 6)).map(({ id }) => id);
    const ownId = own[place % own.length];
    if (program.own && ownId) ids.splice(2, 0, ownId);
    const applied = ids.map((id, index) => applicationOf(world, program, { id, index, isOwn: id === ownId }, random));
    all.push(...applied);
    const closes = new Date(program.closes);
    const decidedBy = program.own ? demoId("account/organizer") : null;
    if (closes <= world.today)
      judged.push({ id: program.id, closes, decidedBy, applications: applied.flatMap(readByJury) });
  }
  await insertAll(
    world,
    programApplication,
    all.map(({ application }) => application),
  );
  await insertAll(world, programSubmission, await withProfiles(world, all));
  await addJury(world, judged);
}

const readByJury = ({ application: { id, withdrawnAt }, submission }: Applied) =>
  submission && !withdrawnAt ? [{ id, submissionId: submission.id, locale: submission.locale }] : [];

/** Adds the startup's profile that is sent along with an application. */
async function withProfiles({ tx }: World, all: readonly Applied[]): Promise<Submission[]> {
  const catalogue = await loadCatalogue(tx, 0);
  const submissions: Submission[] = [];
  for (const { application, submission } of all) {
    if (!submission) continue;
    const profile = await profileOf(tx, catalogue, application.startupId);
    submissions.push({ ...submission, profile: { ...profile } });
  }
  return submissions;
}

interface Applicant {
  id: string;
  /** Its place among the applicants. */
  index: number;
  /** Of entrepreneur@. */
  isOwn: boolean;
}

function applicationOf(
  { today }: World,
  program: Program,
  { id: startupId, index, isOwn }: Applicant,
  random: Chance,
): Applied {
  const [opens, closes] = [Date.parse(program.opens), Date.parse(program.closes)];
  const until = Math.min(closes, today.getTime());
  const id = demoId(`program-application/${program.id}/${startupId}`);
  const locale: Locale = random.happens(0.7) ? "tr" : "en";
  const sentAt = new Date(opens + random.next() * (until - opens));
  const by = isOwn ? demoId("account/entrepreneur") : null;
  // Of those to an open program some are not sent yet; of all, some were taken back.
  const isSent = closes <= today.getTime() || index % 5 !== 3;
  const withdrawnAt = isSent && index % 7 === 5 ? new Date(Math.min(sentAt.getTime() + DAY_MS, until)) : null;
  const common = { formId: program.formId, answers: answersOf(program.questions, locale, random) };
  return {
    application: {
      id,
      programId: program.id,
      startupId,
      number: index + 1,
      ...common,
      withdrawnAt,
      result: "inspecting",
      sentAt: isSent ? sentAt : null,
      createdBy: by,
      createdAt: new Date(sentAt.getTime() - random.next() * 2 * DAY_MS),
      updatedAt: sentAt,
    },
    submission: isSent
      ? { id: demoId(`program-submission/${id}`), applicationId: id, number: 1, ...common, locale, sentAt, sentBy: by }
      : undefined,
  };
}

async function ownStartups({ tx }: World): Promise<string[]> {
  const rows = await tx
    .select({ id: startup.id })
    .from(startup)
    .innerJoin(entityAccess, eq(entityAccess.entityId, startup.id))
    .where(
      and(eq(entityAccess.accountId, demoId("account/entrepreneur")), startup.isVisible, isNull(startup.deletedAt)),
    )
    .orderBy(startup.seoUrl);
  return rows.map(({ id }) => id);
}

async function programsOf({ tx, today }: World): Promise<Program[]> {
  return rowsOf(
    tx,
    demoProgram,
    sql`
    select p.id, f.id "formId", p.apply_start opens, p.apply_finish closes,
      exists (select from entity_access where account_id = ${demoId("account/organizer")} and entity_id = p.organization_id) own,
      (select json_agg(json_build_object('id', q.id, 'kind', q.kind, 'options', cardinality(q.options_en)) order by q.sort_order)
        from program_question q where q.form_id = f.id) questions
    from program p join program_form f on f.program_id = p.id
    where p.is_visible and p.apply_start < ${today.toISOString()}::timestamptz and p.apply_finish is not null
    order by p.seo_url`,
  );
}

function answersOf(questions: readonly Question[], locale: Locale, random: Chance): Record<string, string | number> {
  const answerTo = ({ kind, options }: Question) => {
    switch (kind) {
      case "short":
        return random.pick(SHORT_ANSWERS[locale]);
      case "long":
        return random.pick(LONG_ANSWERS[locale]);
      case "choice":
        return random.int(0, options - 1);
      case "number":
        return random.int(0, 40);
      case "link":
        return "https://demo.example/urun";
      // A file would have to be there.
      case "file":
        return undefined;
    }
  };
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerTo(question);
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
}
