import type { ListTexts } from "#shared/list/list-texts.ts";
import type { jobList } from "./filters.ts";

export default {
  card: {
    noWage: "Salary not listed",
    share: "{share} equity",
    silent: "Applicants are waiting for an answer",
  },
  list: {
    title: "Jobs",
    description: "Find jobs at startups by profession, employment type, place, salary and skills.",
    descriptionFor: "Jobs at startups: {filters}.",
    titleFor: "{filters}: jobs",
    of: "{count} of {all} jobs",
    firstOf: "First {rows} of {count} jobs",
    found: "{count, plural, one {# job} other {# jobs}}",
    apply: "{count, plural, =0 {No matches} one {Show # job} other {Show # jobs}}",
    applyUnknown: "Show jobs",
    loading: "Loading jobs …",
    everything: "All jobs",
    unknown: "There is no filter called {words}.",
  },
  sorts: {
    newest: "Newest first",
    closing: "Closing soon",
    wage: "Highest salary",
    name: "Title, A to Z",
  },
  sections: {
    profession: "Profession",
    workingPlan: "Employment type",
    place: "Location",
    pay: "Pay",
    skills: "Skills",
    dates: "Dates",
  },
  filters: {
    words: "Search words",
    jobRole: "Profession",
    workingPlans: "Employment type",
    country: "Country",
    city: "City",
    wage: "Monthly salary",
    wageCurrency: "Salary currency",
    payPlan: "Pay plan",
    payCurrency: "Pay currency",
    share: "Offers equity",
    skills: "Technical skill",
    softSkills: "Soft skill",
    publicationDate: "Published",
    expirationDate: "Open until",
    expired: "Expired",
  },
  shortFilters: { wage: "Monthly salary" },
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {No job matches this filter} =2 {No job matches both filters} other {No job matches all # filters}}",
    textNoDrop: "Clear the filters to see all jobs again.",
    drop: "Without “{filter}”: {count, plural, one {# job} other {# jobs}}",
    none: "No open jobs at the moment",
    noneText: "New ones appear here as soon as a startup publishes them.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} jobs; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} jobs are shown in full.",
  },
} satisfies ListTexts<typeof jobList> & { card: Record<string, string> };
