const shared = {
  search: "Search by name",
  columns: {
    nameEn: "English name",
    nameTr: "Turkish name",
    isActive: "Offered",
    sortOrder: "Order",
    reports: "Reports",
    languages: "Languages of the reports",
  },
};

export default {
  reportType: {
    ...shared,
    title: "Report types",
    lead: "What a report is. One that is switched off is no longer offered; reports that have it keep it.",
    create: { label: "Add a report type", title: "New report type", done: "The report type is added." },
    actions: { delete: { done: "The report type is deleted." } },
  },
  reportVersion: {
    ...shared,
    title: "Report versions",
    lead: "Editions of one report. One that is switched off is no longer offered; reports that have it keep it.",
    create: { label: "Add a report version", title: "New report version", done: "The report version is added." },
    actions: { delete: { done: "The report version is deleted." } },
  },
};
