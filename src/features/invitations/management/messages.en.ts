export default {
  title: "Invitations",
  lead: "Who was invited by whom to what, and what became of it. Only the sender can withdraw an invitation.",
  search: "Search by email or sender",
  columns: {
    email: "Invited",
    status: "State",
    kind: "To",
    entity: "Name",
    sender: "By",
    mails: "Sent",
    createdAt: "Invited on",
    answeredAt: "Answered on",
    expiresAt: "Expires on",
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
  actions: { sender: { label: "Open the sender under Users" }, invited: { label: "Open who accepted under Users" } },
  empty: "Invitations appear here as soon as somebody sends one.",
};
