import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { jobsApi } from "./api.server.ts";
import jobDetailEn from "./detail/messages.en.ts";
import jobDetailTr from "./detail/messages.tr.ts";
import jobsEn from "./messages.en.ts";
import jobsTr from "./messages.tr.ts";

export const jobsFeature = {
  api: [jobsApi],
  texts: {
    jobDetail: inBothLanguages(jobDetailEn, jobDetailTr),
    jobs: inBothLanguages(jobsEn, jobsTr),
  },
  pageTexts: { jobs: ["list", "jobs", "deadline"], job: ["jobDetail", "deadline", "share"] },
} as const satisfies Feature;
