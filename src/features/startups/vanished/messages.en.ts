export default {
  waiting: "{count, plural, one {# entry gone from its source} other {# entries gone from their source}}",
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
    decision: { open: "Open", gone: "Gone", stays: "Stays" },
  },
  quick: { open: "Open only" },
  actions: {
    gone: {
      label: "It is gone",
      title: "Take it away?",
      text: "{name}: a startup or a funding round is deleted, an organization is hidden. Later imports do not bring it back. This cannot be undone.",
      done: "{name} is taken away.",
    },
    stays: { label: "It stays", done: "{name} stays, without a note on its page." },
    open: { label: "Decide again", done: "{name} is open again." },
    page: { label: "Open the page" },
  },
  bulk: {
    gone: {
      title: "{count, plural, one {Take # row away?} other {Take # rows away?}}",
      text: "Startups and funding rounds are deleted, organizations are hidden. This cannot be undone.",
    },
    stays: { title: "{count, plural, one {Let # row stay?} other {Let # rows stay?}}" },
    done: "{count, plural, one {# row decided.} other {# rows decided.}}",
  },
  empty:
    "A row appears here when the next import of its source no longer has it, if the import is set to mark such rows.",
};
