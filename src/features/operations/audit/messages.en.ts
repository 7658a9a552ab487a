import words from "../audit-words/messages.en.ts";

export default {
  title: "Audit log",
  lead: "Who did what on the platform. Entries are stored for two years and cannot be changed.",
  search: "Search for a person, an action or an id",
  columns: {
    createdAt: "When",
    person: "Who",
    action: "Action",
    detail: "Details",
    entity: "Kind",
    entityId: "Which one",
  },
  values: words,
  changes: "Changed fields",
  field: "Field",
  before: "Before",
  after: "After",
  nobody: "Nobody who is still here",
  from: "From {date}",
  to: "Until {date}",
  empty: "Entries appear here as soon as somebody changes something.",
};
