import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import type { MailName } from "#shared/named-codes.ts";

/** The content of a mail, plain text throughout; the layout is the same for all. */
export const mailContent = z.object({
  subject: z.string(),
  /** The text that inboxes show beside the subject. */
  preview: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** A path of the portal, so that a link leads nowhere else. */
  button: z.object({ label: z.string(), path: z.string().startsWith("/") }).optional(),
  /** Name and value, such as device and time of a sign-in. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** Below the button: how long the link works, what to do if the mail was not expected. */
  note: z.string().optional(),
  /** Ends mails of this kind: a link at the end, and the button of mail programs. */
  unsubscribe: z.object({ label: z.string(), path: z.string().startsWith("/") }).optional(),
});
export type MailContent = z.output<typeof mailContent>;

/** A kind of mail, with its texts in both languages. */
export interface MailKind<Data> {
  /** Feature and occasion, "accounts.verifyEmail"; shown to admins. */
  name: MailName;
  texts: Record<Locale, (data: Data) => MailContent>;
}

export const mailKind = <Data>(name: MailName, texts: MailKind<Data>["texts"]): MailKind<Data> => ({ name, texts });
