export default {
  waiting: "{count, plural, one {# open error} other {# open errors}}",
  title: "Errors",
  lead: "Server errors. The same error at the same place is one line; a resolved one opens again when it comes back.",
  search: "Search for a text or place",
  columns: {
    message: "Text",
    state: "State",
    occurrences: "Times",
    lastAt: "Last seen",
    place: "Where",
    type: "Type",
    code: "Code",
    firstAt: "First seen",
    stack: "Stack",
  },
  values: { state: { open: "Open", resolved: "Resolved" } },
  quick: { open: "Open only" },
  actions: { resolved: { label: "Mark as resolved", done: "Marked as resolved." } },
  bulk: {
    resolved: {
      label: "Mark as resolved",
      title: "{count, plural, one {Mark # error as resolved?} other {Mark # errors as resolved?}}",
    },
    open: { label: "Reopen", title: "{count, plural, one {Reopen # error?} other {Reopen # errors?}}" },
    done: "{count, plural, one {# error changed.} other {# errors changed.}}",
  },
  empty: "No server errors.",
};
