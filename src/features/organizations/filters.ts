import type { FilterOf } from "#shared/list/filter.ts";
import { choice, describeList, words } from "#shared/list/list.ts";

/** The list of organizations (specification, "Organization list filter"). */
export const organizationList = describeList({
  kind: "organizations",
  page: "techCenters",
  sorts: ["name", "newest"],
  sections: { type: { open: true }, place: { open: true } },
  filters: {
    words: words({ query: "words" }),
    type: choice({ source: "organizerType", term: "type", facet: "types", section: "type", hideLabel: true }),
    country: choice({
      source: "country",
      term: "country",
      facet: "countries",
      section: "place",
      hideLabel: true,
      long: true,
    }),
    city: choice({
      source: "city",
      term: "city",
      facet: "cities",
      section: "place",
      needs: { field: "country", is: "one" },
      long: true,
    }),
  },
});

export type OrganizationFilter = FilterOf<typeof organizationList>;
