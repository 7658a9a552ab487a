import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

/** To whose seat the buyer has freed. */
export const seatEndedMail = mailKind<{ buyer: string }>("premium.seatEnded", {
  en: ({ buyer }) => ({
    subject: "Your seat of a package has ended",
    preview: `${buyer} has freed it.`,
    heading: "Your premium has ended",
    paragraphs: [
      `${buyer} has freed your seat of their package. What it opened is closed; your files stay for their 30 days.`,
    ],
    button: { label: "See the plans", path: pathTo("paymentPlans", "en") },
    note: "Your account and your entries are as they were.",
  }),
  tr: ({ buyer }) => ({
    subject: "Paketteki kullanıcı hakkınız sona erdi",
    preview: `${buyer} hakkınızı geri aldı.`,
    heading: "Premium üyeliğiniz sona erdi",
    paragraphs: [
      `${buyer}, paketindeki kullanıcı hakkınızı geri aldı. Açtıkları kapandı; dosyalarınız 30 günleri dolana kadar durur.`,
    ],
    button: { label: "Planları gör", path: pathTo("paymentPlans", "tr") },
    note: "Hesabınız ve kayıtlarınız olduğu gibi duruyor.",
  }),
});

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
