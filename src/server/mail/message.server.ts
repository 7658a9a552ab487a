import type { mail } from "#db/tables/mails.server.ts";
import type { Settings } from "../settings.server.ts";
import { mailContent } from "./content.server.ts";
import { htmlOf, LOGO_CID, plainOf } from "./layout.server.ts";
import { logoPng } from "./logo.server.ts";

export type StoredMail = typeof mail.$inferSelect;

/**
 * A stored mail as the message that goes out. The same mail has the same Message-ID each time it is tried, so that a
 * mail server or a reader can tell a repetition.
 */
export async function messageOf(mail: StoredMail, { mailFrom }: Settings, origin: string) {
  const content = mailContent.parse(mail.content);
  return {
    messageId: `<${mail.id}@${mailFrom.address.split("@")[1]}>`,
    date: mail.createdAt,
    from: mailFrom,
    to: { name: mail.recipientName ?? "", address: mail.recipient },
    subject: mail.subject,
    text: plainOf(content, mail.locale, origin),
    html: htmlOf(content, mail.locale, origin),
    attachments: [{ cid: LOGO_CID, filename: "logo.png", contentType: "image/png", content: await logoPng() }],
    // Out-of-office answers would go nowhere (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.locale },
  };
}
