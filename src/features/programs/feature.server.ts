import type { Feature } from "#server/feature.server.ts";
import { programsApi, programsServed } from "./api.server.ts";
import { programApplyingApi } from "./applying/api.server.ts";
import { programDecidingApi } from "./deciding/api.server.ts";
import { decidingJobs } from "./deciding/jobs.server.ts";
import { programEditingApi } from "./editing/api.server.ts";
import { programFitApi } from "./fit/api.server.ts";
import { programJuryApi } from "./jury/api.server.ts";
import { juryJobs } from "./jury/jobs.server.ts";
import { programPapersApi } from "./papers/api.server.ts";
import { programPartnersApi } from "./partners/api.server.ts";
import { programPictures } from "./parts/pictures.server.ts";
import { programsWaiting } from "./parts/waiting.server.ts";
import { programFeed } from "./queries/feed.server.ts";
import { programReasonsApi } from "./reasons/api.server.ts";
import { receivedApi } from "./received/api.server.ts";
import { applicantTable } from "./received/queries/applicants.server.ts";
import { programReviewingApi } from "./reviewing/api.server.ts";

export const programsFeature = {
  waiting: programsWaiting,
  adminMenu: [
    {
      page: "adminProgramApplicants",
      group: "data",
      order: 120,
      label: (textsOf) => textsOf("programsReceived").applicants.title,
    },
  ],
  memberMenu: [
    {
      page: "dashboardMyProgramApplications",
      group: "startups",
      order: 30,
      label: (textsOf) => textsOf("programsApplying").made.menu,
      pagesBelow: ["dashboardApplications", "dashboardIncubationApplications"],
    },
    {
      page: "dashboardPrograms",
      group: "organizations",
      order: 20,
      label: (textsOf) => textsOf("programsEditing").ownTitle,
      pagesBelow: [
        "organizationProgramList",
        "addProgram",
        "editProgram",
        "dashboardAddProgram",
        "programJury",
        "programDecisions",
        "programLetters",
        "programMinutes",
      ],
    },
    {
      page: "dashboardApplicationsMyPrograms",
      group: "organizations",
      order: 30,
      label: (textsOf) => textsOf("programsReceived").menu,
    },
    {
      page: "dashboardReviews",
      group: "organizations",
      order: 50,
      label: (textsOf) => textsOf("programsReviewing").menu,
      pagesBelow: ["dashboardReviewTheProgram"],
    },
  ],
  api: [
    programsApi,
    programEditingApi,
    programFitApi,
    programApplyingApi,
    programReviewingApi,
    receivedApi,
    programDecidingApi,
    programJuryApi,
    programPapersApi,
    programReasonsApi,
    programPartnersApi,
  ],
  jobs: [...decidingJobs, ...juryJobs],
  tables: [applicantTable],
  lists: [programsServed],
  pictures: [programPictures],
  feeds: [programFeed],
} as const satisfies Feature;
