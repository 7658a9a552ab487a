import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { job, jobApplication, jobApplicationNote, jobApplicationStep } from "#db/tables/jobs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type Edit, newThing } from "#server/edit/save-edit.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import type { MailKind } from "#server/mail/content.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { holdsScope, mayAnswerJobApplications } from "#shared/access.ts";
import { lastDayOf } from "#shared/last-day.ts";
import type { Locale } from "#shared/locale.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshJobs } from "../commands.server.ts";
import { isPublished } from "../rules.ts";
import { type ApplyFields, applyForm } from "./form.ts";
import {
  type ApplicantFacts,
  applicantLeftMail,
  applicantShowsWageMail,
  applicationMovedMail,
  applicationReceivedMail,
  applicationWithdrawnMail,
  type JobFacts,
  teamShowsWageMail,
} from "./parts/mails.server.ts";
import { ANSWERING_SCOPES, contactOf, turnedSilent } from "./queries.server.ts";
import { isAnswer, mayMove, mayWithdraw, monthlyWage, statusId, statusOf, wageFit } from "./rules.ts";

interface SentFile {
  key: string;
  name: string;
}

/** Applies to a job, once. `cv`: the copy that is sent along, where the applicant wishes it and has one. */
export async function apply(
  tx: Db,
  member: Member,
  { jobId, cv, ...edit }: Omit<Edit<ApplyFields>, "form"> & { jobId: string; cv: SentFile | undefined },
) {
  const [to] = await tx
    .select()
    .from(job)
    .where(and(eq(job.id, jobId), isNull(job.deletedAt)));
  const now = new Date();
  if (!(to?.isListed && isPublished(to.publicationDate, now))) return refuse("notFound");
  if (holdsScope(member, to.startupId, SCOPE.READ)) return refuse("ownJob");
  if (to.expirationDate < lastDayOf(now)) return refuse("jobExpired");
  const { phone, linkedin, isLeaving } = await contactOf(tx, member.id);
  if (isLeaving) return refuse("keepAccountFirst");
  const checked = await newThing({ ...edit, form: applyForm });
  const lacksCv = checked.ok && checked.values.sendsCv && !cv;
  const missing = Object.entries({ phone, linkedin, ...(lacksCv && { sendsCv: null }) }).filter(
    ([, value]) => value === null,
  );
  if (!phone || !linkedin || lacksCv)
    return refuse("invalidInput", [
      ...missing.map(([field]) => ({ field, reason: "missingInProfile" })),
      ...(checked.ok ? [] : checked.fields),
    ]);
  if (!checked.ok) return checked;
  const { applyNote, minWage, maxWage, wageCurrencyId, showsWage } = checked.values;
  const rate = wageCurrencyId ? edit.reference.rateOn(wageCurrencyId, edit.today)?.usdPerUnit : undefined;
  const inUsd = (amount: number | null) => (amount === null || rate === undefined ? null : amount * rate);
  const id = v7();
  const received = statusId("received");
  const added = await tx
    .insert(jobApplication)
    .values({
      id,
      jobId,
      accountId: member.id,
      statusId: received,
      note: applyNote,
      phone,
      linkedin,
      minWage,
      maxWage,
      wageCurrencyId,
      applicantShowsWage: showsWage,
      cvKey: cv?.key ?? null,
      cvName: cv?.name ?? null,
      wageFit: wageFit(monthlyWage(to), { min: inUsd(minWage), max: inUsd(maxWage) }),
    })
    // The same may be sent from two tabs at once.
    .onConflictDoNothing({ target: [jobApplication.jobId, jobApplication.accountId] })
    .returning({ id: jobApplication.id });
  if (added.length === 0) return refuse("appliedAlready");
  await tx.insert(jobApplicationStep).values({ applicationId: id, statusId: received });
  await audit(tx, member, "applied", id);
  const hasCv = cv !== undefined;
  await mailTeam(tx, member.id, to, (facts) => ({ kind: applicationReceivedMail, data: { ...facts, hasCv } }));
  return { ok: true as const, id };
}

