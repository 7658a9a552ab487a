import { and, eq, isNull } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { job, jobChoice } from "#db/tables/jobs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import type { EditReference } from "#server/edit/reference.server.ts";
import { type Edit, newThing, saveThing, type Write } from "#server/edit/save-edit.server.ts";
import { countVersion } from "#server/versions.server.ts";
import { isInsider, mayEdit } from "#shared/access.ts";
import type { Save, Values } from "#shared/edit/form.ts";
import { slugOf } from "#shared/fold.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { refuse } from "#shared/outcome.ts";
import { unitOf } from "#shared/units.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshJobs } from "../commands.server.ts";
import { type JobFields, jobForm } from "./form.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { CHOICE_FIELDS, type ChoiceField, freeAddress, jobValues, lockJob } from "./queries.server.ts";
import { dayBefore } from "./rules.ts";

type Change = Omit<Edit<JobFields>, "form">;

const audit = auditor("job", "job", {
  names: namesFrom(en, tr, ({ fields }) => ({ fields })),
  writes: jobForm.fields,
});

/** The job, locked, when the member may write it; `notFound` hides one that others do not see. */
async function jobToEdit(tx: Db, id: string, member: Member) {
  const row = await lockJob(tx, id);
  if (!row) return refuse("notFound");
  if (mayEdit(member, row.startupId)) return { ok: true as const, row };
  return row.isListed || isInsider(member, row.startupId) ? refuse("forbidden") : refuse("notFound");
}

/** Adds a job to a startup. */
export async function createJob(
  tx: Db,
  member: Member,
  { startupId, isVisible, ...change }: Change & { startupId: string; isVisible: boolean },
) {
  const [startupRow] = await tx
    .select()
    .from(startup)
    .where(and(eq(startup.id, startupId), isNull(startup.deletedAt)))
    .for("no key update");
  if (!startupRow || !(startupRow.isVisible || isInsider(member, startupId))) return refuse("notFound");
  if (!mayEdit(member, startupId)) return refuse("forbidden");
  const check = ({ expirationDate }: Values<JobFields>) =>
    expirationDate! < lastDayOf(new Date()) ? [{ field: "expirationDate", reason: "inThePast" }] : [];
  const checked = await newThing({ ...change, form: jobForm, check });
  if (!checked.ok) return checked;
  const { titleEn, titleTr } = checked.values;
  const id = v7();
  const seoUrl = await freeAddress(tx, slugOf(`${startupRow.name} ${titleEn ?? titleTr}`) || id);
  const row = { ...columnsOf(checked, change), id, startupId, seoUrl, isVisible, createdBy: member.id };
  await tx.insert(job).values(row as typeof job.$inferInsert);
  await replaceChoices(tx, id, checked);
  await refreshJobs(tx, [id]);
  await audit(tx, member, "created", id);
  return { ok: true as const, id, seoUrl };
}

/** Saves fields of a job. */
export async function changeJob(tx: Db, id: string, member: Member, change: Change) {
  const found = await jobToEdit(tx, id, member);
  if (!found.ok) return found;
  const stored = await jobValues(tx, found.row);
  const thing = { table: job, where: eq(job.id, id) };
  const saved = await saveThing(tx, thing, stored, { ...change, form: jobForm }, async (write) => {
    await tx
      .update(job)
      .set({ ...columnsOf(write, change), updatedAt: new Date() })
      .where(eq(job.id, id));
    await replaceChoices(tx, id, write);
  });
  if (!saved.ok) return saved;
  await refreshJobs(tx, [id]);
  await audit(tx, member, "changed", id, saved.changes);
  return saved;
}

/** The columns of a job: its wage has one rate, that of the day on which it was written. */
function columnsOf({ columns, values, sent }: Write<JobFields>, { reference, today }: Change) {
  const { minWageUsd: _least, maxWageUsd: _most, ...own } = columns;
  if (!sent.has("wageCurrencyId")) return own;
  const rate = rateOf(reference, values.wageCurrencyId, today);
  return { ...own, usdRate: rate?.usdPerUnit ?? null, usdRateDate: rate?.day ?? null };
}

const rateOf = (reference: EditReference, currencyId: string | null, today: string) =>
  currencyId === null ? undefined : reference.rateOn(currencyId, today);

async function replaceChoices(tx: Db, jobId: string, { sent, values }: Write<JobFields>): Promise<void> {
  for (const field of Object.keys(CHOICE_FIELDS) as ChoiceField[]) {
    if (!sent.has(field)) continue;
    const kind = CHOICE_FIELDS[field];
    await tx.delete(jobChoice).where(and(eq(jobChoice.jobId, jobId), eq(jobChoice.kind, kind)));
    if (values[field].length > 0)
      await tx.insert(jobChoice).values(values[field].map((typeId) => ({ jobId, kind, typeId })));
  }
}

/** Publishes a job, or hides it from all but the people of its startup. */
export async function showJob(tx: Db, id: string, member: Member, isVisible: boolean) {
  const found = await jobToEdit(tx, id, member);
  if (!found.ok) return found;
  if (isVisible && found.row.expirationDate < lastDayOf(new Date())) return refuse("jobEnded");
  if (found.row.isVisible !== isVisible) await setVisible(tx, id, member, isVisible);
  return { ok: true as const };
}

async function setVisible(tx: Db, id: string, member: Member, isVisible: boolean): Promise<void> {
  await tx.update(job).set({ isVisible, updatedAt: new Date() }).where(eq(job.id, id));
  await refreshJobs(tx, [id]);
  await audit(tx, member, isVisible ? "shown" : "hidden", id);
}

/** Ends the time to apply: yesterday was the last day. One that is still to come is hidden. */
export async function closeJob(tx: Db, id: string, member: Member) {
  const found = await jobToEdit(tx, id, member);
  if (!found.ok) return found;
  const today = lastDayOf(new Date());
  if (found.row.publicationDate > today) await setVisible(tx, id, member, false);
  else if (found.row.expirationDate >= today) {
    const expirationDate = dayBefore(today);
    await tx.update(job).set({ expirationDate, updatedAt: new Date() }).where(eq(job.id, id));
    await countVersion(tx, { table: job, where: eq(job.id, id) }, [unitOf(jobForm.units, "expirationDate")]);
    await refreshJobs(tx, [id]);
    await audit(tx, member, "closed", id);
  }
  return { ok: true as const };
}

/** Takes a job out of everything but the lists of those who applied. */
export async function deleteJob(tx: Db, id: string, member: Member) {
  const found = await jobToEdit(tx, id, member);
  if (!found.ok) return found.reason === "notFound" ? refuse("notFoundOnDelete") : found;
  await tx.update(job).set({ deletedAt: new Date() }).where(eq(job.id, id));
  await refreshJobs(tx, [id]);
  await audit(tx, member, "deleted", id);
  return { ok: true as const };
}

/** Adds a value to a list of a job, or takes it out. */
export async function changeChoice(
  tx: Db,
  id: string,
  member: Member,
  { field, add, remove, ...edit }: Omit<Change, "change"> & { field: ChoiceField; add?: string; remove?: string },
) {
  const found = await jobToEdit(tx, id, member);
  if (!found.ok) return found;
  const next = new Set((await jobValues(tx, found.row))[field].filter((typeId) => typeId !== remove));
  if (add) next.add(add);
  return changeJob(tx, id, member, { ...edit, change: { [field]: [...next].sort() } as Save<JobFields> });
}
