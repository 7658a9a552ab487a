import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { job, jobApplication, jobChoice } from "#db/tables/jobs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue, namesIn } from "#features/reference/queries.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { isInsider, mayAnswerJobApplications, mayEdit, mayVisit } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import { isWaiting } from "../applications/queries.server.ts";
import { isPublished } from "../rules.ts";
import type { EditableJob, OwnJob } from "./contract.ts";
import { type JobFields, jobForm } from "./form.ts";
import { stateOf } from "./rules.ts";

type JobRow = typeof job.$inferSelect;
type StartupRow = typeof startup.$inferSelect;

/** Fields of several values, by the kind of their rows. */
export const CHOICE_FIELDS = { workingPlanIds: "workingPlan", skillIds: "skill", softSkillIds: "softSkill" } as const;
export type ChoiceField = keyof typeof CHOICE_FIELDS;

/** The job, locked for its transaction. Undefined: there is none, or it is deleted. */
export async function lockJob(tx: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(job)
    .where(and(eq(job.id, id), isNull(job.deletedAt)))
    .for("no key update");
  return row;
}

/** The values of the job's form. */
export async function jobValues(db: Db, row: JobRow): Promise<Values<JobFields>> {
  const choices = await db.select().from(jobChoice).where(eq(jobChoice.jobId, row.id));
  const idsOf = (kind: string) => choices.flatMap((choice) => (choice.kind === kind ? [choice.typeId] : [])).sort();
  const lists = Object.fromEntries(Object.entries(CHOICE_FIELDS).map(([field, kind]) => [field, idsOf(kind)]));
  return valuesIn(jobForm, { ...row, ...lists });
}

function ownRow(
  row: JobRow,
  startupRow: StartupRow,
  viewer: Viewer,
  locale: Locale,
): Omit<OwnJob, "applications" | "toAnswer" | "place"> {
  const now = new Date();
  const titles = locale === "tr" ? [row.titleTr, row.titleEn] : [row.titleEn, row.titleTr];
  return {
    id: row.id,
    seoUrl: row.seoUrl,
    title: titles[0] ?? titles[1] ?? "",
    startup: {
      id: startupRow.id,
      name: startupRow.name,
      seoUrl: startupRow.seoUrl,
      logo: startupRow.logo256 ?? startupRow.logo,
    },
    state: stateOf(row, now),
    publicationDate: row.publicationDate,
    expirationDate: row.expirationDate,
    isListed: row.isListed && isPublished(row.publicationDate, now),
    mayEdit: mayEdit(viewer, startupRow.id),
  };
}

const withStartup = (db: Db) =>
  db.select({ job, startup }).from(job).innerJoin(startup, eq(startup.id, job.startupId)).$dynamic();

/** A job as its form holds it. Throws `notFound` for who may not see it, `forbidden` for who may not write it. */
export async function editableJob(
  db: Db,
  by: { id: string } | { seoUrl: string },
  viewer: Viewer,
  locale: Locale,
): Promise<EditableJob> {
  const which = "id" in by ? eq(job.id, by.id) : eq(job.seoUrl, by.seoUrl);
  const [found] = await withStartup(db).where(and(which, isNull(job.deletedAt), isNull(startup.deletedAt)));
  if (!found) throw new AppError("notFound");
  const own = ownRow(found.job, found.startup, viewer, locale);
  if (!own.mayEdit) throw new AppError(own.isListed || isInsider(viewer, own.startup.id) ? "forbidden" : "notFound");
  return { ...own, version: found.job.version, values: await jobValues(db, found.job) };
}

/** The currency in which a startup usually pays, by its country or by other jobs. */
export async function usualCurrency(db: Db, startupId: string): Promise<string> {
  const [usual] = await rowsOf(db, z.object({ id: z.string() }), sql`select usual_job_currency(${startupId}::uuid) id`);
  return usual!.id;
}

/** The first values of a new job of a startup. Refused as its creation is. */
export async function firstValues(db: Db, member: Member, startupId: string) {
  const open = and(eq(startup.id, startupId), isNull(startup.deletedAt));
  const [found] = await db.select({ isVisible: startup.isVisible }).from(startup).where(open);
  if (!found || !(found.isVisible || isInsider(member, startupId))) throw new AppError("notFound");
  if (!mayEdit(member, startupId)) throw new AppError("forbidden");
  return { wageCurrencyId: await usualCurrency(db, startupId) };
}

/** The jobs of all startups on which a member has rights; drafts for those alone who see the startup's. */
export async function jobsOf(db: Db, member: Member, locale: Locale): Promise<OwnJob[]> {
  const ids = member.access.map(({ entityId }) => entityId).filter((id) => mayVisit(member, id));
  if (ids.length === 0) return [];
  const found = await withStartup(db)
    .where(and(inArray(job.startupId, ids), isNull(job.deletedAt), isNull(startup.deletedAt)))
    .orderBy(desc(job.publicationDate), desc(job.id));
  const now = new Date();
  const rows = found.filter(
    (row) => isInsider(member, row.startup.id) || (row.job.isListed && isPublished(row.job.publicationDate, now)),
  );
  const names = namesIn(await catalogue(db), locale);
  const counts = await applicationCounts(
    db,
    rows.flatMap(({ job: { id, startupId } }) => (mayAnswerJobApplications(member, startupId) ? [id] : [])),
  );
  return rows.map((row) => ({
    ...ownRow(row.job, row.startup, member, locale),
    place: (names.city(row.job.cityId) ?? names.country(row.job.countryId))?.name ?? null,
    ...NO_APPLICATIONS,
    ...counts.get(row.job.id),
  }));
}

const NO_APPLICATIONS = { applications: 0, toAnswer: 0 };

/** How many have applied to each of these jobs, and how many of them wait for an answer. */
async function applicationCounts(db: Db, jobIds: readonly string[]): Promise<Map<string, typeof NO_APPLICATIONS>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobApplication.jobId,
      applications: count(),
      waiting: count(sql`case when ${isWaiting("job_application")} then 1 end`),
    })
    .from(jobApplication)
    .where(inArray(jobApplication.jobId, [...jobIds]))
    .groupBy(jobApplication.jobId);
  return new Map(rows.map(({ id, applications, waiting }) => [id, { applications, toAnswer: waiting }]));
}

/** A free address for a new job: "startup-title", with a number where it is taken. Lock the startup before. */
export async function freeAddress(tx: Db, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const seoUrl = number === 1 ? wanted : `${wanted}-${number}`;
    const [taken] = await tx.select({ id: job.id }).from(job).where(eq(job.seoUrl, seoUrl));
    if (!taken) return seoUrl;
  }
}
