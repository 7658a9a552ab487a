import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { messagesApi } from "./api.server.ts";
import { messageJobs } from "./jobs.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const messagesFeature = {
  api: [messagesApi],
  jobs: messageJobs,
  texts: { messages: inBothLanguages(en, tr) },
  pageTexts: {
    dashboardMessages: ["dashboard", "messages"],
    conversation: ["dashboard", "messages"],
    dashboardIntroductions: ["dashboard", "messages"],
  },
} as const satisfies Feature;
