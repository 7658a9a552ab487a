export default {
  title: "Merged startups",
  lead: "A merge can be undone for 30 days. The old address leads to the startup that stayed.",
  search: "Search by name",
  columns: {
    name: "Stayed",
    merged: "Merged into it",
    by: "Merged by",
    createdAt: "Merged on",
    undoneAt: "Undone on",
  },
  actions: {
    page: { label: "Open the page" },
    undo: {
      label: "Undo the merge",
      title: "Split them into two startups again?",
      text: "{merged} and {name} go back to how they were before the merge. Changes made since then stay.",
      done: "{merged} and {name} are two startups again.",
    },
  },
  empty: "No startup has been merged yet.",
};
