import { type Part, partsOf } from "#shared/edit/score.ts";
import { sectionIsFilled } from "#shared/edit/sections.ts";
import type { EditableProvider } from "./contract.ts";
import { SECTIONS, type SectionName } from "./form.ts";

/** Sections of the form in the order of its menu. */
export const FORM_SECTIONS = ["basics", "about", "contact", "team", "settings"] as const satisfies readonly (
  | SectionName
  | "settings"
)[];
export type FormSection = (typeof FORM_SECTIONS)[number];

/** Whether something stands in a section. */
export const isFilled = (section: FormSection, { values }: Pick<EditableProvider, "values">): boolean =>
  section === "settings" || sectionIsFilled(SECTIONS[section], values);

/** What counts for how complete a provider is. */
export const PROVIDER_PARTS: readonly Part[] = [
  ...partsOf(SECTIONS),
  { name: "logo", section: "basics", fields: ["logo"] },
];
