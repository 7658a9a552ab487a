import type { Feature } from "#server/feature.server.ts";
import { messagesApi } from "./api.server.ts";
import { messageJobs } from "./jobs.server.ts";
import { messagesWaiting } from "./parts/waiting.server.ts";
import { spammersTable } from "./reported/queries.server.ts";

export const messagesFeature = {
  adminMenu: [
    { page: "adminSpammers", group: "users", order: 90, label: (textsOf) => textsOf("messagesReported").title },
    // The house passes introductions on where its people answer their own.
    {
      page: "dashboardIntroductions",
      group: "users",
      order: 95,
      label: (textsOf) => textsOf("messages").introductions.title,
    },
  ],
  memberMenu: [
    {
      page: "dashboardMessages",
      group: "personal",
      order: 40,
      label: (textsOf) => textsOf("messages").title,
      pagesBelow: ["conversation"],
    },
    {
      page: "dashboardIntroductions",
      group: "personal",
      order: 50,
      label: (textsOf) => textsOf("messages").introductions.title,
    },
  ],
  waiting: messagesWaiting,
  api: [messagesApi],
  jobs: messageJobs,
  tables: [spammersTable],
} as const satisfies Feature;
