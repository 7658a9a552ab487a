import type { OwnProfile } from "../contract.ts";
import { NETWORKS, type ProfilePart } from "../rules.ts";
import { type FormValues, isBlank } from "./form-values.ts";

/** Sections of the form, in order. */
export const SECTIONS = [
  "basics",
  "work",
  "workingExperiences",
  "educations",
  "skills",
  "userLanguages",
  "cv",
  "contact",
  "privacy",
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Anchor of a section. */
export const anchorOf = (section: SectionName): string => `profile-${section}`;

/** Anchor of a missing part of the profile; the photo is at the top of the page. */
export function anchorOfPart(part: ProfilePart): string {
  if (part === "photo") return "";
  return `#${anchorOf(part === "place" ? "basics" : sectionOf(part))}`;
}

const LOOKED_FOR = /^(jobSearch|expectation|m(in|ax)(Salary|Share)|workingPlans|jobRoles)/;
const REACHED_BY = ["mobilePhone", "mobilePhoneCode", ...NETWORKS] as readonly string[];

/** The section of a field; fields of rows are named `list.index.field`. */
export function sectionOf(field: string): SectionName {
  const [first = ""] = field.split(".");
  if (["wantsListing", "jobSearchAudience", "hiddenFrom"].includes(first)) return "privacy";
  if (REACHED_BY.includes(first)) return "contact";
  if (LOOKED_FOR.test(first)) return "work";
  return SECTIONS.find((section) => section === first) ?? "basics";
}

/** True if a section has some of the content that readers look for. */
export function isFilled(section: SectionName, values: FormValues, profile: OwnProfile): boolean {
  if (section === "basics") return values.title.trim() !== "" && values.description.trim() !== "";
  if (section === "work") return values.workingPlans.length > 0;
  if (section === "cv") return profile.cv !== null;
  // There is always a choice, and nothing to be filled in.
  if (section === "privacy") return true;
  if (section === "contact") return REACHED_BY.some((field) => values[field as "mobilePhone"].trim() !== "");
  return values[section].some((row) => !isBlank(row));
}
