import type { ListTexts } from "#shared/list/list-texts.ts";
import type { organizationList } from "./filters.ts";

export default {
  list: {
    title: "Organizations",
    description: "Find incubators, accelerators, science parks, universities and investors by type and place.",
    descriptionFor: "Organizations of the ecosystem: {filters}.",
    titleFor: "{filters}: organizations",
    of: "{count} of {all}",
    firstOf: "the first {rows} of {count}",
    found: "{count, plural, one {# organization} other {# organizations}}",
    apply: "{count, plural, =0 {No organization fits} one {Show # organization} other {Show # organizations}}",
    applyUnknown: "Show organizations",
    loading: "Loading organizations …",
    everything: "All organizations",
    unknown: "The address names {words}, which is no type, country or city.",
  },
  sorts: {
    name: "Name, A to Z",
    newest: "Newest first",
  },
  sections: {
    type: "Type",
    place: "Location",
  },
  filters: {
    type: "Type",
    country: "Country",
    city: "City",
  },
  shortFilters: {},
  empty: {
    title: "No organization fits",
    titleAll:
      "{count, plural, one {No organization fits this filter} =2 {No organization fits both filters} other {No organization fits all # filters}}",
    textNoDrop: "Clear the filters to see all organizations again.",
    drop: "Without “{filter}”: {count, plural, one {# organization} other {# organizations}}",
    none: "There are no organizations yet.",
    noneText: "As soon as the first one is entered it stands here.",
  },
  limit: {
    text: "You are seeing the first {rows} of {total} organizations; {hidden, plural, one {# more is} other {# more are}} hidden.",
    noPackages: "Narrow the list down: one of up to {rows} organizations is shown in full.",
  },
} satisfies ListTexts<typeof organizationList>;
