import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

export const resetMail = mailKind<{ name: string; code: string; returnTo: string | undefined }>(
  "accounts.resetPassword",
  {
    en: ({ name, code, returnTo }) => ({
      subject: "Set a new password",
      preview: "The link works once, within an hour.",
      heading: "Set a new password",
      paragraphs: [`Hello ${name}, someone asked for a new password for your account. Use this link to choose it.`],
      button: {
        label: "Choose a new password",
        path: pathTo("resetPassword", "en", {}, { code, [RETURN_PARAM]: returnTo }),
      },
      note: "The link works once, within an hour. If you did not ask for it, ignore this email: your password stays as it is.",
    }),
    tr: ({ name, code, returnTo }) => ({
      subject: "Yeni şifre belirleyin",
      preview: "Bağlantı bir saat içinde bir kez kullanılabilir.",
      heading: "Yeni şifre belirleyin",
      paragraphs: [`Merhaba ${name}, hesabınız için yeni şifre istendi. Şifrenizi bu bağlantıdan belirleyebilirsiniz.`],
      button: {
        label: "Yeni şifre belirle",
        path: pathTo("resetPassword", "tr", {}, { code, [RETURN_PARAM]: returnTo }),
      },
      note: "Bağlantı bir saat içinde bir kez kullanılabilir. İsteyen siz değilseniz bu e‑postayı dikkate almayın; şifreniz değişmez.",
    }),
  },
);
