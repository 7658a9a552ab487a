import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

const toEmail = z.object({ email: z.string() });

/** Tells the owner of an account, if there is one, that sign-ins are refused for a while. */
export const warnOfRefusals = job("accounts.warnOfRefusals", toEmail);
/**
 * Mails that anyone may ask for by naming an address. Whether there is an account is looked up here, later, so that the
 * answer to who asks says nothing about it, by its words or by its time.
 */
export const sendVerification = job("accounts.sendVerificationMail", toEmail);
export const sendReset = job("accounts.sendResetMail", toEmail);

/** What follows the wish to delete an account; each has a key made of the account, so that keeping it takes them back. */
export const remindOfDeletion = job("accounts.remindOfDeletion", z.object({ accountId: z.uuid() }));
export const deleteAccount = job("accounts.delete", z.object({ accountId: z.uuid() }));
