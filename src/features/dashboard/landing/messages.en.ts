export default {
  title: "Overview",
  lead: "What waits for you, and what you manage.",
  hello: "Hello, {name}",
  waiting: "Waiting for you",
  nothing: "Nothing waits for you.",
  kinds: {
    deadline:
      "{startup}: {days, plural, =0 {the application to {name} closes today} one {# day left to send the application to {name}} other {# days left to send the application to {name}}}",
    messages: "{count, plural, one {One unread message} other {# unread messages}}",
    applications: "{count, plural, one {One job application to answer} other {# job applications to answer}}",
    invitations: "{count, plural, one {One invitation to answer} other {# invitations to answer}}",
    confirm: "{name}: {count, plural, one {one fact} other {# facts}} to confirm",
    rounds: "{name}: {count, plural, one {one round} other {# rounds}} of investors to confirm",
    hidden: "{name} is hidden",
    profile: "Your profile is {percent}% complete",
  },
  startups: "Your startups",
  noStartups: "You have no startup here yet.",
  addStartup: "Add a startup",
  score: "How to complete them",
  complete: "{percent}% complete",
};
