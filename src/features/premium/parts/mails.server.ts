import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { siteName } from "#shared/site-name.ts";

/** Why a seat has ended. `buyer`: who has freed it, or from whose company its person has gone; null: the buyer's account is deleted. */
interface SeatEnd {
  buyer: string | null;
  why: "freed" | "leftCompany" | "buyerGone";
}

const END_TEXTS = {
  en: ({ buyer, why }: SeatEnd) =>
    ({
      freed: `${buyer} has taken back your seat in their package.`,
      leftCompany: `You are no longer in the same company as ${buyer}, whose package you shared.`,
      buyerGone: "The account whose package you shared was deleted.",
    })[why],
  tr: ({ buyer, why }: SeatEnd) =>
    ({
      freed: `${buyer}, paketindeki kullanıcı hakkınızı geri aldı.`,
      leftCompany: `Paketini paylaştığınız ${buyer} ile artık aynı şirkette değilsiniz.`,
      buyerGone: "Paketini paylaştığınız hesap silindi.",
    })[why],
};

/** To whose seat has ended. */
export const seatEndedMail = mailKind<SeatEnd>("premium.seatEnded", {
  en: (end) => ({
    subject: "Your seat in a package has ended",
    preview: END_TEXTS.en(end),
    heading: "Your premium has ended",
    paragraphs: [
      `${END_TEXTS.en(end)} What the seat opened is closed. Reports you have downloaded stay open until the end of the month, your files for their 30 days.`,
    ],
    button: { label: "See the plans", path: pathTo("paymentPlans", "en") },
    note: "Your account and your entries are unchanged.",
  }),
  tr: (end) => ({
    subject: "Paketteki kullanıcı hakkınız sona erdi",
    preview: END_TEXTS.tr(end),
    heading: "Premium üyeliğiniz sona erdi",
    paragraphs: [
      `${END_TEXTS.tr(end)} Bu hakkın açtıkları kapandı. İndirdiğiniz raporlar ay sonuna kadar açık kalır, dosyalarınız 30 gün dolana kadar saklanır.`,
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
      `${buyer} has given you a seat in their package. Premium filters, reports and exports are open for you.`,
    ],
    button: { label: "See what it opens", path: pathTo("packageManagement", "en") },
    note: "The limits of the month are shared by everyone in the package. You can leave it at any time.",
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

/** To an address of the company at which nobody has an account. */
export const seatInvitedMail = mailKind<{ buyer: string; email: string }>("premium.seatInvited", {
  en: ({ buyer, email }) => ({
    subject: `${buyer} keeps a premium seat for you`,
    preview: `Sign up on ${siteName()} with this address, and it is open.`,
    heading: "A premium seat is waiting for you",
    paragraphs: [
      `${buyer} has given this address a seat in their package on ${siteName()}. It opens as soon as you have signed up with ${email} and verified the address.`,
    ],
    button: {
      label: "Sign up",
      path: pathTo("register", "en", {}, { email, [RETURN_PARAM]: pathTo("packageManagement", "en") }),
    },
    note: "If you do not know this person, ignore this email: nothing will happen.",
  }),
  tr: ({ buyer, email }) => ({
    subject: `${buyer} size premium kullanıcı hakkı ayırdı`,
    preview: `${siteName()} sitesine bu adresle kayıt olun, hakkınız açılsın.`,
    heading: "Sizin için bir premium kullanıcı hakkı var",
    paragraphs: [
      `${buyer}, ${siteName()} üzerindeki paketinde bu adrese bir kullanıcı hakkı ayırdı. ${email} adresiyle kayıt olup adresinizi doğruladığınızda hakkınız açılır.`,
    ],
    button: {
      label: "Kayıt ol",
      path: pathTo("register", "tr", {}, { email, [RETURN_PARAM]: pathTo("packageManagement", "tr") }),
    },
    note: "Bu kişiyi tanımıyorsanız bu e‑postayı dikkate almayın; hiçbir şey olmaz.",
  }),
});
