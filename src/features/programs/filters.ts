import type { FilterOf } from "#shared/list/filter.ts";
import { answer, choice, dates, describeList, money, words } from "#shared/list/list.ts";
import { PLACE_FILTERS } from "#shared/list/place-filters.ts";

/** The state of a program on a day; follows from the clock. */
export const PROGRAM_STATES = ["open", "coming", "closed"] as const;

/** The list of programs. Those that are closed are left out until they are asked for. */
export const programList = describeList({
  kind: "programs",
  page: "incubation",
  sorts: ["closing", "newest", "name"],
  sections: {
    status: { open: true },
    deadline: {},
    type: { open: true },
    stage: {},
    sector: {},
    targetMarket: {},
    organizer: {},
    place: {},
    support: {},
  },
  filters: {
    words: words({ query: "words" }),
    status: choice({
      source: "programStatus",
      query: "status",
      lookup: "status",
      every: PROGRAM_STATES,
      facet: "statuses",
      section: "status",
      hideLabel: true,
      ordered: true,
    }),
    programType: choice({
      source: "programType",
      query: "type",
      term: "programType",
      facet: "programTypes",
      section: "type",
      hideLabel: true,
      long: true,
    }),
    stage: choice({
      source: "stage",
      query: "stage",
      term: "stage",
      facet: "stages",
      section: "stage",
      hideLabel: true,
      ordered: true,
    }),
    sector: choice({
      source: "sector",
      query: "sector",
      term: "sector",
      facet: "sectors",
      section: "sector",
      hideLabel: true,
      long: true,
    }),
    targetMarket: choice({
      source: "targetMarket",
      query: "target-market",
      term: "targetMarket",
      facet: "targetMarkets",
      section: "targetMarket",
      hideLabel: true,
    }),
    organizerType: choice({
      source: "organizerType",
      query: "organizer-type",
      term: "organizerType",
      facet: "organizerTypes",
      section: "organizer",
      hideLabel: true,
    }),
    ...PLACE_FILTERS,
    isGrant: answer({ query: "grant", term: "grant", facet: "grant", section: "support" }),
    investmentType: choice({
      source: "investmentType",
      query: "investment-type",
      term: "investmentType",
      facet: "investmentTypes",
      section: "support",
      long: true,
    }),
    investment: money({
      query: "amount-usd",
      term: "investment",
      column: "most_investment_usd",
      least: { term: "leastInvestment", column: "least_investment_usd" },
      section: "support",
    }),
    deadline: dates({
      query: "closes",
      term: "closes",
      column: "closes_on",
      isAhead: true,
      section: "deadline",
      hideLabel: true,
    }),
  },
});

export type ProgramFilter = FilterOf<typeof programList>;
