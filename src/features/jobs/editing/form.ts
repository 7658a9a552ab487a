import { editForm } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 10_000;
/** Values of one kind at most, so that a page stays readable. */
const VALUES_MAX = 20;

const title = { kind: "text", max: TITLE_MAX } as const;
const description = { kind: "text", max: DESCRIPTION_MAX, lines: 8 } as const;
const percent = { kind: "number", min: 0, max: 100 } as const;

/** The fields of a job, by the part of the form that asks for them (specification, "Job"). */
export const PARTS = {
  work: {
    titleEn: title,
    titleTr: title,
    jobRoleId: { kind: "type", of: "jobRole", required: true },
    workingPlanIds: { kind: "types", of: "workingPlan", max: VALUES_MAX, required: true },
    descriptionEn: description,
    descriptionTr: description,
  },
  skills: {
    skillIds: { kind: "types", of: "skill", max: VALUES_MAX },
    softSkillIds: { kind: "types", of: "softSkill", max: VALUES_MAX },
  },
  place: {
    countryId: { kind: "country", required: true },
    cityId: { kind: "city", in: "countryId", required: true },
    countyId: { kind: "county", in: "cityId" },
  },
  pay: {
    payPlanId: { kind: "type", of: "payPlan", required: true },
    hidesWage: { kind: "flag" },
    minWage: { kind: "amount", currency: "wageCurrencyId" },
    maxWage: { kind: "amount", currency: "wageCurrencyId" },
    wageCurrencyId: { kind: "currency", required: true },
    minShare: percent,
    maxShare: percent,
  },
  dates: {
    publicationDate: { kind: "day", required: true },
    expirationDate: { kind: "day", required: true },
  },
} as const;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

const oneOf = (first: string, ...values: (string | readonly string[] | null)[]): FieldProblem[] =>
  values.some((value) => value !== null && value.length > 0) ? [] : [{ field: first, reason: "required" }];

export const jobForm = editForm(
  { ...PARTS.work, ...PARTS.skills, ...PARTS.place, ...PARTS.pay, ...PARTS.dates },
  {
    days: [["publicationDate", "expirationDate"]],
    ranges: [
      ["minWage", "maxWage"],
      ["minShare", "maxShare"],
    ],
    together: [
      ["titleEn", "titleTr"],
      ["descriptionEn", "descriptionTr"],
      ["skillIds", "softSkillIds"],
    ],
    check: ({ titleEn, titleTr, descriptionEn, descriptionTr, skillIds, softSkillIds }) => [
      ...oneOf("titleEn", titleEn, titleTr),
      ...oneOf("descriptionEn", descriptionEn, descriptionTr),
      ...oneOf("skillIds", skillIds, softSkillIds),
    ],
  },
);
export type JobFields = (typeof jobForm)["fields"];
