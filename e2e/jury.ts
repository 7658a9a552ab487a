import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Database, Db } from "#db/open.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { conversation, message } from "#db/tables/messages.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { programQuestionCategory } from "#db/tables/programs.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { assign, conflict, insertJurors, juror, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { demoId } from "../scripts/demo/random.ts";

export const PROGRAM = "petek-hizlandirma";
export const SECOND_PROGRAM = "petek-kampi";
export const APPLICATION_COUNT = 6;

const JURIES = [
  { seoUrl: PROGRAM, nameEn: "Petek Accelerator", nameTr: "Petek Hızlandırma" },
  { seoUrl: SECOND_PROGRAM, nameEn: "Petek Camp", nameTr: "Petek Kampı" },
] as const;

/** The first of the programs, or both, each with its jury. */
export async function addJury({ db }: Database, programCount: 1 | 2 = 1): Promise<void> {
  for (const names of JURIES.slice(0, programCount)) await addJuryOf(db, names);
}

/** A program in its blind phase: the demo's juror reviews all of its applications but one in conflict, four others some. */
async function addJuryOf(db: Db, names: { seoUrl: string; nameEn: string; nameTr: string }): Promise<void> {
  const program = await insertProgram(db, {
    applications: APPLICATION_COUNT,
    phases: 3,
    organizationId: await organizationOf(db),
    changes: names,
  });
  const founder = { kind: "team" as const, name: "Ilgaz Ertem" };
  await db.insert(startupMember).values(program.applications.map(({ startupId }) => ({ ...founder, startupId })));
  await db
    .insert(programQuestionCategory)
    .values([{ questionId: program.questions.long, categoryId: program.categoryIds[1]! }]);
  // Sent again, with an answer that names the team.
  await db.insert(programSubmission).values(
    program.applications.map(({ id: applicationId, startupName, number }) => ({
      id: v7(),
      applicationId,
      number: 2,
      formId: program.formId,
      locale: "tr" as const,
      profile: { name: startupName, tagline: "Okulda solunum ölçümü" },
      answers: {
        [program.questions.short]: `${startupName}: okul çantasına sığan bir spirometre`,
        [program.questions.long]:
          `Çocukların solunumu yılda bir ölçülüyor. ${startupName} bunu okulda ölçer. Ilgaz Ertem kurdu; demo: balpetek.example, yaz: ekip@balpetek.example.`,
        [program.questions.choice]: 1,
        [program.questions.number]: 140 * number,
        [program.questions.link]: `https://balpetek${number}.example`,
      },
    })),
  );
  // The demo's founder reads the letter of the first one.
  await db.insert(entityAccess).values({
    accountId: demoId("account/entrepreneur"),
    entityId: program.applications[0]!.startupId,
    scopes: [SCOPE.FULL_ACCESS],
  });
  const own = await juror(db, program, demoId("account/jury"));
  const others = await insertJurors(db, program, 4);
  const assignments = await assign(db, program, [own, ...others]);
  await conflict(db, program, others[0]!, 0);
  // The founder of the first one has written to a juror, who has not answered.
  await writeTo(db, demoId("account/entrepreneur"), others[1]!.accountId);
  // All of the first version; the demo's juror of the fifth one alone.
  await review(db, program, assignments, [
    { juror: own, application: 4, scores: [3, 3, 3] },
    ...others.flatMap((one, place) =>
      program.applications.slice(1, -1).map((_, index) => ({
        juror: one,
        application: index + 1,
        scores: [1 + ((index + place) % 5), 2 + (place % 3), 1 + ((index * 3 + place) % 5)],
      })),
    ),
  ]);
}

async function writeTo(db: Db, senderId: string, readerId: string): Promise<void> {
  const [lowId, highId] = [senderId, readerId].sort() as [string, string];
  const conversationId = v7();
  await db.insert(conversation).values({ id: conversationId, lowId, highId });
  await db.insert(message).values({ id: v7(), conversationId, senderId, text: "Merhaba" });
}

/** The organization of the demo's organizer. */
async function organizationOf(db: Db): Promise<string> {
  const [row] = await db
    .select({ id: organization.id })
    .from(organization)
    .innerJoin(entityAccess, eq(entityAccess.entityId, organization.id))
    .where(eq(entityAccess.accountId, demoId("account/organizer")))
    .limit(1);
  return row!.id;
}

/** The link to the next review of a program, by its name. */
export const nextReview = (page: Page, program: string, link: "Review the next one" | "Sıradakini değerlendir") =>
  page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { name: program, exact: true }) })
    .last()
    .getByRole("link", { name: link });
