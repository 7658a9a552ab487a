export default {
  waiting: "{count, plural, one {# entry missing from its source} other {# entries missing from their source}}",
  title: "Missing from source",
  lead: "Imported rows that were missing from the last import of their source. They stay as they are until you decide.",
  search: "Search by name, source or key",
  columns: {
    name: "Name",
    kind: "What it is",
    source: "Source",
    sourceKey: "Key in the source",
    vanishedAt: "Missing since",
    decision: "Decision",
    decidedAt: "Decided on",
    decidedBy: "Decided by",
  },
  values: {
    kind: { startup: "Startup", funding: "Funding round", organization: "Organization" },
    decision: { open: "Open", gone: "Removed", stays: "Kept" },
  },
  quick: { open: "Open only" },
  actions: {
    gone: {
      label: "Remove",
      title: "Remove it?",
      text: "{name}: a startup or a funding round is deleted, an organization is hidden. Later imports do not bring it back. This cannot be undone.",
      done: "{name} is removed.",
    },
    stays: { label: "Keep", done: "{name} is kept, without a note on its page." },
    open: { label: "Decide again", done: "{name} is open again." },
    page: { label: "Open the page" },
  },
  bulk: {
    gone: {
      title: "{count, plural, one {Remove # row?} other {Remove # rows?}}",
      text: "Startups and funding rounds are deleted, organizations are hidden. This cannot be undone.",
    },
    stays: { title: "{count, plural, one {Keep # row?} other {Keep # rows?}}" },
    done: "{count, plural, one {# row decided.} other {# rows decided.}}",
  },
  empty:
    "A row appears here when the next import of its source no longer has it, if the import is set to mark such rows.",
};
