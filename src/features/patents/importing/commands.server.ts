import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { patent, patentChoice } from "#db/tables/patents.server.ts";
import { type FormInputs, formInputs } from "#features/reference/form-input/queries.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { newThing } from "#server/edit/save-edit.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { rowNamed } from "#server/import/named-rows.server.ts";
import { type RowEnd, type RowWork, rowImports } from "#server/import/row-imports.server.ts";
import type { Save } from "#shared/edit/form.ts";
import { formValues } from "#shared/import/form-values.ts";
import { because } from "#shared/import/reasons.ts";
import { refreshPatents } from "../commands.server.ts";
import { type PatentFields, patentForm } from "./form.ts";

/** Application numbers and inventors of one patent, and characters of each. */
const MAX_ITEMS = 50;
const MAX_LENGTH = 200;

/** Adds the patents of a file to organizations that are here. A patent is the same when one of its numbers is. */
export const patentImports = rowImports({
  kind: "patents",
  names: ["nameTr", "nameEn", "applicationNumbers"],
  table: { table: "patent", owner: "patent_id", parts: ["patent_choice"] },
  prepare: formInputs,
  make: addPatent,
  remove: removePatents,
});

async function addPatent(work: RowWork<FormInputs>): Promise<RowEnd> {
  const { tx, viewer, cell, list } = work;
  const organization = await rowNamed(tx, "organization", cell("organization"));
  if ("problem" in organization) return { action: "refused", field: "organization", reason: organization.problem };
  const numbers = list("applicationNumbers").slice(0, MAX_ITEMS);
  const inventors = list("inventors").slice(0, MAX_ITEMS);
  if (numbers.length === 0 || [...numbers, ...inventors].some((text) => text.length > MAX_LENGTH)) {
    const reason = because(numbers.length === 0 ? "noNumber" : "tooLong", { limit: MAX_LENGTH });
    return { action: "refused", field: "applicationNumbers", reason };
  }
  const organizationId = organization.id;
  const { rows: there } = await tx.execute(sql`
    select from patent where organization_id = ${organizationId} and application_numbers && ${sql.param(numbers)}::text[] limit 1`);
  if (there.length > 0) return { action: "unchanged", field: "applicationNumbers", reason: because("isThere") };
  const values = formValues(patentForm.fields, work) as Save<PatentFields>;
  const { edit, flagged } = work.prepared.inputOf(patentForm, values, "tr");
  const checked = await newThing({ ...edit, form: patentForm });
  if (!checked.ok) return { refused: checked.reason, fields: checked.fields };
  const id = v7();
  const { sectors: _s, lookingFor: _l, targetMarkets: _t, ...columns } = checked.columns;
  const row = { ...columns, id, organizationId, applicationNumbers: numbers, inventors, createdBy: viewer.id };
  await tx.insert(patent).values(row as typeof patent.$inferInsert);
  const { sectors, lookingFor, targetMarkets } = checked.values;
  const kinds = { sector: sectors, patentLookingFor: lookingFor, targetMarket: targetMarkets };
  const choices = Object.entries(kinds).flatMap(([kind, typeIds]) =>
    typeIds.map((typeId) => ({ patentId: id, kind: kind as keyof typeof kinds, typeId })),
  );
  if (choices.length > 0) await tx.insert(patentChoice).values(choices);
  await refreshPatents(tx, [id]);
  await writeAudit(tx, { accountId: viewer.id, action: "patent.created", entity: "patent", entityId: id });
  await noteFlagged(tx, { accountId: viewer.id, entity: "patent", entityId: id, flagged });
  return { made: id };
}

async function removePatents(tx: Db, _viewer: unknown, ids: readonly string[]): Promise<string[]> {
  await tx.execute(sql`delete from patent where id = any (${sql.param(ids)}::uuid[])`);
  await refreshPatents(tx, ids);
  return [];
}
