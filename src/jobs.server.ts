import { exportJobs } from "#features/exports/jobs.server.ts";
import { factJobs } from "#features/facts/jobs.server.ts";
import { importJobs } from "#features/imports/jobs.server.ts";
import { waitingJobs } from "#features/waiting/jobs.server.ts";
import { cleanUp } from "#server/clean-up.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { fileJobs } from "#server/files/jobs.server.ts";
import type { JobWork } from "#server/jobs/job.server.ts";
import { savedMailJobs } from "#server/list-index/saved-mail-jobs.server.ts";
import { mailJobs } from "#server/mail/jobs.server.ts";
import { bulkChangeJobs } from "#server/table/bulk-jobs.server.ts";
import { tableExportJobs } from "#server/table/export-jobs.server.ts";
import { FEATURES } from "./features.server.ts";
import { IMPORTS } from "./imports.server.ts";

const features: readonly Feature[] = FEATURES;

/** Background work: the platform's own and the features'. */
export const JOBS: JobWork[] = [
  cleanUp,
  ...fileJobs,
  ...mailJobs,
  ...savedMailJobs(
    features.flatMap(({ lists = [] }) => lists),
    features.flatMap(({ weeklyNews = [] }) => weeklyNews),
  ),
  ...exportJobs(features.flatMap(({ lists = [] }) => lists)),
  ...tableExportJobs(features.flatMap(({ tables = [] }) => tables)),
  ...bulkChangeJobs(features.flatMap(({ bulk = [] }) => bulk)),
  ...importJobs(IMPORTS),
  ...factJobs(features.flatMap(({ facts = [] }) => facts)),
  ...waitingJobs(features.flatMap(({ waiting = [] }) => waiting).filter(({ mailsItself }) => !mailsItself)),
  ...features.flatMap(({ jobs = [] }) => jobs),
];
