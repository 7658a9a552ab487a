import { desc } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { type MailContent, mailContent } from "#server/mail/content.server.ts";

export interface QueuedMail extends MailContent {
  kind: string;
  recipient: string;
  locale: "en" | "tr";
  /** Of the address its button leads to. */
  code: string;
}

/** Mails that were queued, newest first, with their words: tests read them instead of an inbox. */
export async function queuedMails({ db }: Database): Promise<QueuedMail[]> {
  const rows = await db.select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id));
  return rows.map(({ kind, recipient, locale, content }) => {
    const words = mailContent.parse(content);
    const code = new URL(words.button?.path ?? "/", "http://portal.test").searchParams.get("code") ?? "";
    return { ...words, kind, recipient, locale, code };
  });
}
