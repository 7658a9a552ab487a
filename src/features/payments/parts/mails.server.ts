import { mailKind } from "#server/mail/content.server.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

interface Movement {
  /** The name of the purchase, in the language of the mail. */
  name: string;
  /** In the smallest unit; negative: it went back. */
  minor: number;
  currency: string;
  /** An ISO instant. */
  at: string;
}

const sum = ({ minor, currency }: Movement, locale: Locale) =>
  formatMoney(Math.abs(minor) / 100, currency, locale, true);

/** A payment that arrived, or money that went back. `closes`: what it had paid for is not open any more. */
export const receiptMail = mailKind<Movement & { closes: boolean }>("payments.receipt", {
  en: (movement) => {
    const { name, minor, at, closes } = movement;
    const amount = sum(movement, "en");
    const title = minor > 0 ? `We have received ${amount}` : `We have returned ${amount}`;
    return {
      subject: `${title} · ${siteName()}`,
      preview: name,
      heading: title,
      paragraphs: [
        `${name}, ${formatDate(at, "en")}.`,
        ...(closes ? [`With the refund your access to ${name} has ended.`] : []),
        "All your payments and receipts are on one page.",
      ],
      button: { label: "My payments", path: pathTo("dashboardBillingInformation", "en") },
      note: "You don’t need to do anything. Keep this email with your receipts.",
    };
  },
  tr: (movement) => {
    const { name, minor, at, closes } = movement;
    const amount = sum(movement, "tr");
    const title = minor > 0 ? `${amount} tutarındaki ödemeniz ulaştı` : `${amount} tutarını iade ettik`;
    return {
      subject: `${title} · ${siteName()}`,
      preview: name,
      heading: title,
      paragraphs: [
        `${name}, ${formatDate(at, "tr")}.`,
        ...(closes ? [`İadeyle birlikte ${name} için erişiminiz sona erdi.`] : []),
        "Tüm ödemeleriniz ve ödeme belgeleriniz tek sayfada.",
      ],
      button: { label: "Ödemelerim", path: pathTo("dashboardBillingInformation", "tr") },
      note: "Yapmanız gereken bir şey yok. Bu e‑postayı ödeme belgelerinizle birlikte saklayın.",
    };
  },
});

/** Why a package will not be renewed: somebody wished it, its account is locked, or test cards, with which it was paid, are over. */
type CancelledWhy = "wished" | "locked" | "sandboxOff";

const CANCELLED_NOTES: Record<Locale, Record<CancelledWhy, string>> = {
  en: {
    wished: "Until then you can undo the cancellation in the customer portal.",
    locked:
      "An admin of the portal has locked your account. Because you could not end the package yourself, we stopped its renewal. Write to us if you think this is a mistake.",
    sandboxOff:
      "You paid for it with a test card, and the portal no longer takes test payments. You can buy a package with a real payment at any time; this one ends when that payment arrives.",
  },
  tr: {
    wished: "O güne kadar iptali müşteri portalından geri alabilirsiniz.",
    locked:
      "Hesabınız bir yönetici tarafından kilitlendi; paketi kendiniz bitiremeyeceğiniz için yenilemeyi durdurduk. Bir yanlışlık olduğunu düşünüyorsanız bize yazın.",
    sandboxOff:
      "Bu paketi deneme kartıyla almıştınız; portal artık deneme ödemesi kabul etmiyor. İstediğiniz zaman gerçek ödemeyle bir paket alabilirsiniz; o ödeme ulaştığında bu paket sona erer.",
  },
};

/** A package that will not be renewed. `until`: how long it stays open, an ISO instant. */
export const cancelledMail = mailKind<{ name: string; until: string; why: CancelledWhy }>("payments.cancelled", {
  en: ({ name, until, why }) => ({
    subject: `${name} ends on ${formatDate(until, "en")} · ${siteName()}`,
    preview: "Nothing more will be charged.",
    heading: `${name} will not be renewed`,
    paragraphs: [`It stays open until ${formatDate(until, "en")}. Nothing more will be charged.`],
    button: { label: "My package", path: pathTo("packageManagement", "en") },
    note: CANCELLED_NOTES.en[why],
  }),
  tr: ({ name, until, why }) => ({
    subject: `${name} ${formatDate(until, "tr")} tarihinde sona eriyor · ${siteName()}`,
    preview: "Sizden başka ücret alınmayacak.",
    heading: `${name} yenilenmeyecek`,
    paragraphs: [`Paketiniz ${formatDate(until, "tr")} tarihine kadar açık kalacak. Sizden başka ücret alınmayacak.`],
    button: { label: "Paketim", path: pathTo("packageManagement", "tr") },
    note: CANCELLED_NOTES.tr[why],
  }),
});

