import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

/** To who got a seat of a colleague's package. */
export const seatMail = mailKind<{ buyer: string }>("premium.seat", {
  en: ({ buyer }) => ({
    subject: `${buyer} has given you premium`,
    preview: `You share a package on ${siteName()}.`,
    heading: "You have premium now",
    paragraphs: [
      `${buyer} has given you a seat of their package. Premium filters, reports and exports are open for you.`,
    ],
    button: { label: "See what it opens", path: pathTo("packageManagement", "en") },
    note: "The limits of the month are shared by everybody in the package. You can leave it at any time.",
  }),
  tr: ({ buyer }) => ({
    subject: `${buyer} sizi premium üye yaptı`,
    preview: `${siteName()} üzerinde bir paketi paylaşıyorsunuz.`,
    heading: "Artık premium üyesiniz",
    paragraphs: [
      `${buyer}, paketinde size bir kullanıcı hakkı verdi. Premium filtreler, raporlar ve dışa aktarma sizin için açık.`,
    ],
    button: { label: "Neleri açtığını gör", path: pathTo("packageManagement", "tr") },
    note: "Aylık limitleri paketteki herkes paylaşır. Paketten istediğiniz zaman ayrılabilirsiniz.",
  }),
});
