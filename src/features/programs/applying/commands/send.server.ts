import { desc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { countVersion } from "#server/versions.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { questionsOf } from "../../editing/queries.server.ts";
import { answerProblem, askedAnswers, askedOf } from "../../parts/answers.ts";
import type { SubmittedProfile } from "../contract.ts";
import { applicationSentMail, sentAnswers } from "../parts/mails.server.ts";
import { type ApplicationRow, audit, type Change, lockApplication, saveDraft, shut } from "./draft.server.ts";

export interface Put extends Change {
  id: string;
  putType: "draft" | "send" | "withdraw";
  /** Of the startup, read before the transaction. */
  profile: SubmittedProfile | undefined;
  locale: Locale;
  /** When the request arrived: nobody loses time in a queue. */
  arrivedAt: Date;
  /** Result of the check for banned words. */
  refused: readonly FieldProblem[];
}

/** Saves, sends or withdraws an application of one's startup. */
export async function putApplication(tx: Db, member: Member, put: Put) {
  const row = await lockApplication(tx, member, put.id);
  if (!row) return refuse("notFound");
  if (put.putType === "withdraw") return withdraw(tx, member, row.application);
  if (put.putType === "send") {
    // A co-founder was quicker: what they sent stands until this one has read it.
    const sentSince = row.application.fieldVersions.sent ?? 0;
    const isSent = row.application.sentAt !== null && row.application.withdrawnAt === null;
    if (isSent && (put.version === undefined || sentSince > put.version)) return refuse("programAppliedAlready");
    if (row.application.publishedAt) return refuse("applicationDecided");
    const reason = shut(row.program, put.arrivedAt);
    if (reason) return refuse(reason);
  }
  const saved = await saveDraft(tx, row.application, put);
  if (!saved.ok) return saved;
  if (put.putType === "draft") return { ok: true as const, id: put.id };
  const problems = await sendProblems(tx, row.application, saved.answers, row.program.asksPresentation, put);
  if (problems.length > 0) return refuse("invalidInput", [...problems, ...put.refused]);
  if (put.refused.length > 0) return refuse("bannedWord", [...put.refused]);
  await submit(tx, member, { ...row, answers: { ...saved.answers } }, put);
  return { ok: true as const, id: put.id };
}

/** The missing and wrong answers, by the field at which the page shows them. */
async function sendProblems(
  tx: Db,
  row: ApplicationRow,
  answers: Readonly<Record<string, string | number>>,
  asksPresentation: boolean,
  { presentation }: Put,
): Promise<FieldProblem[]> {
  const questions = await questionsOf(tx, row.formId);
  const wrong = askedOf(questions, ({ id }) => answers[id]).flatMap((question): FieldProblem[] => {
    const field = `answers.${question.key}`;
    const value = answers[question.id];
    const isEmpty = value === undefined || (typeof value === "string" && value.trim() === "");
    if (isEmpty) return question.isRequired ? [{ field, reason: "required" }] : [];
    const options = question.optionsEn.length > 0 ? question.optionsEn : question.optionsTr;
    const problem = answerProblem({ ...question, options }, value);
    return problem ? [{ field, ...problem }] : [];
  });
  const hasPresentation = row.presentationFile !== null && presentation !== null;
  return asksPresentation && !hasPresentation ? [...wrong, { field: "presentation", reason: "required" }] : wrong;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockApplication>>> & { answers: ApplicationRow["answers"] };

async function submit(tx: Db, member: Member, { application, program, startup, answers }: Locked, put: Put) {
  const { id, formId } = application;
  const [last] = await tx
    .select({ number: programSubmission.number })
    .from(programSubmission)
    .where(eq(programSubmission.applicationId, id))
    .orderBy(desc(programSubmission.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  const questions = await questionsOf(tx, formId);
  const sent = { ...askedAnswers(questions, answers) };
  const { locale, arrivedAt } = put;
  await tx.insert(programSubmission).values({
    id: v7(),
    applicationId: id,
    number,
    formId,
    answers: sent,
    locale,
    sentBy: member.id,
    sentAt: arrivedAt,
    profile: { ...put.profile! },
    ...(put.presentation !== null && {
      presentationFile: application.presentationFile,
      presentationName: application.presentationName,
    }),
  });
  await tx
    .update(programApplication)
    .set({ sentAt: arrivedAt, withdrawnAt: null, updatedAt: new Date() })
    .where(eq(programApplication.id, id));
  await countVersion(tx, { table: programApplication, where: eq(programApplication.id, id) }, ["sent"]);
  await audit(tx, member, "sent", id, { number });
  const [to] = await tx.select().from(account).where(eq(account.id, member.id));
  await queueMail(tx, {
    to: { email: to!.email, name: `${to!.name} ${to!.surname}` },
    locale,
    kind: applicationSentMail,
    data: {
      startupId: startup.id,
      number,
      startup: startup.name,
      timeZone: program.timeZone,
      sentAt: arrivedAt.toISOString(),
      program: (locale === "tr" ? (program.nameTr ?? program.nameEn) : (program.nameEn ?? program.nameTr)) ?? "",
      programSeoUrl: program.seoUrl,
      answers: sentAnswers(questions, sent, locale),
      presentation: put.presentation === null ? null : application.presentationName,
      closesAt: program.applyFinish?.toISOString() ?? null,
    },
  });
}

/** Takes an application back; until its result is out. It may be sent again before the deadline. */
async function withdraw(tx: Db, member: Member, row: ApplicationRow) {
  if (row.withdrawnAt) return { ok: true as const, id: row.id };
  if (!row.sentAt) return refuse("notSentYet");
  if (row.publishedAt) return refuse("applicationDecided");
  await tx
    .update(programApplication)
    .set({ withdrawnAt: new Date(), updatedAt: new Date(), result: "inspecting", decidedAt: null, decidedBy: null })
    .where(eq(programApplication.id, row.id));
  await countVersion(tx, { table: programApplication, where: eq(programApplication.id, row.id) }, ["sent"]);
  await audit(tx, member, "withdrawn", row.id);
  return { ok: true as const, id: row.id };
}