/** Tells those of the team who may answer what an applicant did, each in their own language. */
async function mailTeam<Data>(
  tx: Db,
  applicantId: string,
  to: typeof job.$inferSelect,
  mailOf: (facts: ApplicantFacts) => { kind: MailKind<Data>; data: Data },
  /** What is mailed, where its opposite is, too. */
  news = "",
): Promise<void> {
  const [startupRow] = await tx.select().from(startup).where(eq(startup.id, to.startupId));
  const [applicant] = await tx.select().from(account).where(eq(account.id, applicantId));
  for (const { email, name, locale } of await reachablePeople(tx, to.startupId, ANSWERING_SCOPES)) {
    const facts = {
      jobId: to.id,
      title: titleIn(to, locale),
      startup: oneLine(startupRow!.name),
      applicant: oneLine(`${applicant!.name} ${applicant!.surname}`),
    };
    const mail = { to: { email, name }, locale, ...mailOf(facts) };
    await queueMailOncePerDay(tx, [to.id, applicantId, news], mail);
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const titleIn = ({ titleEn, titleTr }: typeof job.$inferSelect, locale: Locale): string =>
  oneLine((locale === "tr" ? titleTr || titleEn : titleEn || titleTr) ?? "");

const audit = (
  tx: Db,
  member: Member,
  action: ActionOn<"jobApplication">,
  entityId: string,
  detail: Record<string, unknown> = {},
) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `jobApplication.${action}`,
    entity: "jobApplication",
    entityId,
    detail,
  });

/** The application, locked, and on which side of it a member is; undefined: it is not theirs to know of. */
async function lockApplication(tx: Db, id: string, member: Member) {
  const [row] = await tx
    .select({ application: jobApplication, job, startup, leavesAt: account.deleteAt })
    .from(jobApplication)
    .innerJoin(account, eq(account.id, jobApplication.accountId))
    .innerJoin(job, eq(job.id, jobApplication.jobId))
    .innerJoin(startup, eq(startup.id, job.startupId))
    .where(eq(jobApplication.id, id))
    .for("update", { of: jobApplication });
  if (!row) return undefined;
  if (row.application.accountId === member.id) return { ...row, side: "applicant" as const };
  return mayAnswerJobApplications(member, row.job.startupId) ? { ...row, side: "team" as const } : undefined;
}

interface Move {
  id: string;
  statusId: string;
  /** That of the status from which it is moved. */
  version?: number | undefined;
}

/** Moves an application on: its applicant withdraws it, the team does the rest. The applicant is mailed. */
export async function setStatus(tx: Db, member: Member, { id, statusId: wanted, version }: Move) {
  const found = await lockApplication(tx, id, member);
  if (!found) return refuse("notFound");
  const { application, side } = found;
  const [from, to] = [statusOf(application.statusId)!, statusOf(wanted)];
  if (!to) return refuse("invalidInput", [{ field: "statusId", reason: "unknown" }]);
  if ((side === "applicant") !== (to === "withdrawn")) return refuse("forbidden");
  if (side === "team" && found.leavesAt) return refuse("applicantLeft");
  if (from === to) return { ok: true as const, statusId: wanted, status: to, version: application.version };
  if (version !== undefined && version !== application.version)
    return refuse("changedMeanwhile", [
      {
        field: "statusId",
        reason: "changedMeanwhile",
        yours: wanted,
        theirs: application.statusId,
        version: application.version,
      },
    ]);
  if (!(side === "applicant" ? mayWithdraw(from) : mayMove(from, to))) return refuse("applicationOver");
  const [moved] = await tx
    .update(jobApplication)
    .set({
      statusId: wanted,
      version: sql`${jobApplication.version} + 1`,
      updatedAt: new Date(),
      ...(to === "withdrawn" && withoutCv(application)),
      ...(side === "team" && isAnswer(to) && !application.answeredAt && { answeredAt: new Date() }),
    })
    .where(eq(jobApplication.id, id))
    .returning({ version: jobApplication.version });
  if (to === "withdrawn") await discardFiles(tx, [application.cvKey]);
  await tx.insert(jobApplicationStep).values({ applicationId: id, statusId: wanted });
  await bringInLine(tx, found.job.id);
  await audit(tx, member, to === "withdrawn" ? "withdrawn" : "moved", id, { from, to });
  if (side === "team") await mailApplicant(tx, found, applicationMovedMail, { status: to });
  else await mailTeam(tx, member.id, found.job, (data) => ({ kind: applicationWithdrawnMail, data }));
  return { ok: true as const, statusId: wanted, status: to, version: moved!.version };
}

/** A job whose applicants wait in vain sinks in the list; one that has answered them rises again. */
export async function bringInLine(tx: Db, ...jobIds: string[]): Promise<void> {
  const turned = await turnedSilent(tx, jobIds.length > 0 ? jobIds : undefined);
  if (turned.length === 0) return;
  // Nothing of what the job says has changed: `updated_at` stays.
  await tx.execute(sql`update job set is_silent = not is_silent where id = any (${sql.param(turned)}::uuid[])`);
  await refreshJobs(tx, turned);
}

