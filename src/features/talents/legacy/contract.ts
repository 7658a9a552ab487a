import { z } from "zod";
import { endpoint, pageOf } from "#shared/endpoint.ts";
import { LIST_FAILURES } from "#shared/list/contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { ZERO_ID } from "#shared/zero-id.ts";
import { talentRow } from "../contract.ts";

const value = z.string().trim().max(120);
/** One or several, as ids or slugs; empty and zero mean none. */
const choices = z
  .union([value, z.array(value).max(1_000)])
  .nullish()
  .transform((input) => [input ?? []].flat().filter((item) => item !== "" && item !== ZERO_ID));
const amount = z.number().min(0).max(1e13).nullish();
const percent = z.number().min(0).max(100).nullish();

/** The fields of the specification, "Talent list filter". */
const talentListFilter = z.strictObject({
  CountryId: choices,
  CityId: choices,
  WorkingPlans: choices,
  JobRoles: choices,
  Skills: choices,
  Educations: choices,
  UserLanguages: choices,
  JobSearchStatusId: choices,
  MinSalaryExpectationToJob: amount,
  MaxSalaryExpectationToJob: amount,
  MinSalaryExpectationToJobCurrencyId: choices,
  MaxSalaryExpectationToJobCurrencyId: choices,
  MinShareExpectationToJob: percent,
  MaxShareExpectationToJob: percent,
});
export type TalentListFilter = z.output<typeof talentListFilter>;

export const listTalents = endpoint({
  method: "POST",
  path: "/apiUser/User/List",
  summary: "The list of talents by the filter fields of the specification; the same rows and rights as Talents/List",
  kind: "read",
  failures: [...LIST_FAILURES],
  body: z.strictObject({
    filter: talentListFilter.prefault({}),
    currentPage: z.int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(talentRow),
});
