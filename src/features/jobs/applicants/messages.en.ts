export default {
  title: "Job applicants",
  lead: "People who applied to jobs of startups. Only the startup sees what they sent and how it answered.",
  search: "Search by name or email",
  columns: {
    person: "Applicant",
    job: "Job",
    startup: "Startup",
    state: "State",
    cv: "CV",
    createdAt: "Sent",
    answeredAt: "Answered",
  },
  values: {
    state: { waiting: "Waiting", answered: "Answered", withdrawn: "Withdrawn" },
    cv: { sent: "Sent", none: "Not sent" },
  },
  quick: { waiting: "Without an answer" },
  actions: {
    person: { label: "Open the profile" },
    job: { label: "Open the job" },
    startup: { label: "Open the startup" },
  },
  empty: "A person appears here as soon as they send an application.",
};
