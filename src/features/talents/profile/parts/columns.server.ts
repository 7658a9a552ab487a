import type { profile } from "#db/tables/profile.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { ProfileInput } from "../contract.ts";
import { NETWORKS } from "../rules.ts";
import { changesPhone, phoneOf } from "./input-problems.server.ts";
import { salaryColumns } from "./salary.server.ts";

/** Fields that are stored under their own name. */
const PLAIN_COLUMNS = [
  "birthday",
  "genderId",
  "countryId",
  "cityId",
  "countyId",
  "description",
  "jobSearchStatusId",
  "jobSearchAudience",
  "expectationToJobId",
  ...NETWORKS,
] as const;

/**
 * Columns for a checked input. A save can write only these; fields left out are unchanged. `whole`: the input completed
 * with stored values.
 */
export function columnsOf(
  input: ProfileInput,
  whole: ProfileInput,
  types: Catalogue,
  today: string,
): Partial<typeof profile.$inferInsert> {
  const plain = Object.fromEntries(
    PLAIN_COLUMNS.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  );
  const phone = changesPhone(input) ? (phoneOf(whole) ?? { mobilePhoneCode: null, mobilePhone: null }) : {};
  const changesSalary = (side: "min" | "max") =>
    input[`${side}SalaryExpectationToJob`] !== undefined ||
    input[`${side}SalaryExpectationToJobCurrencyId`] !== undefined;
  const salary = (side: "min" | "max") => {
    const amount = whole[`${side}SalaryExpectationToJob`] ?? null;
    const currency = whole[`${side}SalaryExpectationToJobCurrencyId`] ?? null;
    return changesSalary(side) ? salaryColumns(side, amount, currency, types, today) : {};
  };
  return {
    ...plain,
    ...phone,
    ...salary("min"),
    ...salary("max"),
    ...(input.minShareExpectationToJob === undefined ? {} : { minShare: input.minShareExpectationToJob }),
    ...(input.maxShareExpectationToJob === undefined ? {} : { maxShare: input.maxShareExpectationToJob }),
  };
}
