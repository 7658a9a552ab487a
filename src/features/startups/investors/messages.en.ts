export default {
  waiting:
    "{count, plural, one {# investor whose confirmed rounds are not counted yet} other {# investors whose confirmed rounds are not counted yet}}",
  title: "Investors to decide about",
  lead: "Organizations that members added themselves, and people, who confirm rounds of startups. Their money counts in totals, rankings and the map once you accept them; never where the same people run both sides.",
  search: "Search by name",
  columns: {
    name: "Investor",
    kind: "Kind",
    startups: "Startups",
    rounds: "Confirmed rounds",
    waitingUsd: "Not counted (USD)",
    addedBy: "Added by",
    website: "Website",
    createdAt: "Since",
    state: "State",
    decidedAt: "Decided on",
    decidedBy: "Decided by",
  },
  values: {
    state: { open: "Open", accepted: "Accepted", declined: "Declined" },
    kind: { organization: "Organization", person: "Person" },
  },
  quick: { open: "Open only" },
  actions: {
    accepted: {
      label: "Accept",
      title: "Count the rounds?",
      text: "The money of the rounds that {name} confirms counts in totals, rankings and the map, unless the same people run the startup.",
      done: "What {name} confirms counts now.",
    },
    declined: {
      label: "Decline",
      title: "Leave the rounds out?",
      text: "Rounds that nobody but {name} confirms stand beside the totals, as said by their startups.",
      done: "What {name} confirms does not count.",
    },
    page: { label: "Open the page" },
  },
  empty: "An investor appears here after confirming a first round.",
};
