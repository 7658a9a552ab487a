import type { FilterOf } from "#shared/list/filter.ts";
import { choice, dates, describeList, money, words } from "#shared/list/list.ts";

/** The list of patents. The fields are those of a patent (specification of the portal, "Patent"). */
export const patentList = describeList({
  kind: "patents",
  page: "patents",
  sorts: ["newest", "name", "value", "protected"],
  sections: {
    sector: { open: true },
    readiness: { open: true },
    lookingFor: { open: true },
    value: { open: true },
    market: {},
    protection: {},
    organization: {},
  },
  filters: {
    words: words({ query: "words" }),
    sectors: choice({
      source: "sector",
      term: "sector",
      facet: "sectors",
      section: "sector",
      hideLabel: true,
      long: true,
    }),
    technologyReadinessLevel: choice({
      source: "technologyReadinessLevel",
      query: "readiness",
      term: "readiness",
      facet: "technologyReadinessLevels",
      section: "readiness",
      hideLabel: true,
      ordered: true,
    }),
    lookingFor: choice({
      source: "patentLookingFor",
      query: "looking-for",
      term: "patentLookingFor",
      facet: "lookingFor",
      section: "lookingFor",
      hideLabel: true,
    }),
    value: money({ query: "value-usd", term: "value", column: "value_usd", section: "value", hideLabel: true }),
    targetMarkets: choice({
      source: "targetMarket",
      query: "market",
      term: "targetMarket",
      facet: "targetMarkets",
      section: "market",
      hideLabel: true,
      long: true,
    }),
    protectionEnd: dates({
      query: "protected",
      term: "protectedUntil",
      column: "protection_end",
      isAhead: true,
      section: "protection",
      hideLabel: true,
    }),
    organization: choice({
      source: "organization",
      query: "organization",
      term: "organization",
      facet: "organizations",
      section: "organization",
      hideLabel: true,
      long: true,
    }),
  },
});

export type PatentFilter = FilterOf<typeof patentList>;
