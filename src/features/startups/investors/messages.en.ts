export default {
  waiting:
    "{count, plural, one {# investor whose confirmed rounds are not counted yet} other {# investors whose confirmed rounds are not counted yet}}",
  waitingTies:
    "{count, plural, one {# investor whose people have come to run a startup it invested in} other {# investors whose people have come to run a startup they invested in}}",
  title: "Investors to decide about",
  lead: "Organizations that members added themselves, and people, who confirm rounds of startups. Their money counts in totals, rankings and the map once you accept them; never where the same people run both sides. Whoever comes to run a startup later appears here: the money stays counted until you decide.",
  search: "Search by name",
  columns: {
    name: "Investor",
    kind: "Kind",
    startups: "Startups",
    rounds: "Confirmed rounds",
    waitingUsd: "Not counted (USD)",
    isTied: "Came to run a startup",
    tiedStartups: "Startups its people run",
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
  quick: { open: "Open only", tied: "Runs both sides" },
  actions: {
    accepted: {
      label: "Accept",
      title: "Count the rounds?",
      text: "The money of the rounds that {name} confirms counts in totals, rankings and the map, unless the same people run the startup.",
      done: "What {name} confirms counts now.",
    },
    withoutOwn: {
      label: "Leave out its own",
      title: "Leave out the startups its people run?",
      text: "Rounds that {name} confirmed and whose startups its people run today are shown beside the totals, unless another investor confirms them. Its other rounds count as before.",
      done: "Rounds of startups that people of {name} run count no longer.",
    },
    declined: {
      label: "Decline",
      title: "Leave the rounds out?",
      text: "Rounds that only {name} confirms are shown beside the totals, as said by their startups.",
      done: "What {name} confirms does not count.",
    },
    page: { label: "Open the page" },
  },
  empty: "An investor appears here after confirming a first round.",
};
