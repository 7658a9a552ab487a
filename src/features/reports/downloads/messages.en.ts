export default {
  title: "Report downloads",
  menu: "Downloads",
  lead: "Who has taken which report with a package. Each person and report counts once a month.",
  search: "Search by person or report",
  columns: { createdAt: "Date", person: "Person", email: "Email", report: "Report", package: "Package" },
  actions: {
    report: { label: "Open the report" },
    profile: { label: "Open the profile" },
    account: { label: "Open under Users" },
  },
  empty: "As soon as somebody takes a report with a package, it appears here.",
};
