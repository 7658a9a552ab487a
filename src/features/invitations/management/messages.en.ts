export default {
  title: "Invitations",
  lead: "Who was invited by whom to what, and what became of it. Senders withdraw their own.",
  search: "Search by email or sender",
  columns: {
    email: "Invited",
    status: "State",
    kind: "To",
    entity: "Name",
    sender: "By",
    mails: "Sent",
    createdAt: "Invited on",
    answeredAt: "Answered",
    expiresAt: "Ends",
  },
  values: {
    status: {
      waiting: "Waiting",
      accepted: "Accepted",
      declined: "Declined",
      withdrawn: "Withdrawn",
      expired: "Expired",
    },
    kind: { startup: "Startup", organization: "Organization", provider: "Service provider" },
  },
  quick: { waiting: "Waiting", expired: "Expired" },
  actions: { sender: { label: "Show the sender in users" }, invited: { label: "Show who came in users" } },
  empty: "Invitations appear here as soon as somebody sends one.",
};
