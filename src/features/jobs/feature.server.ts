import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { jobsApi, jobsServed } from "./api.server.ts";
import jobDetailEn from "./detail/messages.en.ts";
import jobDetailTr from "./detail/messages.tr.ts";
import jobsEn from "./messages.en.ts";
import jobsTr from "./messages.tr.ts";
import { jobPictures } from "./parts/pictures.server.ts";
import { jobFeed } from "./queries/feed.server.ts";

export const jobsFeature = {
  api: [jobsApi],
  lists: [jobsServed],
  pictures: [jobPictures],
  feeds: [jobFeed],
  texts: {
    jobDetail: inBothLanguages(jobDetailEn, jobDetailTr),
    jobs: inBothLanguages(jobsEn, jobsTr),
  },
  pageTexts: { jobs: ["list", "jobs", "deadline"], job: ["jobDetail", "deadline", "share"] },
} as const satisfies Feature;
