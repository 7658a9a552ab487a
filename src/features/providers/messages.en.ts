import type { ListTexts } from "#shared/list/list-texts.ts";
import type { providerList } from "./filters.ts";

export default {
  list: {
    title: "Service providers",
    description:
      "Find lawyers, accountants, designers, test labs and others who work with startups, by service and place.",
    descriptionFor: "Service providers for startups: {filters}.",
    titleFor: "{filters}: service providers",
    of: "{count} of {all} service providers",
    firstOf: "First {rows} of {count} service providers",
    found: "{count, plural, one {# service provider} other {# service providers}}",
    apply: "{count, plural, =0 {No matches} one {Show # service provider} other {Show # service providers}}",
    applyUnknown: "Show service providers",
    loading: "Loading service providers …",
    everything: "All service providers",
    unknown: "There is no filter called {words}.",
  },
  sorts: {
    name: "Name, A to Z",
    newest: "Newest first",
    founded: "Recently founded",
  },
  sections: {
    industry: "Service",
    place: "Location",
    size: "Employees",
    founded: "Founded",
  },
  filters: {
    words: "Search words",
    serviceIndustries: "Service",
    country: "Country",
    city: "City",
    employeeCount: "Employees",
    foundationYear: "Founded",
  },
  shortFilters: {},
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {No service provider matches this filter} =2 {No service provider matches both filters} other {No service provider matches all # filters}}",
    textNoDrop: "Clear the filters to see all service providers again.",
    drop: "Without “{filter}”: {count, plural, one {# service provider} other {# service providers}}",
    none: "No service providers yet",
    noneText: "The first one will appear here as soon as it is added.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} service providers; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} service providers are shown in full.",
  },
} satisfies ListTexts<typeof providerList>;
