import type { ListTexts } from "#shared/list/list-texts.ts";
import type { reportList } from "./filters.ts";

export default {
  terms: {
    free: "Free",
    premium: "Premium",
    paid: "For sale",
  },
  list: {
    title: "Reports",
    description: "Reports on the startup ecosystem from the portal’s own figures: investments, sectors and regions.",
    descriptionFor: "Reports on the startup ecosystem: {filters}.",
    titleFor: "{filters}: reports",
    of: "{count} of {all} reports",
    firstOf: "First {rows} of {count} reports",
    found: "{count, plural, one {# report} other {# reports}}",
    apply: "{count, plural, =0 {No matches} one {Show # report} other {Show # reports}}",
    applyUnknown: "Show reports",
    loading: "Loading reports …",
    everything: "All reports",
    unknown: "There is no category or type called {words}.",
  },
  sorts: {
    recommended: "Recommended",
    newest: "Newest first",
    name: "Title, A to Z",
  },
  sections: {
    category: "Category",
    type: "Type",
    edition: "Version and language",
    price: "Price",
    date: "Release date",
  },
  filters: {
    words: "Search words",
    category: "Category",
    type: "Type",
    version: "Version",
    language: "Language",
    free: "Free of charge",
    releaseDate: "Release date",
  },
  shortFilters: {},
  empty: {
    title: "No matches",
    titleAll:
      "{count, plural, one {No report matches this filter} =2 {No report matches both filters} other {No report matches all # filters}}",
    textNoDrop: "Clear the filters to see all reports again.",
    drop: "Without “{filter}”: {count, plural, one {# report} other {# reports}}",
    none: "No reports yet",
    noneText: "The first one will appear here as soon as it is released.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} reports; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down with filters: up to {rows} reports are shown in full.",
  },
} satisfies ListTexts<typeof reportList> & { terms: Record<string, string> };
