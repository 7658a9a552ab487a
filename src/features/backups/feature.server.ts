import type { Feature } from "#server/feature.server.ts";
import { backupsApi } from "./api.server.ts";
import { backupJobs } from "./jobs.server.ts";
import { backupTable } from "./queries.server.ts";

export const backupsFeature = {
  adminMenu: [{ page: "adminBackups", group: "operations", order: 35, label: (textsOf) => textsOf("backups").title }],
  api: [backupsApi],
  jobs: backupJobs,
  tables: [backupTable],
} as const satisfies Feature;
