export default {
  title: "Reported messages",
  lead: "People whose messages were reported. Those nobody has reviewed come first. Accounts are locked in the list of users.",
  search: "Search by name or email",
  columns: {
    name: "Name",
    email: "Email",
    state: "State",
    reporterCount: "People who reported",
    reportCount: "Reported messages",
    lastReportedAt: "Last reported",
    lastText: "Last reported message",
    lastReason: "Reason",
    isLocked: "Locked",
  },
  values: { state: { open: "Open", lookedAt: "Reviewed" } },
  quick: { open: "Open only" },
  actions: {
    lookedAt: { label: "Mark as reviewed", done: "The messages of {name} are marked as reviewed." },
    account: { label: "Open under Users" },
    profile: { label: "Open the profile" },
  },
  empty: "Nobody has reported a message.",
};