/** A payment that was pending and did not arrive. */
export const notPaidMail = mailKind<{ name: string }>("payments.notPaid", {
  en: ({ name }) => ({
    subject: `Your payment did not arrive · ${siteName()}`,
    preview: `${name} was not bought.`,
    heading: "Your payment did not arrive",
    paragraphs: [`The payment for ${name} was not confirmed. Nothing was charged, and nothing was opened.`],
    button: { label: "See the plans", path: pathTo("paymentPlans", "en") },
    note: "You can try again at any time, also with another card.",
  }),
  tr: ({ name }) => ({
    subject: `Ödemeniz ulaşmadı · ${siteName()}`,
    preview: `${name} satın alınmadı.`,
    heading: "Ödemeniz ulaşmadı",
    paragraphs: [`${name} için ödemeniz onaylanmadı. Sizden ücret alınmadı, hiçbir şey açılmadı.`],
    button: { label: "Planları gör", path: pathTo("paymentPlans", "tr") },
    note: "İstediğiniz zaman, başka bir kartla da yeniden deneyebilirsiniz.",
  }),
});

/** A card that was refused at a renewal. `until`: how long the package stays open, an ISO instant. */
export const paymentFailedMail = mailKind<{ name: string; until: string }>("payments.failed", {
  en: ({ name, until }) => ({
    subject: `Your card was refused · ${siteName()}`,
    preview: `${name} stays open until ${formatDate(until, "en")}.`,
    heading: "Your card was refused",
    paragraphs: [
      `We could not collect the next payment for ${name}. It stays open until ${formatDate(until, "en")}.`,
      "Choose another card before then, and nothing is interrupted.",
    ],
    button: { label: "Choose another card", path: pathTo("packageManagement", "en") },
    note: "We try once a day. If no attempt succeeds, the package ends and nothing more is charged.",
  }),
  tr: ({ name, until }) => ({
    subject: `Kartınız reddedildi · ${siteName()}`,
    preview: `${name} ${formatDate(until, "tr")} tarihine kadar açık kalacak.`,
    heading: "Kartınız reddedildi",
    paragraphs: [
      `${name} için sıradaki ödemeyi alamadık. Paketiniz ${formatDate(until, "tr")} tarihine kadar açık kalacak.`,
      "O güne kadar başka bir kart seçerseniz hiçbir kesinti olmaz.",
    ],
    button: { label: "Başka bir kart seç", path: pathTo("packageManagement", "tr") },
    note: "Her gün bir kez yeniden deniyoruz. Hiçbiri başarılı olmazsa paketiniz sona erer ve sizden başka ücret alınmaz.",
  }),
});

/** A package that has ended because no attempt to collect its payment succeeded. */
export const endedUnpaidMail = mailKind<{ name: string }>("payments.endedUnpaid", {
  en: ({ name }) => ({
    subject: `${name} has ended · ${siteName()}`,
    preview: "Your card was refused, and nothing more will be charged.",
    heading: `${name} has ended`,
    paragraphs: [
      "Your card was refused at every attempt, so the package was not renewed. Nothing more will be charged.",
      "What it opened is closed again, also for everyone who shared it. What you have saved stays yours.",
    ],
    button: { label: "Buy a package again", path: pathTo("paymentPlans", "en") },
    note: "You can buy a package again at any time, also with another card.",
  }),
  tr: ({ name }) => ({
    subject: `${name} paketiniz sona erdi · ${siteName()}`,
    preview: "Kartınız reddedildi; sizden başka ücret alınmayacak.",
    heading: `${name} paketiniz sona erdi`,
    paragraphs: [
      "Kartınız her denemede reddedildiği için paketiniz yenilenmedi. Sizden başka ücret alınmayacak.",
      "Paketin açtıkları, paketi paylaştıklarınız için de kapandı. Kaydettikleriniz sizde kalır.",
    ],
    button: { label: "Yeniden paket satın al", path: pathTo("paymentPlans", "tr") },
    note: "İstediğiniz zaman, başka bir kartla da yeniden satın alabilirsiniz.",
  }),
});
