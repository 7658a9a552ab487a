export default {
  title: "Overview",
  lead: "What waits for you, and what you manage.",
  hello: "Hello, {name}",
  waiting: "Waiting for you",
  profileScore: "Your profile is {percent}% complete",
  emptyProfile: "Say who you are: your profile is empty",
  own: "What you manage",
  viewed: "What is shared with you",
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