async function mailApplicant<More extends object>(
  tx: Db,
  { application, job: to, startup: of }: NonNullable<Awaited<ReturnType<typeof lockApplication>>>,
  kind: MailKind<JobFacts & More>,
  more: More,
): Promise<void> {
  const [person] = await tx.select().from(account).where(eq(account.id, application.accountId));
  if (!person) return;
  const { email, name, locale } = person;
  const data = { title: titleIn(to, locale), startup: oneLine(of.name), ...more };
  const about = [application.id, JSON.stringify(more)];
  await queueMailOncePerDay(tx, about, { to: { email, name }, locale, kind, data });
}

/** Tells the teams that have an open application of a member who is leaving: there is nothing to answer for now. */
export async function tellOfLeaving(tx: Db, accountId: string): Promise<void> {
  const rows = await tx
    .select({ application: jobApplication, job })
    .from(jobApplication)
    .innerJoin(job, and(eq(job.id, jobApplication.jobId), isNull(job.deletedAt)))
    .innerJoin(account, and(eq(account.id, jobApplication.accountId), isNotNull(account.deleteAt)))
    .where(eq(account.id, accountId));
  const open = rows.filter(({ application }) => mayWithdraw(statusOf(application.statusId)!));
  for (const { application, job: to } of open)
    await mailTeam(tx, accountId, to, (facts) => ({
      kind: applicantLeftMail,
      data: {
        jobId: facts.jobId,
        title: facts.title,
        startup: facts.startup,
        sentOn: application.createdAt.toISOString(),
      },
    }));
  if (open.length > 0) await bringInLine(tx, ...open.map(({ job: to }) => to.id));
}

/** An application without its CV; one that had one says so. */
const withoutCv = ({ cvKey, cvTakenBack }: typeof jobApplication.$inferSelect) => ({
  cvKey: null,
  cvName: null,
  cvTakenBack: cvTakenBack || cvKey !== null,
});

/** Takes the CV back that was sent along; the application stays. */
export async function takeCvBack(tx: Db, member: Member, id: string) {
  const found = await lockApplication(tx, id, member);
  if (found?.side !== "applicant") return refuse("notFoundOnDelete");
  const { cvKey } = found.application;
  if (cvKey === null) return { ok: true as const };
  await tx.update(jobApplication).set(withoutCv(found.application)).where(eq(jobApplication.id, id));
  await discardFiles(tx, [cvKey]);
  await audit(tx, member, "cvTakenBack", id);
  return { ok: true as const };
}

/** Records that somebody of the team read a CV. */
export const noteCvRead = (tx: Db, member: Member, id: string): Promise<void> => audit(tx, member, "cvRead", id);

/** Agrees to show the figures of one's side; the other side is mailed, once. */
export async function showWage(tx: Db, member: Member, id: string) {
  const found = await lockApplication(tx, id, member);
  if (!found) return refuse("notFound");
  const { application, side } = found;
  if (statusOf(application.statusId) === "withdrawn") return refuse("applicationOver");
  if (side === "team" && found.leavesAt) return refuse("applicantLeft");
  const done = { ok: true as const, side, jobId: found.job.id };
  const shown = side === "applicant" ? ("applicantShowsWage" as const) : ("teamShowsWage" as const);
  if (application[shown]) return done;
  await tx
    .update(jobApplication)
    .set({ [shown]: true })
    .where(eq(jobApplication.id, id));
  await audit(tx, member, "wageShown", id);
  if (side === "team") await mailApplicant(tx, found, teamShowsWageMail, { isOpen: application.applicantShowsWage });
  else {
    const isOpen = application.teamShowsWage || !found.job.hidesWage;
    await mailTeam(
      tx,
      member.id,
      found.job,
      (facts) => ({ kind: applicantShowsWageMail, data: { ...facts, isOpen } }),
      String(isOpen),
    );
  }
  return done;
}

/** Writes a note that only the team sees. */
export async function addNote(tx: Db, member: Member, { jobApplyId, text }: { jobApplyId: string; text: string }) {
  const found = await lockApplication(tx, jobApplyId, member);
  if (found?.side !== "team") return refuse("notFound");
  const id = v7();
  await tx.insert(jobApplicationNote).values({ id, applicationId: jobApplyId, authorId: member.id, text });
  return { ok: true as const, id };
}

/** Deletes a note of one's own. */
export async function deleteNote(tx: Db, member: Member, id: string) {
  const deleted = await tx
    .delete(jobApplicationNote)
    .where(and(eq(jobApplicationNote.id, id), eq(jobApplicationNote.authorId, member.id)))
    .returning({ id: jobApplicationNote.id });
  return deleted.length > 0 ? { ok: true as const } : refuse("notFoundOnDelete");
}
