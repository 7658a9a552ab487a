import { mayEdit, mayEditFinancials } from "#shared/access.ts";
import { type Part, partsOf } from "#shared/edit/score.ts";
import type { Viewer } from "#shared/viewer.ts";
import { type RowKey, SECTIONS } from "./form.ts";

const FINANCIAL_FIELDS: ReadonlySet<string> = new Set([...Object.keys(SECTIONS.seeking), "shareValue"]);

/** True if writing the field takes a right on the startup's finances. `key`: of the list whose row has it. */
export const isFinancialField = (field: string, key?: RowKey): boolean =>
  key === "investment" || FINANCIAL_FIELDS.has(field);

/** Fields of a change that the viewer may not write. `key`: of the list whose row it is. */
export function forbiddenFields(viewer: Viewer, startupId: string, sent: readonly string[], key?: RowKey): string[] {
  const edits = mayEdit(viewer, startupId);
  const writesFinancials = mayEditFinancials(viewer, startupId);
  return sent.filter((field) => (isFinancialField(field, key) ? !writesFinancials : !edits));
}

/** Shares of a team in percent; a hundredth more is rounding. */
export const SHARES_MAX = 100;

/** The parts that count for how complete a startup is: the same as in `startups_derived_of` in the database. */
export const STARTUP_PARTS: readonly Part[] = [
  ...partsOf(SECTIONS),
  { name: "logo", section: "basics", fields: ["logo"] },
  { name: "cover", section: "basics", fields: ["cover"] },
  { name: "team", section: "teammember", fields: ["teammember"] },
  { name: "competitor", section: "competitor", fields: ["competitor"] },
];
