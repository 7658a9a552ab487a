import { isPremiumFilter } from "#shared/list/rights.ts";
import type { Group } from "./contract.ts";
import { type StartupFilterName, startupList } from "./filters.ts";

/** The filters that the groups of a sum are values of. */
export const GROUP_FIELDS = {
  sector: "sector",
  stage: "stage",
  country: "country",
  city: "city",
  region: "region",
  operatingStatus: "operatingStatus",
  employeeCount: "employeeCount",
  foundationYear: "foundationDate",
  tour: "hasInvestment.tour",
  announcedYear: "fundings.announcedDate",
} as const satisfies Partial<Record<Group, StartupFilterName>>;

/** Sums in groups tell what the counts beside a filter's choices tell (decision 6). */
export const isPremiumGroup = (group: Group): boolean =>
  group !== "none" && isPremiumFilter(startupList, GROUP_FIELDS[group]);
