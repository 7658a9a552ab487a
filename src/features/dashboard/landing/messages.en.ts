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
    newProfile: "Say who you are: your profile is empty",
  },
  own: "What you manage",
  none: {
    startup: "Add your startup. Its name, sector and country are enough to begin; it takes a minute.",
    organization: "Add your organization. Its name, type and country are enough to begin; it takes a minute.",
    provider: "Add what you offer. A name, an industry, a country and one person are enough to begin.",
    nothing:
      "Startups, organizations and services of yours will stand here. Until then, a full profile gets you found.",
  },
  add: {
    startup: "Add a startup",
    organization: "Add an organization",
    provider: "Add a service provider",
  },
  profile: "Fill in your profile",
  jobs: "Look at jobs",
  score: "What is missing",
  complete: "{percent}% complete",
  hidden: "Hidden",
};
