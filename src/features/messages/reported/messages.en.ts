export default {
  title: "Reported messages",
  lead: "People whose messages were reported, most reported first. Accounts are locked in the list of users.",
  search: "Search by name or email",
  columns: {
    name: "Name",
    email: "Email",
    reporterCount: "People who reported",
    reportCount: "Reported messages",
    lastReportedAt: "Last reported",
    lastText: "Last reported message",
    lastReason: "Reason",
    isLocked: "Locked",
  },
  actions: { account: { label: "Show in users" }, profile: { label: "Open the profile" } },
  empty: "Nobody has reported a message.",
};
