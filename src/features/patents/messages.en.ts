import type { ListTexts } from "#shared/list/list-texts.ts";
import type { patentList } from "./filters.ts";

export default {
  card: {
    noValue: "Value not stated",
    lookingFor: "Wanted: {what}",
  },
  list: {
    title: "Patents",
    description:
      "Find patents of universities and companies by sector, readiness, value and what their owners look for.",
    descriptionFor: "Patents open to licensees and partners: {filters}.",
    titleFor: "{filters}: patents",
    of: "{count} of {all} patents",
    firstOf: "First {rows} of {count} patents",
    found: "{count, plural, one {# patent} other {# patents}}",
    apply: "{count, plural, =0 {No matches} one {Show # patent} other {Show # patents}}",
    applyUnknown: "Show patents",
    loading: "Loading patents …",
    everything: "All patents",
    unknown: "There is no sector called {words}.",
  },
  sorts: {
    newest: "Newest first",
    name: "Name, A to Z",
    value: "Highest value",
    protected: "Protected longest",
  },
  sections: {
    sector: "Sector",
    readiness: "Technology readiness level",
    lookingFor: "Looking for",
    value: "Value, USD",
    market: "Target market",
    protection: "Protected until",
    organization: "Organization",
  },
  filters: {
    words: "Search words",
    sectors: "Sector",
    technologyReadinessLevel: "Technology readiness level",
    lookingFor: "Looking for",
    value: "Value",
    targetMarkets: "Target market",
    protectionEnd: "Protected until",
    organization: "Organization",
  },
  shortFilters: {},
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {No patent matches this filter} =2 {No patent matches both filters} other {No patent matches all # filters}}",
    textNoDrop: "Clear the filters to see all patents again.",
    drop: "Without “{filter}”: {count, plural, one {# patent} other {# patents}}",
    none: "No patents yet",
    noneText: "The first one will appear here as soon as an organization adds it.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} patents; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} patents are shown in full.",
  },
} satisfies ListTexts<typeof patentList> & { card: Record<string, string> };
