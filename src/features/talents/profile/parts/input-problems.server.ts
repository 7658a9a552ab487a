import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { withPlus } from "#shared/typed-phone.ts";
import type { ProfileInput } from "../contract.ts";
import { isCallingCode } from "./phone-codes.ts";

/** The kind of catalogue entry that each field refers to. */
const KINDS = {
  genderId: ["gender"],
  jobSearchStatusId: ["jobSearchStatus"],
  expectationToJobId: ["expectationToJob"],
  departmentId: ["department"],
  degreeId: ["degree"],
  graduateStatusId: ["graduateStatus"],
  languageLevelId: ["languageLevel"],
  positionId: ["position"],
  knowledgeLevelId: ["knowledgeLevel"],
  workingPlanId: ["workingPlan"],
  jobRoleId: ["jobRole"],
  employmentTypeId: ["workingPlan"],
} as const satisfies Record<string, readonly TypeKind[]>;

const unknown = (field: string): FieldProblem => ({ field, reason: "unknown" });
type Ids = Record<string, unknown>;
const idOf = (row: Ids, field: string) => (typeof row[field] === "string" ? row[field] : undefined);

/** True if a place lies in the expected one. An unknown place lies nowhere, also where none is expected. */
const isWithin = (actual: string | undefined, expected: string | undefined) =>
  actual !== undefined && actual === expected;

/** Problems with ids: unknown ones, ones of another kind, and places that do not contain each other. */
export function referenceProblems(row: Ids, catalogue: Catalogue): FieldProblem[] {
  const isOf = (id: string, kinds: readonly string[]) => kinds.includes(catalogue.types.get(id)?.kind ?? "");
  const wrong = (field: string, isRight: (id: string) => boolean) => {
    const id = idOf(row, field);
    return id === undefined || isRight(id) ? [] : [unknown(field)];
  };
  return [
    ...Object.entries(KINDS).flatMap(([field, kinds]) => wrong(field, (id) => isOf(id, kinds))),
    ...wrong("skillId", (id) => isOf(id, [row.isSoft ? "softSkill" : "skill"])),
    ...wrong("languageId", (id) => catalogue.languages.has(id)),
    ...wrong("minSalaryExpectationToJobCurrencyId", (id) => catalogue.currencies.has(id)),
    ...wrong("maxSalaryExpectationToJobCurrencyId", (id) => catalogue.currencies.has(id)),
    ...wrong("countryId", (id) => catalogue.countries.has(id)),
    ...wrong("cityId", (id) => isWithin(catalogue.cities.get(id)?.countryId, idOf(row, "countryId"))),
    ...wrong("countyId", (id) => isWithin(catalogue.counties.get(id)?.cityId, idOf(row, "cityId"))),
  ];
}

type Phone = Pick<ProfileInput, "mobilePhoneCode" | "mobilePhone">;

export const changesPhone = ({ mobilePhoneCode, mobilePhone }: Phone): boolean =>
  mobilePhoneCode !== undefined || mobilePhone !== undefined;

const HALVES = [
  ["mobilePhoneCode", "mobilePhone"],
  ["minSalaryExpectationToJobCurrencyId", "minSalaryExpectationToJob"],
  ["maxSalaryExpectationToJobCurrencyId", "maxSalaryExpectationToJob"],
] as const;

/** A country code or a currency says nothing without its number: neither sent nor stored. */
export const loneHalves = (input: ProfileInput, whole: ProfileInput): FieldProblem[] =>
  HALVES.filter(([half, other]) => input[half] && input[other] === undefined && (whole[other] ?? "") === "").map(
    ([, field]) => ({ field, reason: "required" }),
  );

/** The stored form of a number: country code and national digits. Undefined: not a valid number of that country. */
export function phoneOf({ mobilePhoneCode, mobilePhone }: Phone) {
  const code = mobilePhoneCode?.replace(/\D/g, "");
  if (!code || !mobilePhone || !isCallingCode(code)) return undefined;
  const parsed = parsePhoneNumberFromString(withPlus(mobilePhone), { defaultCallingCode: code });
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) return undefined;
  return { mobilePhoneCode: code, mobilePhone: parsed.nationalNumber as string };
}
