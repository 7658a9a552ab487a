import { AppError } from "#shared/errors.ts";
import type { TalentFilter } from "../filters.ts";
import type { TalentListFilter } from "./contract.ts";

/** The names of the specification's fields in the list. */
const NAMES = {
  country: "CountryId",
  city: "CityId",
  workingPlans: "WorkingPlans",
  jobRoles: "JobRoles",
  skills: "Skills",
  softSkills: "Skills",
  schools: "Educations",
  languages: "UserLanguages",
  jobSearchStatus: "JobSearchStatusId",
  salary: "MinSalaryExpectationToJob",
  salaryCurrency: "MinSalaryExpectationToJobCurrencyId",
  share: "MinShareExpectationToJob",
} as const satisfies Partial<Record<keyof TalentFilter, keyof TalentListFilter>>;

/** The filter of the list. Throws `invalidInput` where the two bounds of the salary are in different currencies. */
export function listFilterOf(filter: TalentListFilter): TalentFilter {
  const { MinSalaryExpectationToJobCurrencyId: lower, MaxSalaryExpectationToJobCurrencyId: upper } = filter;
  const currencies = [...new Set([...lower, ...upper])];
  if (currencies.length > 1)
    throw new AppError("invalidInput", [
      { field: "filter.MaxSalaryExpectationToJobCurrencyId", reason: "otherCurrency" },
    ]);
  const salary = rangeOf(filter.MinSalaryExpectationToJob, filter.MaxSalaryExpectationToJob);
  return {
    country: filter.CountryId,
    city: filter.CityId,
    workingPlans: filter.WorkingPlans,
    jobRoles: filter.JobRoles,
    skills: filter.Skills,
    schools: filter.Educations,
    languages: filter.UserLanguages,
    jobSearchStatus: filter.JobSearchStatusId,
    salary,
    // The panel preselects one before there is an amount.
    salaryCurrency: salary ? currencies : undefined,
    share: rangeOf(filter.MinShareExpectationToJob, filter.MaxShareExpectationToJob),
  };
}

function rangeOf(gte: number | null | undefined, lte: number | null | undefined) {
  if (typeof gte === "number" && typeof lte === "number" && gte > lte)
    throw new AppError("invalidInput", [{ field: "filter", reason: "reversed" }]);
  return typeof gte === "number" || typeof lte === "number"
    ? { gte: gte ?? undefined, lte: lte ?? undefined }
    : undefined;
}

/** The same failure with the fields as the request named them. */
export const inNamesOfRequest = (error: AppError): AppError =>
  new AppError(
    error.code,
    error.fields.map(({ field, ...why }) => ({
      ...why,
      field: field.replace(/^(filter\.)?(\w+)$/, (_, prefix = "", name) => prefix + (NAMES[name as "country"] ?? name)),
    })),
  );
