import { sectionIsFilled } from "#shared/edit/sections.ts";
import type { EditableStartup } from "../contract.ts";
import { type RowKey, rowForms, SECTIONS, type SectionName } from "../form.ts";

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

/** The sections that the viewer may write. */
export const sectionsFor = ({ may }: Pick<EditableStartup, "may">): FormSection[] =>
  FORM_SECTIONS.filter((section) => (FINANCIAL.includes(section) ? may.editFinancials : may.edit));

/** True if a section has any value. */
export function isFilled(section: FormSection, { lists, values }: EditableStartup): boolean {
  if (section === "settings") return true;
  if (isRowKey(section)) return lists[section].length > 0;
  return sectionIsFilled(SECTIONS[section], values);
}
