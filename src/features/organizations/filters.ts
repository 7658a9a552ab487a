import type { FilterOf } from "#shared/list/filter.ts";
import { answer, choice, describeList, words } from "#shared/list/list.ts";

/** Of one of its open programs: all these filters hold for the same program. */
const OF_OPEN_PROGRAM = {
  lookup: "openProgram",
  section: "programs",
  needs: { field: "hasOpenProgram", is: "yes" },
} as const;

/** The list of organizations (specification, "Organization list filter"). */
export const organizationList = describeList({
  kind: "organizations",
  page: "techCenters",
  exported: true,
  sorts: ["name", "newest"],
  sections: { type: { open: true }, place: { open: true }, programs: { open: true } },
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
    hasOpenProgram: answer({
      query: "open-program",
      lookup: "openProgram",
      facet: "openPrograms",
      section: "programs",
    }),
    programType: choice({
      source: "programType",
      query: "program-type",
      facet: "programTypes",
      long: true,
      ...OF_OPEN_PROGRAM,
    }),
    stage: choice({ source: "stage", query: "stage", facet: "stages", long: true, premium: true, ...OF_OPEN_PROGRAM }),
    sector: choice({
      source: "sector",
      query: "sector",
      facet: "sectors",
      long: true,
      premium: true,
      ...OF_OPEN_PROGRAM,
    }),
    targetMarket: choice({
      source: "targetMarket",
      query: "target-market",
      facet: "targetMarkets",
      long: true,
      premium: true,
      ...OF_OPEN_PROGRAM,
    }),
  },
});

export type OrganizationFilter = FilterOf<typeof organizationList>;
