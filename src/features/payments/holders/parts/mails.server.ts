import { mailKind } from "#server/mail/content.server.ts";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

interface Gift {
  change: "given" | "prolonged" | "ended";
  /** The package, in the language of the mail. */
  name: string;
  /** An ISO instant. */
  until: string;
}

/** To who gets a package as a gift, and when its end changes. */
export const giftMail = mailKind<Gift>("premium.gift", {
  en: ({ change, name, until }) => {
    const date = formatDate(until, "en");
    const heading = {
      given: `${siteName()} gives you the package ${name}`,
      prolonged: `Your gift lasts until ${date}`,
      ended: `Your package ${name} has ended`,
    }[change];
    return {
      subject: heading,
      preview: change === "ended" ? "It was a gift." : `Open until ${date}, free of charge.`,
      heading,
      paragraphs: [
        change === "ended"
          ? "It was a gift. What you have saved stays yours; you can buy a package whenever you like."
          : `It is open until ${date} and then ends by itself. It costs nothing.`,
      ],
      button:
        change === "ended"
          ? { label: "Packages and prices", path: pathTo("paymentPlans", "en") }
          : { label: "See what it opens", path: pathTo("packageManagement", "en") },
      note: "You don’t need to do anything.",
    };
  },
  tr: ({ change, name, until }) => {
    const date = formatDate(until, "tr");
    const heading = {
      given: `${siteName()} size ${name} paketini hediye etti`,
      prolonged: `Hediye paketiniz ${date} tarihine kadar uzatıldı`,
      ended: `${name} paketiniz sona erdi`,
    }[change];
    return {
      subject: heading,
      preview: change === "ended" ? "Bu paket bir hediyeydi." : `${date} tarihine kadar ücretsiz açık.`,
      heading,
      paragraphs: [
        change === "ended"
          ? "Bu paket bir hediyeydi. Kaydettikleriniz sizde kalır; dilediğiniz zaman bir paket satın alabilirsiniz."
          : `Paket ${date} tarihine kadar açık kalır, sonra kendiliğinden biter. Sizden ücret alınmaz.`,
      ],
      button:
        change === "ended"
          ? { label: "Paketler ve fiyatlar", path: pathTo("paymentPlans", "tr") }
          : { label: "Neleri açtığını gör", path: pathTo("packageManagement", "tr") },
      note: "Yapmanız gereken bir şey yok.",
    };
  },
});
