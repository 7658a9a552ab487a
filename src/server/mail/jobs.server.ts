import { and, eq, isNull, sql } from "drizzle-orm";
import { mail } from "#db/tables/mails.server.ts";
import { GiveUp, type JobWork, workOn } from "../jobs/job.server.ts";
import { MAIL_CONNECTIONS } from "./mailer.server.ts";
import { sendMail } from "./queue.server.ts";

/**
 * Sends one mail, normally once. It is sent again, with the same Message-ID, if the process ends after the mail server
 * accepted it and before that is recorded, or if the connection is lost before the server answers.
 */
const send = workOn(
  sendMail,
  async ({ db, data, services: { mailer } }) => {
    const [found] = await db
      .select()
      .from(mail)
      .where(and(eq(mail.id, data.id), isNull(mail.sentAt)));
    if (!found) return;
    try {
      await mailer.send(found);
    } catch (error) {
      throw isFinal(error) ? new GiveUp(`refused with ${responseOf(error)}`) : new Error(failureOf(error));
    }
    // The content may hold one-time links, which nobody needs after delivery.
    await db
      .update(mail)
      .set({ sentAt: sql`now()`, ...(mailer.leaves ? { content: null } : {}) })
      .where(eq(mail.id, data.id));
  },
  { concurrency: MAIL_CONNECTIONS },
);

export const mailJobs: JobWork[] = [send];

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}
const responseOf = (error: unknown) => (error as SmtpError).responseCode;

/**
 * True if a retry cannot help: the receiver or the content is refused. A refused sender or password is for the operator
 * to fix, so those are retried.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = error as SmtpError;
  return responseCode >= 500 && responseCode !== 503 && (command === "RCPT TO" || command === "DATA");
}

/** The codes only: the message of the mail server may contain the address. */
const failureOf = (error: unknown): string => {
  const { code = "unknown", responseCode } = error as SmtpError;
  return `mail not taken: ${code}${responseCode ? ` ${responseCode}` : ""}`;
};
