import type { mail } from "#db/tables/mails.server.ts";
import { SHIPPED_NAME, siteName } from "#shared/site-name.ts";
import type { Settings } from "../settings.server.ts";
import { mailContent } from "./content.server.ts";
import { htmlOf, LOGO_CID, plainOf } from "./layout.server.ts";
import { logoPng } from "./logo.server.ts";

export type StoredMail = typeof mail.$inferSelect;

/**
 * The message of a stored mail. Its Message-ID is the same at each attempt, so that mail servers and readers can
 * recognise a duplicate.
 */
export async function messageOf(
  mail: StoredMail,
  { mailFrom }: Settings,
  { origin, replyTo }: { origin: string; replyTo: string | undefined },
) {
  const content = mailContent.parse(mail.content);
  return {
    messageId: `<${mail.id}@${mailFrom.address.split("@")[1]}>`,
    date: mail.createdAt,
    // A sender that nobody has named is the portal, whatever it is called now.
    from: { ...mailFrom, name: mailFrom.name === SHIPPED_NAME ? siteName() : mailFrom.name },
    ...(replyTo && { replyTo }),
    to: { name: mail.recipientName ?? "", address: mail.recipient },
    subject: mail.subject,
    text: plainOf(content, mail.locale, origin),
    html: htmlOf(content, mail.locale, origin),
    attachments: [{ cid: LOGO_CID, filename: "logo.png", contentType: "image/png", content: await logoPng() }],
    // Suppresses out-of-office replies, which nobody would read (RFC 3834).
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.locale,
      ...(content.unsubscribe && {
        "List-Unsubscribe": `<${origin}${content.unsubscribe.path}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
