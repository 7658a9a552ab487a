import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";
import { TEST_MAIL_PARAM } from "../limits.ts";

/** To the admin who has asked for it: its link proves that it arrived. */
export const testMail = mailKind<{ code: string }>("firstDay.testMail", {
  en: ({ code }) => ({
    subject: `Test email of ${siteName()}`,
    preview: "Emails of the house arrive.",
    heading: "This email has arrived",
    paragraphs: [
      "You asked for it in the admin panel. Follow the link to tick the step of the checklist: it is done once the link was followed.",
      "Did it land in the spam folder? Then SPF, DKIM or DMARC of the sender’s domain is missing; the admin panel says what they are.",
    ],
    button: { label: "It has arrived", path: pathTo("admin", "en", {}, { [TEST_MAIL_PARAM]: code }) },
    note: "If you did not ask for it, you can forget it.",
  }),
  tr: ({ code }) => ({
    subject: `${siteName()}: deneme e‑postası`,
    preview: "Evin e‑postaları ulaşıyor.",
    heading: "Bu e‑posta size ulaştı",
    paragraphs: [
      "Bu e‑postayı yönetim panelinde siz istediniz. Bağlantıyı açtığınızda listedeki adım tamamlanır.",
      "İstenmeyen posta klasörüne mi düştü? Öyleyse gönderen alan adının SPF, DKIM ya da DMARC kaydı eksik; ne olduklarını panelde bulursunuz.",
    ],
    button: { label: "E‑posta ulaştı", path: pathTo("admin", "tr", {}, { [TEST_MAIL_PARAM]: code }) },
    note: "Siz istemediyseniz dikkate almayın.",
  }),
});
