import { namesFrom } from "#server/audited.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { programsApi, programsServed } from "./api.server.ts";
import { programApplyingApi } from "./applying/api.server.ts";
import applyingEn from "./applying/messages.en.ts";
import applyingTr from "./applying/messages.tr.ts";
import { programDecidingApi } from "./deciding/api.server.ts";
import { decidingJobs } from "./deciding/jobs.server.ts";
import decidingEn from "./deciding/messages.en.ts";
import decidingTr from "./deciding/messages.tr.ts";
import programDetailEn from "./detail/messages.en.ts";
import programDetailTr from "./detail/messages.tr.ts";
import { programEditingApi } from "./editing/api.server.ts";
import { newProgramForm, programForm } from "./editing/form.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";
import { programFitApi } from "./fit/api.server.ts";
import { programJuryApi } from "./jury/api.server.ts";
import juryEn from "./jury/messages.en.ts";
import juryTr from "./jury/messages.tr.ts";
import programsEn from "./messages.en.ts";
import programsTr from "./messages.tr.ts";
import { programPapersApi } from "./papers/api.server.ts";
import papersEn from "./papers/messages.en.ts";
import papersTr from "./papers/messages.tr.ts";
import { programPictures } from "./parts/pictures.server.ts";
import { programFeed } from "./queries/feed.server.ts";
import { receivedApi } from "./received/api.server.ts";
import receivedEn from "./received/messages.en.ts";
import receivedTr from "./received/messages.tr.ts";
import { applicantTable } from "./received/queries/applicants.server.ts";
import { programReviewingApi } from "./reviewing/api.server.ts";
import reviewingEn from "./reviewing/messages.en.ts";
import reviewingTr from "./reviewing/messages.tr.ts";

export const programsFeature = {
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
  ],
  jobs: decidingJobs,
  tables: [applicantTable],
  lists: [programsServed],
  pictures: [programPictures],
  feeds: [programFeed],
  audited: [
    {
      of: "program",
      names: namesFrom(editingEn, editingTr, ({ fields }) => ({ fields })),
      writes: [programForm.fields, newProgramForm.fields],
    },
    { of: "programReview", names: namesFrom(reviewingEn, reviewingTr, ({ fields }) => ({ fields })) },
  ],
  texts: {
    programApplying: inBothLanguages(applyingEn, applyingTr),
    programDetail: inBothLanguages(programDetailEn, programDetailTr),
    programDeciding: inBothLanguages(decidingEn, decidingTr),
    programEditing: inBothLanguages(editingEn, editingTr),
    programPapers: inBothLanguages(papersEn, papersTr),
    programReviewing: inBothLanguages(reviewingEn, reviewingTr),
    programs: inBothLanguages(programsEn, programsTr),
    programJury: inBothLanguages(juryEn, juryTr),
    programsReceived: inBothLanguages(receivedEn, receivedTr),
  },
  pageTexts: {
    incubation: ["list", "programs", "deadline"],
    program: ["programDetail", "deadline", "share"],
    applyProgram: ["programApplying", "programDetail", "editForm", "deadline"],
    dashboardMyProgramApplications: ["dashboard", "programApplying", "deadline"],
    dashboardIncubationApplications: ["dashboard", "programApplying", "deadline"],
    dashboardPrograms: ["dashboard", "programEditing"],
    organizationProgramList: ["dashboard", "programEditing"],
    programDecisions: ["dashboard", "programDeciding"],
    programLetters: ["dashboard", "programDeciding"],
    programMinutes: ["dashboard", "programPapers"],
    programLetter: ["dashboard", "programDeciding"],
    dashboardReviews: ["dashboard", "programReviewing"],
    dashboardReviewTheProgram: ["editForm", "programReviewing"],
    programJury: ["dashboard", "editForm", "programJury"],
    juryInvitation: ["programJury"],
    dashboardApplicationsMyPrograms: ["dashboard", "programsReceived"],
    dashboardApplications: ["dashboard", "programApplying", "deadline"],
    adminProgramApplicants: ["admin", "programsReceived", "dataTable"],
    addProgram: ["dashboard", "editForm", "editPage", "programEditing"],
    editProgram: ["dashboard", "editForm", "editPage", "programEditing"],
  },
} as const satisfies Feature;
