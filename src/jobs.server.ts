import { adminsSheet, usersSheet } from "#features/accounts/admin/jobs.server.ts";
import { deletionJobs } from "#features/accounts/deletion/jobs.server.ts";
import { accountsJobs } from "#features/accounts/jobs.server.ts";
import { recoveryJobs } from "#features/accounts/recovery/jobs.server.ts";
import { signUpJobs } from "#features/accounts/sign-up/jobs.server.ts";
import { bannedWordsSheet } from "#features/banned-words/jobs.server.ts";
import { flaggedTextsSheet } from "#features/flagged-texts/jobs.server.ts";
import { invitationJobs } from "#features/invitations/jobs.server.ts";
import { userTypesSheet } from "#features/reference/user-types/jobs.server.ts";
import { cleanUp } from "#server/clean-up.server.ts";
import { fileJobs } from "#server/files/jobs.server.ts";
import type { JobWork } from "#server/jobs/job.server.ts";
import { mailJobs } from "#server/mail/jobs.server.ts";
import { tableExportJobs } from "#server/table/export-jobs.server.ts";

/** Background work: the platform's own, then one line a feature with its `jobs.server.ts`. */
export const JOBS: JobWork[] = [
  cleanUp,
  ...fileJobs,
  ...mailJobs,
  ...accountsJobs,
  ...deletionJobs,
  ...recoveryJobs,
  ...signUpJobs,
  ...invitationJobs,
  ...tableExportJobs([usersSheet, adminsSheet, bannedWordsSheet, flaggedTextsSheet, userTypesSheet]),
];
