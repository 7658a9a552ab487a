const shared = {
  search: "Search by name",
  columns: {
    nameEn: "English name",
    nameTr: "Turkish name",
    isActive: "Offered",
    reports: "Reports",
    languages: "Languages of the reports",
  },
};

export default {
  reportCategory: {
    ...shared,
    title: "Report categories",
    lead: "What reports are about. Each has its own reports, target countries, and a cover and pictures in both languages.",
    create: { label: "Add a report category", title: "New report category", done: "The report category is added." },
    actions: {
      delete: { done: "The report category is deleted." },
      reports: { label: "Open its reports" },
      content: { label: "Countries, texts and pictures" },
    },
  },
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
