import { namesFrom } from "#server/audited.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { jobsApi, jobsServed } from "./api.server.ts";
import { jobApplicantsApi } from "./applicants/api.server.ts";
import applicantsEn from "./applicants/messages.en.ts";
import applicantsTr from "./applicants/messages.tr.ts";
import { jobApplicantTable } from "./applicants/queries.server.ts";
import { jobApplicationsApi } from "./applications/api.server.ts";
import { jobApplicationJobs } from "./applications/jobs.server.ts";
import applicationsEn from "./applications/messages.en.ts";
import applicationsTr from "./applications/messages.tr.ts";
import jobDetailEn from "./detail/messages.en.ts";
import jobDetailTr from "./detail/messages.tr.ts";
import { jobEditingApi } from "./editing/api.server.ts";
import { jobForm } from "./editing/form.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import jobsEn from "./messages.en.ts";
import jobsTr from "./messages.tr.ts";
import { jobPictures } from "./parts/pictures.server.ts";
import { jobFeed } from "./queries/feed.server.ts";

export const jobsFeature = {
  api: [jobsApi, jobEditingApi, jobApplicationsApi, jobApplicantsApi],
  jobs: jobApplicationJobs,
  lists: [jobsServed],
  tables: [jobApplicantTable],
  pictures: [jobPictures],
  feeds: [jobFeed],
  audited: [
    { of: "job", names: namesFrom(editingEn, editingTr, ({ fields }) => ({ fields })), writes: [jobForm.fields] },
  ],
  texts: {
    jobDetail: inBothLanguages(jobDetailEn, jobDetailTr),
    jobApplications: inBothLanguages(applicationsEn, applicationsTr),
    jobApplicants: inBothLanguages(applicantsEn, applicantsTr),
    jobEditing: inBothLanguages(editingEn, editingTr),
    jobs: inBothLanguages(jobsEn, jobsTr),
  },
  pageTexts: {
    jobs: ["list", "jobs", "deadline"],
    job: ["jobDetail", "jobApplications", "editForm", "deadline", "share"],
    dashboardJobApplications: ["dashboard", "editForm", "jobApplications"],
    adminJobApplicants: ["admin", "jobApplicants", "dataTable"],
    dashboardJobs: ["dashboard", "jobEditing"],
    dashboardAddJob: ["dashboard", "editForm", "jobEditing"],
  },
} as const satisfies Feature;
