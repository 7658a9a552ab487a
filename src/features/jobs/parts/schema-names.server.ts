import { typeId } from "#shared/type-id.ts";

/** The employment types and units of pay that schema.org names, by ours. */
const EMPLOYMENT_TYPES = new Map(
  Object.entries({
    "full-time": "FULL_TIME",
    "part-time": "PART_TIME",
    freelance: "CONTRACTOR",
    "project-based": "CONTRACTOR",
    temporary: "TEMPORARY",
    internship: "INTERN",
    volunteer: "VOLUNTEER",
  }).map(([key, name]) => [typeId("workingPlan", key), name]),
);
const PAY_UNITS = new Map(
  Object.entries({ monthly: "MONTH", yearly: "YEAR", weekly: "WEEK", daily: "DAY", hourly: "HOUR" } as const).map(
    ([key, name]) => [typeId("payPlan", key), name],
  ),
);
const REMOTE = typeId("workingPlan", "remote");

/** The schema.org names of our employment types and pay plan, and whether the work is done from anywhere. */
export const schemaNames = (workingPlanIds: readonly string[], payPlanId: string) => ({
  schemaTypes: [...new Set(workingPlanIds.flatMap((id) => EMPLOYMENT_TYPES.get(id) ?? []))],
  schemaUnit: PAY_UNITS.get(payPlanId) ?? null,
  isRemote: workingPlanIds.includes(REMOTE),
});
