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

/** True if a section has any value. */
export const isFilled = (section: FormSection, { values }: Pick<EditableProvider, "values">): boolean =>
  section === "settings" || sectionIsFilled(SECTIONS[section], values);

/** The parts that count for how complete a provider is. */
export const PROVIDER_PARTS: readonly Part[] = [
  ...partsOf(SECTIONS),
  { name: "logo", section: "basics", fields: ["logo"] },
];
