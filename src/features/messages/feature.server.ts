import type { Feature } from "#server/feature.server.ts";
import { messagesApi } from "./api.server.ts";
import { messageJobs } from "./jobs.server.ts";
import { spammersTable } from "./reported/queries.server.ts";

export const messagesFeature = {
  api: [messagesApi],
  jobs: messageJobs,
  tables: [spammersTable],
} as const satisfies Feature;
