import type { ListTexts } from "#shared/list/list-texts.ts";
import type { organizationList } from "./filters.ts";

export default {
  organizers: {
    title: "Organizers",
    text: "Organizations whose programs take applications now.",
    programs: "All programs",
    all: "All organizations",
    none: "No organization has an open program at the moment.",
  },
  list: {
    title: "Organizations",
    description: "Find incubators, accelerators, science parks, universities and investors by type and place.",
    descriptionFor: "Organizations of the ecosystem: {filters}.",
    titleFor: "{filters}: organizations",
    of: "{count} of {all} organizations",
    firstOf: "First {rows} of {count} organizations",
    found: "{count, plural, one {# organization} other {# organizations}}",
    apply: "{count, plural, =0 {No matches} one {Show # organization} other {Show # organizations}}",
    applyUnknown: "Show organizations",
    loading: "Loading organizations …",
    everything: "All organizations",
    unknown: "There is no type, country or city called {words}.",
  },
  sorts: {
    name: "Name, A to Z",
    newest: "Newest first",
  },
  sections: {
    type: "Type",
    place: "Location",
    programs: "Open programs",
  },
  filters: {
    words: "Search words",
    type: "Type",
    country: "Country",
    city: "City",
    hasOpenProgram: "Has an open program",
    programType: "Program type",
    stage: "Program stage",
    sector: "Program sector",
    targetMarket: "Program target market",
  },
  shortFilters: {},
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {No organization matches this filter} =2 {No organization matches both filters} other {No organization matches all # filters}}",
    textNoDrop: "Clear the filters to see all organizations again.",
    drop: "Without “{filter}”: {count, plural, one {# organization} other {# organizations}}",
    none: "No organizations yet",
    noneText: "The first one will appear here as soon as it is added.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} organizations; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} organizations are shown in full.",
  },
} satisfies ListTexts<typeof organizationList> & { organizers: Record<string, string> };
