import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

const toEmail = z.object({ email: z.string() });

/** Mails the owner of an account, if there is one, that sign-ins are refused for a while. */
export const warnOfRefusals = job("accounts.warnOfRefusals", toEmail);
/**
 * Mails that anyone can request for an address. The job looks the account up later, so that neither the answer nor its
 * time says whether there is one.
 */
const onTheWay = toEmail.extend({ returnTo: z.string().optional() });
export const sendVerification = job("accounts.sendVerificationMail", onTheWay);
export const sendReset = job("accounts.sendResetMail", onTheWay);

/** Steps of a planned deletion. Their keys contain the account, so that cancelling it withdraws them. */
export const remindOfDeletion = job(
  "accounts.remindOfDeletion",
  // Those that were queued before there was a third reminder do not say their day.
  z.object({ accountId: z.uuid(), day: z.int().optional() }),
);
export const deleteAccount = job("accounts.delete", z.object({ accountId: z.uuid() }));
