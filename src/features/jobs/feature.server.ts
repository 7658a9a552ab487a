import type { Feature } from "#server/feature.server.ts";
import { jobsApi, jobsServed } from "./api.server.ts";
import { jobApplicantsApi } from "./applicants/api.server.ts";
import { jobApplicantTable } from "./applicants/queries.server.ts";
import { jobApplicationsApi } from "./applications/api.server.ts";
import { jobApplicationJobs } from "./applications/jobs.server.ts";
import { jobApplicationsWaiting } from "./applications/parts/waiting.server.ts";
import { jobEditingApi } from "./editing/api.server.ts";
import { jobPartnersApi } from "./partners/api.server.ts";
import { jobPictures } from "./parts/pictures.server.ts";
import { jobFeed } from "./queries/feed.server.ts";

export const jobsFeature = {
  waiting: jobApplicationsWaiting,
  adminMenu: [
    { page: "adminJobApplicants", group: "data", order: 130, label: (textsOf) => textsOf("jobsApplicants").title },
  ],
  memberMenu: [
    {
      page: "dashboardJobApplications",
      group: "personal",
      order: 70,
      label: (textsOf) => textsOf("jobsApplications").title,
    },
    {
      page: "dashboardJobs",
      group: "startups",
      order: 40,
      label: (textsOf) => textsOf("jobsEditing").ownTitle,
      pagesBelow: ["dashboardAddJob"],
    },
  ],
  api: [jobsApi, jobEditingApi, jobApplicationsApi, jobApplicantsApi, jobPartnersApi],
  jobs: jobApplicationJobs,
  lists: [jobsServed],
  tables: [jobApplicantTable],
  pictures: [jobPictures],
  feeds: [jobFeed],
} as const satisfies Feature;
