import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

interface Declined {
  name: string;
  startup: string;
  seoUrl: string;
}

export const wishDeclinedMail = mailKind<Declined>("accounts.joinWishDeclined", {
  en: ({ name, startup, seoUrl }) => ({
    subject: `${startup} has answered your request to join`,
    preview: "The team cannot accept your request at the moment.",
    heading: "An answer to your request to join",
    paragraphs: [
      `Hello ${name}, when you signed up you asked to join ${startup}. The team has reviewed your request and cannot accept it at the moment.`,
      "Your account stays as it is, and the team can still invite you later.",
    ],
    button: { label: `Open ${startup}`, path: pathTo("startup", "en", { seoUrl }) },
  }),
  tr: ({ name, startup, seoUrl }) => ({
    subject: `Katılma isteğiniz yanıtlandı: ${startup}`,
    preview: "Ekip şu an için olumlu yanıt veremedi.",
    heading: "Katılma isteğiniz yanıtlandı",
    paragraphs: [
      `Merhaba ${name}, kayıt olurken katılmak istediğiniz girişimin (${startup}) ekibi isteğinizi inceledi ve şu an için olumlu yanıt veremedi.`,
      "Hesabınız olduğu gibi duruyor; ekip sizi daha sonra yine davet edebilir.",
    ],
    button: { label: "Girişim sayfasını aç", path: pathTo("startup", "tr", { seoUrl }) },
  }),
});
