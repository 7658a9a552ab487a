import type { ListTexts } from "#shared/list/list-texts.ts";
import type { talentList } from "./filters.ts";

export default {
  list: {
    title: "Talents",
    description: "Find people by place, profession, employment type, skills and languages, and write to them.",
    descriptionFor: "People of the ecosystem: {filters}.",
    titleFor: "{filters}: talents",
    of: "{count} of {all} people",
    firstOf: "First {rows} of {count} people",
    found: "{count, plural, one {# person} other {# people}}",
    apply: "{count, plural, =0 {No matches} one {Show # person} other {Show # people}}",
    applyUnknown: "Show people",
    loading: "Loading people …",
    everything: "All talents",
    unknown: "There is no country, city, employment type or profession called {words}.",
  },
  sorts: {
    fullest: "Fullest profiles first",
    name: "Name, A to Z",
    newest: "Newest first",
  },
  sections: {
    place: "Location",
    workingPlan: "Employment type",
    jobRole: "Profession",
    skill: "Skills",
    school: "School",
    jobSearch: "Job search status",
    salary: "Monthly salary",
    share: "Equity, %",
    language: "Language",
  },
  filters: {
    words: "Words of the name",
    country: "Country",
    city: "City",
    workingPlans: "Employment type",
    jobRoles: "Profession",
    userType: "User type",
    skills: "Skills",
    softSkills: "Soft skills",
    schools: "School",
    jobSearchStatus: "Job search status",
    salary: "Expected monthly salary",
    salaryCurrency: "Currency",
    share: "Expected equity",
    languages: "Language",
  },
  shortFilters: {
    salary: "Salary",
    share: "Equity",
  },
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {Nobody matches this filter} =2 {Nobody matches both filters} other {Nobody matches all # filters}}",
    textNoDrop: "Clear the filters to see all people again.",
    drop: "Without “{filter}”: {count, plural, one {# person} other {# people}}",
    none: "Nobody is here yet",
    noneText: "The first person will appear here as soon as they sign up.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} people; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} people are shown in full.",
  },
  detail: {
    startups: "Startups",
    startupsHint: "Startups {name} is in the team of.",
    share: "Reputation",
  },
} satisfies ListTexts<typeof talentList> & Record<"detail", object>;
