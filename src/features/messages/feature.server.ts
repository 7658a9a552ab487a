import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { messagesApi } from "./api.server.ts";
import { messageJobs } from "./jobs.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import reportedEn from "./reported/messages.en.ts";
import reportedTr from "./reported/messages.tr.ts";
import { spammersTable } from "./reported/queries.server.ts";

export const messagesFeature = {
  api: [messagesApi],
  jobs: messageJobs,
  tables: [spammersTable],
  texts: { messages: inBothLanguages(en, tr), reportedMessages: inBothLanguages(reportedEn, reportedTr) },
  pageTexts: {
    adminSpammers: ["admin", "reportedMessages", "dataTable"],
    dashboardMessages: ["dashboard", "messages"],
    conversation: ["dashboard", "messages"],
    dashboardIntroductions: ["dashboard", "messages"],
  },
} as const satisfies Feature;
