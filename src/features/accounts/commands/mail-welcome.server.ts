import type { Db } from "#db/open.server.ts";
import type { account } from "#db/tables/accounts.server.ts";
import { mailKind } from "#server/mail/content.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { siteName } from "#shared/site-name.ts";
import { issueCode } from "./codes.server.ts";

const welcomeMail = mailKind<{ name: string; code: string; returnTo: string | undefined }>("accounts.welcome", {
  en: ({ name, code, returnTo }) => ({
    subject: `Your account on ${siteName()}`,
    preview: "Choose a password, and you are in.",
    heading: "An account has been created for you",
    paragraphs: [
      `Hello ${name}, the team of ${siteName()} has created an account for you. Choose a password to use it.`,
    ],
    button: {
      label: "Choose a password",
      path: pathTo("resetPassword", "en", {}, { code, welcome: 1, [RETURN_PARAM]: returnTo }),
    },
    note: "The link works once, within a week. If you do not want the account, you don’t need to do anything.",
  }),
  tr: ({ name, code, returnTo }) => ({
    subject: `${siteName()} hesabınız`,
    preview: "Bir şifre belirleyin, hesabınız hazır.",
    heading: "Sizin için bir hesap açıldı",
    paragraphs: [
      `Merhaba ${name}, ${siteName()} ekibi sizin için bir hesap açtı. Kullanmaya başlamak için bir şifre belirleyin.`,
    ],
    button: {
      label: "Şifre belirle",
      path: pathTo("resetPassword", "tr", {}, { code, welcome: 1, [RETURN_PARAM]: returnTo }),
    },
    note: "Bağlantı bir hafta içinde bir kez kullanılabilir. Hesabı istemiyorsanız yapmanız gereken bir şey yok.",
  }),
});

/** Mails the link to choose a first password, for an account that an admin created. */
export async function mailWelcome(
  tx: Db,
  { id, email, name, locale }: Pick<typeof account.$inferSelect, "id" | "email" | "name" | "locale">,
  returnTo?: string,
): Promise<void> {
  const code = await issueCode(tx, id, "welcome");
  await queueMail(tx, { to: { email, name }, locale, kind: welcomeMail, data: { name, code, returnTo } });
}
