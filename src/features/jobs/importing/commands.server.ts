import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type FormInputs, formInputs } from "#features/reference/form-input/queries.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { rowNamed } from "#server/import/named-rows.server.ts";
import { type RowEnd, type RowWork, rowImports } from "#server/import/row-imports.server.ts";
import type { Save } from "#shared/edit/form.ts";
import { formValues } from "#shared/import/form-values.ts";
import { because } from "#shared/import/reasons.ts";
import { refreshJobs } from "../commands.server.ts";
import { createJob } from "../editing/commands.server.ts";
import { type JobFields, jobForm } from "../editing/form.ts";
import { usualCurrency } from "../editing/queries.server.ts";

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
  const values = await withCurrency(formValues(jobForm.fields, work) as Save<JobFields>, startup.id, work);
  const { edit, flagged } = work.prepared.inputOf(jobForm, values, "tr");
  const made = await createJob(tx, viewer, { ...edit, startupId: startup.id, isVisible: true });
  if (!made.ok) return { refused: made.reason, fields: made.fields };
  await noteFlagged(tx, { accountId: viewer.id, entity: "job", entityId: made.id, flagged });
  return { made: made.id };
}

/** A row that names no currency gets the usual one, and the report says so. */
async function withCurrency(
  values: Save<JobFields>,
  startupId: string,
  { tx, row, sources, prepared }: RowWork<FormInputs>,
): Promise<Save<JobFields>> {
  if (values.wageCurrencyId) return values;
  const wageCurrencyId = await usualCurrency(tx, startupId);
  const currency = prepared.types.currencies.get(wageCurrencyId)?.code ?? "";
  row.leaveOut(sources.wageCurrencyId ?? { value: "" }, because("usualCurrency", { currency }));
  return { ...values, wageCurrencyId };
}

async function removeJobs(tx: Db, _viewer: unknown, ids: readonly string[]): Promise<string[]> {
  await tx.execute(sql`delete from job where id = any (${sql.param(ids)}::uuid[])`);
  await refreshJobs(tx, [...ids]);
  return [];
}
