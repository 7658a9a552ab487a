export default {
  title: "Payment services",
  lead: "Which service takes payments, and how it is doing. Keys come from the server’s environment and are never shown.",
  history: "Payment history",
  providers: { stripe: "Stripe", sandbox: "Sandbox" },
  state: "State",
  active: "People pay here",
  inactive: "Off",
  keys: "Keys",
  hasKeys: "Set in the environment",
  missingKeys: "Not set",
  noKeys: "None needed",
  webhook: "Address for its events",
  packages: "Packages open now",
  renewing: "Subscriptions that renew",
  pending: "Payments on their way",
  openOrders: "Checkouts not paid yet",
  events: "Events so far",
  lastEvent: "Last event",
  compared: "Last compared",
  comparisonFailed: "Failed on {date}",
  never: "Never",
  whenOff: {
    sandboxOn:
      "When you switch to Stripe, these packages stay open until their periods end and do not renew. Their members are told by email and can buy a real package at once. Checkouts that are not paid and payments on their way are closed.",
    sandboxOff:
      "Packages paid with test cards stay open until their periods end and do not renew. They block nothing: anyone who buys a real package gets that one instead.",
    stripeOn:
      "Keep the keys until these four numbers are 0. With another PAYMENT_PROVIDER nothing new is sold here, but existing subscriptions continue: payments arrive, and members change and end their subscriptions. Without the keys Stripe keeps collecting, and the portal does not learn of it.",
    keysMissing: "Stripe may still collect money",
    stripeOff:
      "The keys are missing, so the portal hears of no payment and ends no subscription: packages close here although their members pay. Set the keys again and restart the server, or end the subscriptions in the dashboard of Stripe.",
  },
  sandboxTitle: "No real payments are taken",
  sandboxText:
    "The sandbox only accepts test cards. Set the Stripe keys and PAYMENT_PROVIDER=stripe, then restart the server.",
  noneTitle: "Nobody can pay",
  noneText: "No payment service is set up. Set the Stripe keys in the environment, then restart the server.",
};
