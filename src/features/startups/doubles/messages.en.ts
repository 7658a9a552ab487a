export default {
  waiting: "{count, plural, one {# pair of startups that may be one} other {# pairs of startups that may be one}}",
  title: "Possible duplicates",
  lead: "Pairs that are probably one startup: found every night by name, website and team.",
  search: "Search by name",
  columns: { name: "Startup", other: "Probably the same", signs: "Signs", state: "Decision", foundAt: "Found on" },
  values: {
    signs: { name: "Same name", site: "Same website", founder: "Same person in the team", phone: "Same phone number" },
    state: { open: "Open", different: "Not the same" },
  },
  quick: { open: "Open only", site: "Same website" },
  actions: {
    compare: { label: "Compare and merge" },
    different: { label: "Not the same", done: "{name} and {other} are not the same." },
    open: { label: "Decide again", done: "{name} and {other} are open again." },
  },
  choose: "Merge two startups",
  searchNow: "Search now",
  searching: "The search is under way. New pairs appear here within minutes.",
  lookAgain: "Look again",
  history: "Merges so far",
  empty: "Nothing looks like a duplicate. The next check is tonight.",
};
