import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type FormInputs, formInputs } from "#features/reference/form-input/queries.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { rowNamed } from "#server/import/named-rows.server.ts";
import { type RowEnd, type RowWork, rowImports } from "#server/import/row-imports.server.ts";
import type { Save } from "#shared/edit/form.ts";
import { formValues } from "#shared/import/form-values.ts";
import { refreshJobs } from "../commands.server.ts";
import { createJob } from "../editing/commands.server.ts";
import { type JobFields, jobForm } from "../editing/form.ts";

/** Adds the jobs of a file to startups that are here. */
export const jobImports = rowImports({
  kind: "jobs",
  names: ["titleTr", "titleEn"],
  table: { table: "job", owner: "job_id", parts: ["job_choice"] },
  prepare: formInputs,
  make: addJob,
  remove: removeJobs,
});

async function addJob(work: RowWork<FormInputs>): Promise<RowEnd> {
  const { tx, viewer, cell } = work;
  const startup = await rowNamed(tx, "startup", cell("startup"));
  if ("problem" in startup) return { action: "refused", field: "startup", reason: startup.problem };
  const values = formValues(jobForm.fields, work) as Save<JobFields>;
  const { edit, flagged } = work.prepared.inputOf(jobForm, values, "tr");
  const made = await createJob(tx, viewer, { ...edit, startupId: startup.id, isVisible: true });
  if (!made.ok) return { refused: made.reason, fields: made.fields };
  await noteFlagged(tx, { accountId: viewer.id, entity: "job", entityId: made.id, flagged });
  return { made: made.id };
}

async function removeJobs(tx: Db, _viewer: unknown, ids: readonly string[]): Promise<string[]> {
  await tx.execute(sql`delete from job where id = any (${sql.param(ids)}::uuid[])`);
  await refreshJobs(tx, [...ids]);
  return [];
}
