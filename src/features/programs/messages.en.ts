import type { ListTexts } from "#shared/list/list-texts.ts";
import type { programList } from "./filters.ts";

export default {
  organizers: {
    open: "Organizers with open programs",
    all: "All organizations",
    calendar: "Add deadlines to your calendar",
  },
  card: {
    grant: "grant",
    investment: "investment",
    noMoney: "Non-cash support",
  },
  list: {
    title: "Incubation and programs",
    description:
      "Find programs of incubators, accelerators, universities and investors: type, stage, sector, deadline.",
    descriptionFor: "Programs of the ecosystem: {filters}.",
    titleFor: "{filters}: programs",
    of: "{includedBy, select, status {{count} of {all} programs} other {{count} of {all} open or upcoming programs}}",
    firstOf: "First {rows} of {count} programs",
    found:
      "{includedBy, select, status {{count, plural, one {# program} other {# programs}}} other {{count, plural, one {# open or upcoming program} other {# open or upcoming programs}}}}",
    apply: "{count, plural, =0 {No matches} one {Show # program} other {Show # programs}}",
    applyUnknown: "Show programs",
    loading: "Loading programs …",
    everything: "All programs",
    unknown: "There is no filter called {words}.",
  },
  sorts: {
    closing: "Closing soon",
    newest: "Newest first",
    name: "Name, A to Z",
  },
  sections: {
    status: "Applications",
    deadline: "Deadline",
    type: "Type",
    stage: "Stage",
    sector: "Sector",
    targetMarket: "Target market",
    organizer: "Organizer type",
    place: "Location",
    support: "Support",
  },
  filters: {
    words: "Search words",
    status: "Applications",
    programType: "Type",
    stage: "Stage",
    sector: "Sector",
    targetMarket: "Target market",
    organizerType: "Organizer type",
    country: "Country",
    city: "City",
    isGrant: "Grant",
    investmentType: "Investment type",
    investment: "Investment amount, USD",
    deadline: "Deadline",
  },
  shortFilters: {},
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {No program matches this filter} =2 {No program matches both filters} other {No program matches all # filters}}",
    textNoDrop: "Clear the filters to see all programs again.",
    drop: "Without “{filter}”: {count, plural, one {# program} other {# programs}}",
    none: "No program is open or opening soon",
    noneText: "New ones appear here as soon as an organization announces them.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} programs; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} programs are shown in full.",
  },
} satisfies ListTexts<typeof programList> & { card: Record<string, string>; organizers: Record<string, string> };
