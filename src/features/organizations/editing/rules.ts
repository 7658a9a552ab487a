import { type Part, partsOf } from "#shared/edit/score.ts";
import { sectionIsFilled } from "#shared/edit/sections.ts";
import { typeId as idOfType } from "#shared/type-id.ts";
import type { EditableOrganization } from "./contract.ts";
import { SECTIONS, type SectionName } from "./form.ts";

/** Sections of the form in the order of its menu. */
export const FORM_SECTIONS = [
  "basics",
  "contact",
  "about",
  "facilities",
  "team",
  "mentors",
  "networks",
  "patents",
  "settings",
] as const satisfies readonly (SectionName | "settings")[];
export type FormSection = (typeof FORM_SECTIONS)[number];

function types(slugs: readonly string[]): ReadonlySet<string | null> {
  return new Set(slugs.map((slug) => idOfType("organizerType", slug)));
}

/** Types with rooms that others use, and with patents. */
const HOUSES = types([
  "university",
  "incubation-center",
  "entrepreneurship-center",
  "science-park",
  "technology-transfer-office",
  "ngo",
  "company",
]);
/** Types that belong to networks of investors or work with them. */
const INVESTORS = types([
  "angel-investor",
  "angel-investment-network",
  "venture-capital",
  "corporate-venture-capital",
  "investment-company",
  "private-equity",
  "incubation-center",
  "entrepreneurship-center",
  "science-park",
]);
/** One person has neither team nor mentors. */
const ONE_PERSON = idOfType("organizerType", "angel-investor");

/** True if a section is offered to organizations of a type. */
function isFor(section: FormSection, typeId: string | null): boolean {
  if (section === "facilities" || section === "patents") return HOUSES.has(typeId);
  if (section === "networks") return INVESTORS.has(typeId);
  if (section === "team" || section === "mentors") return typeId !== ONE_PERSON;
  return true;
}

/** True if a section has any value. */
export const isFilled = (section: FormSection, { values }: Pick<EditableOrganization, "values">): boolean =>
  section === "settings" || sectionIsFilled(SECTIONS[section], values);

/** The sections of an organization: those of its type, and those in which something stands. */
export const sectionsOf = (organization: Pick<EditableOrganization, "values">): FormSection[] =>
  FORM_SECTIONS.filter((section) => isFor(section, organization.values.typeId) || isFilled(section, organization));

const PARTS: readonly Part[] = [...partsOf(SECTIONS), { name: "logo", section: "basics", fields: ["logo"] }];

/** The parts that count for how complete an organization is, in sections of its type. */
export function partsFor(values: EditableOrganization["values"]): Part[] {
  const offered: readonly string[] = sectionsOf({ values });
  return PARTS.filter(({ section }) => offered.includes(section));
}
