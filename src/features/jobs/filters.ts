import type { FilterOf } from "#shared/list/filter.ts";
import { answer, choice, dates, describeList, money, words } from "#shared/list/list.ts";
import { PLACE_FILTERS } from "#shared/list/place-filters.ts";

/** The list of jobs. The fields are those of a job (specification of the management side, "Job"). */
export const jobList = describeList({
  kind: "jobs",
  page: "jobs",
  sorts: ["newest", "closing", "wage", "name"],
  sections: {
    profession: { open: true },
    workingPlan: { open: true },
    place: { open: true },
    pay: { open: true },
    skills: {},
    dates: {},
  },
  filters: {
    words: words({ query: "words" }),
    jobRole: choice({
      source: "jobRole",
      query: "profession",
      term: "jobRole",
      facet: "jobRoles",
      section: "profession",
      hideLabel: true,
      long: true,
    }),
    workingPlans: choice({
      source: "workingPlan",
      query: "employment-type",
      term: "workingPlan",
      facet: "workingPlans",
      section: "workingPlan",
      hideLabel: true,
    }),
    ...PLACE_FILTERS,
    wage: money({
      query: "wage",
      term: "wage",
      column: "monthly_wage_usd",
      currency: "wageCurrency",
      section: "pay",
      shortName: true,
      presets: "wages",
      usualCurrency: true,
    }),
    wageCurrency: choice({
      source: "currency",
      query: "wage-currency",
      facetOf: "payCurrencies",
      section: "pay",
      needs: { field: "wage", is: "set" },
      select: true,
    }),
    payPlan: choice({
      source: "payPlan",
      query: "pay-plan",
      term: "payPlan",
      facet: "payPlans",
      section: "pay",
      long: true,
    }),
    payCurrency: choice({
      source: "currency",
      query: "pay-currency",
      term: "payCurrency",
      facet: "payCurrencies",
      section: "pay",
      select: true,
      ordered: true,
    }),
    share: answer({ query: "equity", term: "share", facet: "share", section: "pay" }),
    skills: choice({
      source: "skill",
      query: "skill",
      term: "skill",
      facet: "skills",
      section: "skills",
      long: true,
    }),
    softSkills: choice({
      source: "softSkill",
      query: "soft-skill",
      term: "softSkill",
      facet: "softSkills",
      section: "skills",
      long: true,
    }),
    publicationDate: dates({
      query: "published",
      term: "published",
      column: "publication_date",
      section: "dates",
      begins: true,
      byDay: true,
    }),
    expirationDate: dates({
      query: "closes",
      term: "closes",
      column: "expiration_date",
      section: "dates",
      byDay: true,
    }),
    expired: answer({ query: "expired", past: "expirationDate", facet: "expired", section: "dates" }),
  },
});

export type JobFilter = FilterOf<typeof jobList>;
