import { type FilterRights, lockedFilters } from "#shared/list/rights.ts";
import type { Group } from "./contract.ts";
import type { StartupFilterName } from "./filters.ts";

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
export const isLockedGroup = (group: Group, rights: FilterRights): boolean =>
  group !== "none" && lockedFilters(rights).has(GROUP_FIELDS[group]);
