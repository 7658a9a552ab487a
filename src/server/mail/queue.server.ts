import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import type { Locale } from "#shared/locale.ts";
import { enqueue, enqueueMany } from "../jobs/enqueue.server.ts";
import { job } from "../jobs/job.server.ts";
import { tryOnce } from "../throttle.server.ts";
import { bouncedOf } from "./bounces.server.ts";
import { type MailKind, mailContent } from "./content.server.ts";

/**
 * Retries for three and a half days, at most ten minutes apart, so that mails go out soon after a mail server is back.
 */
export const sendMail = job("mail.send", z.object({ id: z.uuid() }), { attempts: 500, longestPauseMinutes: 10 });

interface NewMail<Data> {
  to: { email: string; name?: string | undefined };
  /** The receiver's language. */
  locale: Locale;
  kind: MailKind<Data>;
  data: Data;
  /** Where the receiver ends mails of its kind; undefined: they are no regular ones. */
  endPath?: string | undefined;
}

const END_LABEL: Record<Locale, string> = {
  en: "No more emails of this kind",
  tr: "Bu tür e‑postaları artık gönderme",
};

function contentOf<Data>({ locale, kind, data, endPath }: NewMail<Data>) {
  const content = mailContent.parse(kind.texts[locale](data));
  return endPath === undefined ? content : { ...content, unsubscribe: { label: END_LABEL[locale], path: endPath } };
}

/**
 * Queues a mail in the caller's transaction: it is sent after the commit, never after a rollback. Returns its id; a regular one to
 * an address whose mails come back is not written, and its id is of none.
 */
export async function queueMail<Data>(tx: Db, newMail: NewMail<Data>): Promise<string> {
  const { to, locale, kind } = newMail;
  const content = contentOf(newMail);
  const id = v7();
  if (content.unsubscribe && (await bouncedOf(tx, [to.email])).has(to.email)) return id;
  await tx.insert(mail).values({
    id,
    kind: kind.name,
    recipient: to.email,
    recipientName: to.name,
    locale,
    subject: content.subject,
    content,
  });
  await enqueue(tx, sendMail, { id });
  return id;
}

const DAY_MINUTES = 24 * 60;

/**
 * The same for what one side does and the other one is mailed of: one mail of its kind about the same in a day, however often it is
 * done (record 71). `about`: the ids of both sides, and what was done where its opposite is mailed, too.
 */
export async function queueMailOncePerDay<Data>(tx: Db, about: readonly string[], mail: NewMail<Data>): Promise<void> {
  const subject = [mail.to.email, ...about].join(" ");
  const [tried] = await tryOnce(tx, { name: `mail ${mail.kind.name}`, subject, times: 1, minutes: DAY_MINUTES });
  if (tried === "allowed") await queueMail(tx, mail);
}

/** Rows of one statement: each has nine parameters, and a statement takes 65,535. */
const MAILS_AT_ONCE = 500;

/** The same for many mails of one kind, in a few statements. */
export async function queueMails<Data>(
  tx: Db,
  kind: MailKind<Data>,
  mails: readonly Omit<NewMail<Data>, "kind">[],
): Promise<void> {
  for (let from = 0; from < mails.length; from += MAILS_AT_ONCE) {
    const block = mails.slice(from, from + MAILS_AT_ONCE);
    const emails = block.map(({ to }) => to.email);
    const bounced = await bouncedOf(tx, emails);
    const rows = block.flatMap((newMail) => {
      const { to, locale } = newMail;
      const content = contentOf({ ...newMail, kind });
      if (content.unsubscribe && bounced.has(to.email)) return [];
      const { subject } = content;
      return [{ id: v7(), kind: kind.name, recipient: to.email, recipientName: to.name, locale, subject, content }];
    });
    if (rows.length === 0) continue;
    await tx.insert(mail).values(rows);
    await enqueueMany(
      tx,
      sendMail,
      rows.map(({ id }) => ({ id })),
    );
  }
}

/** Deletes every mail to an address, sent or not, when its account is deleted. */
export async function forgetMails(tx: Db, email: string): Promise<void> {
  await tx.delete(mail).where(eq(mail.recipient, email));
}
