export default {
  title: "Report downloads",
  menu: "Downloads",
  lead: "Who has downloaded which report with a package. Each person and report counts once a month.",
  search: "Search by person or report",
  columns: { createdAt: "Date", person: "Person", email: "Email", report: "Report", package: "Package" },
  actions: {
    report: { label: "Open the report" },
    profile: { label: "Open the profile" },
    account: { label: "Open under Users" },
  },
  empty: "A report appears here as soon as someone downloads it with a package.",
};
