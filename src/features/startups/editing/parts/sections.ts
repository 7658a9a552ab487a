import type { Fields } from "#shared/edit/form.ts";
import { sectionIsFilled } from "#shared/edit/sections.ts";
import type { Units } from "#shared/units.ts";
import type { EditableStartup } from "../contract.ts";
import { type RowKey, rowForms, SECTIONS, type SectionName } from "../form.ts";
import { isFinancialField } from "../rules.ts";

/** Sections of the form in the order of its menu: parts of the startup's own fields, and lists of rows. */
export const FORM_SECTIONS = [
  "basics",
  "company",
  "business",
  "market",
  "teammember",
  "investment",
  "seeking",
  "governmentsupport",
  "incubationcenter",
  "AccelerationProgram",
  "competitor",
  "patent",
  "importantupdate",
  "settings",
] as const satisfies readonly (SectionName | RowKey | "settings")[];
export type FormSection = (typeof FORM_SECTIONS)[number];

export const isRowKey = (section: string): section is RowKey => Object.hasOwn(rowForms, section);
export const isFieldSection = (section: string): section is SectionName => Object.hasOwn(SECTIONS, section);

/** The section that an address names; the first one without. */
export const sectionIn = (search: URLSearchParams): FormSection =>
  FORM_SECTIONS.find((section) => section === search.get("section")) ?? "basics";

const FINANCIAL: readonly FormSection[] = ["investment", "seeking"];

/** The sections that the viewer may write, the one that opens first. The shares of a team are finances. */
export function sectionsFor({ may }: Pick<EditableStartup, "may">): FormSection[] {
  if (!may.edit) return may.editFinancials ? [...FINANCIAL, "teammember"] : [];
  return FORM_SECTIONS.filter((section) => may.editFinancials || !FINANCIAL.includes(section));
}

/** The form of a row with the fields that the viewer may write. */
export function rowFormFor(list: RowKey, may: EditableStartup["may"]): { fields: Fields; units: Units } {
  const { fields, units } = rowForms[list];
  const isOpen = (field: string) => (isFinancialField(field, list) ? may.editFinancials : may.edit);
  return { fields: Object.fromEntries(Object.entries(fields).filter(([field]) => isOpen(field))), units };
}

/** True if a section has any value. */
export function isFilled(section: FormSection, { lists, values }: EditableStartup): boolean {
  if (section === "settings") return true;
  if (isRowKey(section)) return lists[section].length > 0;
  return sectionIsFilled(SECTIONS[section], values);
}
