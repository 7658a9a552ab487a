import { sql } from "drizzle-orm";
import { isReaders, type WaitingKind } from "#server/waiting.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { isWaiting } from "../queries.server.ts";

export const jobApplicationsWaiting: readonly WaitingKind[] = [
  {
    name: "jobApplications",
    act: "answer",
    page: "dashboardJobApplications",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: (reader) => ({
      from: sql`startup join job on job.startup_id = startup.id and job.deleted_at is null
        join job_application on job_id = job.id and ${isWaiting("job_application")}
        where startup.deleted_at is null and ${isReaders(sql`startup.id`, reader, SCOPE.WRITE)}`,
      count: sql`count(*)`,
    }),
  },
];
