import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { GiveUp, type JobWork, workOn } from "../jobs/job.server.ts";
import { statusOfAnswer } from "./bounce-report.server.ts";
import { rememberBounce } from "./bounces.server.ts";
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
      await mailer.send(found, await replyAddress(db));
    } catch (error) {
      const { responseCode, response = "", command } = error as SmtpError;
      const status = command === "RCPT TO" ? statusOfAnswer(responseCode, response) : undefined;
      if (status) await db.transaction((tx) => rememberBounce(tx, { email: found.recipient, status }));
      throw isFinal(error) ? new GiveUp(`refused with ${responseCode}`) : new Error(failureOf(error));
    }
    // The content may hold one-time links, which nobody needs after delivery.
    await db
      .update(mail)
      .set({ sentAt: sql`now()`, ...(mailer.leaves ? { content: null } : {}) })
      .where(eq(mail.id, data.id));
  },
  { concurrency: MAIL_CONNECTIONS },
);

/** Where answers go: the address of the house, if it names one. */
async function replyAddress(db: Db): Promise<string | undefined> {
  const [contact] = await db
    .select({ value: siteIdentity.value })
    .from(siteIdentity)
    .where(eq(siteIdentity.key, "contact"));
  const { email } = contactValue.parse(contact?.value ?? {});
  return email ?? undefined;
}

const contactValue = z.object({ email: z.string().nullish() });

export const mailJobs: JobWork[] = [send];

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
  /** What the mail server said. */
  response?: string;
}

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
  if (code === "ETLS") return "mail not sent: the mail server offers no TLS (SMTP_TLS)";
  return `mail not taken: ${code}${responseCode ? ` ${responseCode}` : ""}`;
};
