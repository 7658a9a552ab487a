import name from "../work-names/messages.en.ts";

export default {
  waiting: "{count, plural, one {# failed background task} other {# failed background tasks}}",
  title: "Background work",
  lead: "What the server does later or at fixed times. What has failed stays here until it is tried again.",
  search: "Search for a kind of work",
  columns: {
    name: "Work",
    state: "State",
    runAt: "Next attempt",
    attempts: "Attempts",
    lastError: "Last error",
    failedAt: "Failed",
    createdAt: "Planned",
  },
  values: { name, state: { waiting: "Waiting", running: "Running", failed: "Failed", scheduled: "Scheduled" } },
  quick: { failed: "Failed", waiting: "Waiting" },
  actions: { again: { label: "Run now", done: "{name} begins now." } },
  bulk: {
    again: {
      label: "Run now",
      title: "{count, plural, one {Run # piece of work now?} other {Run # pieces of work now?}}",
    },
    done: "{count, plural, one {# piece of work begins now.} other {# pieces of work begin now.}}",
  },
};
