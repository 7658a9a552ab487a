import type { FilterOf } from "#shared/list/filter.ts";
import { choice, dates, describeList, words } from "#shared/list/list.ts";
import { PLACE_FILTERS } from "#shared/list/place-filters.ts";

/** The list of service providers. The fields are those of a provider (specification of the management side). */
export const providerList = describeList({
  kind: "providers",
  page: "providers",
  sorts: ["name", "newest", "founded"],
  sections: {
    industry: { open: true },
    place: { open: true },
    size: { open: true },
    founded: {},
  },
  filters: {
    words: words({ query: "words" }),
    serviceIndustries: choice({
      source: "serviceIndustry",
      query: "service",
      term: "serviceIndustry",
      facet: "serviceIndustries",
      section: "industry",
      hideLabel: true,
      long: true,
    }),
    ...PLACE_FILTERS,
    employeeCount: choice({
      source: "employeeCount",
      query: "employees",
      term: "employeeCount",
      facet: "employeeCounts",
      section: "size",
      hideLabel: true,
      ordered: true,
    }),
    foundationYear: dates({
      query: "founded",
      term: "founded",
      column: "founded_on",
      section: "founded",
      hideLabel: true,
    }),
  },
});

export type ProviderFilter = FilterOf<typeof providerList>;
