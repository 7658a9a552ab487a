export default {
  title: "Reported messages",
  lead: "Whose messages were reported, those that most people reported first. Lock an account in the list of users.",
  search: "Search for a name or address",
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
