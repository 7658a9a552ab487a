export default {
  title: "Claimed entries",
  lead: "Members who say that an entry nobody manages is theirs. Whoever you accept gets full access; other requests for the same entry are declined.",
  search: "Search by entry, person or note",
  columns: {
    name: "Entry",
    kind: "Kind",
    website: "Website",
    person: "Person",
    provedEmail: "Proved address",
    note: "Note",
    createdAt: "Asked on",
    state: "State",
    decidedAt: "Decided on",
    decidedBy: "Decided by",
  },
  values: {
    state: { open: "Open", accepted: "Accepted", declined: "Declined" },
    kind: { startup: "Startup", organization: "Organization", provider: "Service provider" },
  },
  quick: { open: "Open only" },
  actions: {
    accepted: {
      label: "Accept",
      title: "Give full access?",
      text: "{person} will edit {name} and invite others to it. Other requests for it are declined. This cannot be undone.",
      done: "{person} manages {name} now.",
    },
    declined: {
      label: "Decline",
      title: "Decline the request?",
      text: "{person} gets an email and cannot ask for {name} again. This cannot be undone.",
      done: "The request of {person} is declined.",
    },
    page: { label: "Open the page" },
    profile: { label: "Open the profile" },
  },
  empty: "A request appears here as soon as a member has proved an address or left a note.",
};
