import kind from "../mail-names/messages.en.ts";

export default {
  waiting: "{count, plural, one {# email that could not be sent} other {# emails that could not be sent}}",
  title: "Emails",
  lead: "Emails of the last 180 days. What they say is not shown here, and it is deleted once a mail server has taken it.",
  search: "Search for an address, subject or kind",
  columns: {
    recipient: "To",
    subject: "Subject",
    state: "State",
    createdAt: "Written",
    sentAt: "Sent",
    kind: "Kind",
    lastError: "Last error",
    comesBack: "Comes back",
    attempts: "Attempts",
    locale: "Language",
  },
  values: {
    kind,
    state: { sent: "Sent", waiting: "Waiting", failed: "Failed" },
    locale: { en: "English", tr: "Turkish" },
  },
  quick: { failed: "Failed", waiting: "Waiting" },
  actions: {
    again: {
      label: "Send again",
      title: "Send this email again?",
      text: "{recipient} may receive it twice.",
      done: "The email to {recipient} is on its way.",
    },
    account: { label: "Open under Users" },
  },
  bulk: {
    again: {
      label: "Send again",
      title: "{count, plural, one {Send # email again?} other {Send # emails again?}}",
      text: "Anyone who has already received one may receive it twice.",
    },
    done: "{count, plural, one {# email is on its way.} other {# emails are on their way.}}",
  },
  empty: "Emails appear here as soon as the portal writes one.",
};
