export default {
  title: "Duplicate cities",
  lead: "Imports added these cities, though the portal most likely has them already. Until you merge them, filters find only some of the entries.",
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
  empty: "No city looks like a duplicate.",
};
