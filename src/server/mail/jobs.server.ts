import { and, eq, isNull, sql } from "drizzle-orm";
import { mail } from "#db/tables/mails.server.ts";
import { GiveUp, type JobWork, workOn } from "../jobs/job.server.ts";
import { MAIL_CONNECTIONS } from "./mailer.server.ts";
import { sendMail } from "./queue.server.ts";

/**
 * Sends one mail. Between the mail server's "taken" and our note of it lies one moment in which an ending process leaves
 * the mail to be sent again, under the same Message-ID; and where a connection is lost before that word arrives nobody can
 * know. Anything else sends once.
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
    // The words hold one-time links: nobody needs them once they are delivered.
    await db
      .update(mail)
      .set({ sentAt: sql`now()`, ...(mailer.leaves ? { content: null } : {}) })
      .where(eq(mail.id, data.id));
  },
  MAIL_CONNECTIONS,
);

export const mailJobs: JobWork[] = [send];

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}
const responseOf = (error: unknown) => (error as SmtpError).responseCode;

/** The receiver or the content is refused for good; refused senders and passwords are ours to set right, then it goes on. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = error as SmtpError;
  return responseCode >= 500 && responseCode !== 503 && (command === "RCPT TO" || command === "DATA");
}

/** Without the server's sentence: it may repeat the address. */
const failureOf = (error: unknown): string => {
  const { code = "unknown", responseCode } = error as SmtpError;
  return `mail not taken: ${code}${responseCode ? ` ${responseCode}` : ""}`;
};
