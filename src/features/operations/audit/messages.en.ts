export default {
  title: "Audit log",
  lead: "Who did what on the platform. Entries are stored for two years and cannot be changed.",
  search: "Search for an action or id",
  columns: {
    createdAt: "When",
    person: "Who",
    action: "Action",
    entity: "Kind",
    entityId: "Id",
    detail: "Details",
  },
  from: "From {date}",
  to: "Until {date}",
  empty: "Entries appear here as soon as somebody changes something.",
};
