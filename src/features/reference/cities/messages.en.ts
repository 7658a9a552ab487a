export default {
  title: "Cities that are there twice",
  lead: "Imports added these cities, although the portal probably knows them already. Until they are merged, a filter finds only a part of them.",
  search: "Search by name or country",
  columns: {
    name: "City",
    region: "Region",
    country: "Country",
    same: "Probably the same as",
    startups: "Startups",
    organizations: "Organizations",
    people: "People",
  },
  actions: {
    merge: {
      label: "Merge",
      title: "Merge the two cities?",
      text: "{name} is used by {startups, plural, one {# startup} other {# startups}}, {organizations, plural, one {# organization} other {# organizations}} and {people, plural, one {# person} other {# people}}. They move to “{same}”, and imports find it by both names. This operation cannot be undone!",
      done: "{name} is merged into “{same}”.",
    },
  },
  empty: "No city is there twice.",
};
