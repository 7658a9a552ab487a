import { accountsErrors } from "#features/accounts/errors.ts";
import { bannedWordsErrors } from "#features/banned-words/errors.ts";
import { blogErrors } from "#features/blog/errors.ts";
import { claimErrors } from "#features/claims/errors.ts";
import { contentErrors } from "#features/content/errors.ts";
import { exportsErrors } from "#features/exports/errors.ts";
import { factErrors } from "#features/facts/errors.ts";
import { importErrors } from "#features/imports/errors.ts";
import { invitationsErrors } from "#features/invitations/errors.ts";
import { jobApplicationErrors } from "#features/jobs/applications/errors.ts";
import { jobEditingErrors } from "#features/jobs/editing/errors.ts";
import { keyErrors } from "#features/keys/errors.ts";
import { lookingErrors } from "#features/looking/errors.ts";
import { membersErrors } from "#features/members/errors.ts";
import { messagesErrors } from "#features/messages/errors.ts";
import { operationsErrors } from "#features/operations/errors.ts";
import { paymentsErrors } from "#features/payments/errors.ts";
import { premiumErrors } from "#features/premium/errors.ts";
import { programApplyingErrors } from "#features/programs/applying/errors.ts";
import { programDecidingErrors } from "#features/programs/deciding/errors.ts";
import { programEditingErrors } from "#features/programs/editing/errors.ts";
import { programJuryErrors } from "#features/programs/jury/errors.ts";
import { programPapersErrors } from "#features/programs/papers/errors.ts";
import { programReviewingErrors } from "#features/programs/reviewing/errors.ts";
import { pulseErrors } from "#features/pulse/errors.ts";
import { ratesErrors } from "#features/reference/rates/errors.ts";
import { typesErrors } from "#features/reference/types/errors.ts";
import { reportsErrors } from "#features/reports/errors.ts";
import { startupEditingErrors } from "#features/startups/editing/errors.ts";
import { linkErrors } from "#features/startups/links/errors.ts";
import { mergingErrors } from "#features/startups/merges/errors.ts";
import { portfolioErrors } from "#features/startups/portfolio/errors.ts";
import { talentsErrors } from "#features/talents/errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Locale } from "./locale.ts";
import { PLATFORM_ERRORS } from "./platform-errors.ts";

/** The platform's failures, then one line a feature. It is not for browsers: they get status and sentence with the answer. */
export const ERRORS = {
  ...PLATFORM_ERRORS,
  ...accountsErrors,
  ...bannedWordsErrors,
  ...claimErrors,
  ...importErrors,
  ...invitationsErrors,
  ...jobApplicationErrors,
  ...jobEditingErrors,
  ...keyErrors,
  ...lookingErrors,
  ...membersErrors,
  ...messagesErrors,
  ...operationsErrors,
  ...programApplyingErrors,
  ...programDecidingErrors,
  ...paymentsErrors,
  ...premiumErrors,
  ...programEditingErrors,
  ...programJuryErrors,
  ...programPapersErrors,
  ...programReviewingErrors,
  ...blogErrors,
  ...contentErrors,
  ...ratesErrors,
  ...typesErrors,
  ...reportsErrors,
  ...startupEditingErrors,
  ...exportsErrors,
  ...factErrors,
  ...pulseErrors,
  ...linkErrors,
  ...mergingErrors,
  ...portfolioErrors,
  ...talentsErrors,
};

/** The sentence shown to people for a failure. */
export const errorText = (code: ErrorCode, locale: Locale): string => ERRORS[code][locale];

/** The HTTP status of a failure. */
export const errorStatus = (code: ErrorCode): number => ERRORS[code].status;
