import { z } from "zod";
import type { Locale } from "#shared/locale.ts";

/** What a mail says; how it looks is the same for all. Plain text throughout. */
export const mailContent = z.object({
  subject: z.string(),
  /** What inboxes show beside the subject. */
  preview: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** A path of ours, so that a link leads nowhere else. */
  button: z.object({ label: z.string(), path: z.string().startsWith("/") }).optional(),
  /** Name and value, such as device and time of a sign-in. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** Below the button: how long it works, what to do when it was not asked for. */
  note: z.string().optional(),
});
export type MailContent = z.output<typeof mailContent>;

/** A mail of a feature, in both languages. */
export interface MailKind<Data> {
  /** Feature and occasion, "accounts.verifyEmail"; shown to admins. */
  name: string;
  texts: Record<Locale, (data: Data) => MailContent>;
}

export const mailKind = <Data>(name: string, texts: MailKind<Data>["texts"]): MailKind<Data> => ({ name, texts });
