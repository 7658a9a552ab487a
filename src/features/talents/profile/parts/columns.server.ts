import type { profile } from "#db/tables/profile.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { ProfileInput } from "../contract.ts";
import { NETWORKS } from "../rules.ts";
import { phoneOf } from "./input-problems.server.ts";
import { salaryColumns } from "./salary.server.ts";

/** Fields that are stored under their own name. */
const PLAIN = [
  "birthday",
  "genderId",
  "countryId",
  "cityId",
  "countyId",
  "description",
  "jobSearchStatusId",
  "expectationToJobId",
  ...NETWORKS,
] as const;

/**
 * Columns for a checked input. A save can write only these; fields left out are unchanged. `whole`: the input completed
 * with stored values. An amount without a currency is in the default one.
 */
export function columnsOf(
  input: ProfileInput,
  whole: ProfileInput,
  types: Catalogue,
  today: string,
): Partial<typeof profile.$inferInsert> {
  const plain = Object.fromEntries(
    PLAIN.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  );
  const phone = input.mobilePhone === undefined ? {} : (phoneOf(input) ?? { mobilePhoneCode: null, mobilePhone: null });
  const [usual = null] = types.currencies.keys();
  const { minSalaryExpectationToJob: least, maxSalaryExpectationToJob: most } = input;
  return {
    ...plain,
    ...phone,
    ...(least === undefined
      ? {}
      : salaryColumns("min", least, whole.minSalaryExpectationToJobCurrencyId ?? usual, types, today)),
    ...(most === undefined
      ? {}
      : salaryColumns("max", most, whole.maxSalaryExpectationToJobCurrencyId ?? usual, types, today)),
    ...(input.minShareExpectationToJob === undefined ? {} : { minShare: input.minShareExpectationToJob }),
    ...(input.maxShareExpectationToJob === undefined ? {} : { maxShare: input.maxShareExpectationToJob }),
  };
}
