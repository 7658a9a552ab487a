import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

interface About {
  name: string;
  /** Its name, and the beginning of it. */
  key: string;
  prefix: string;
  /** Who made it. */
  by: string;
  isOfHouse: boolean;
}

export const keyMadeMail = mailKind<About>("keys.made", {
  en: ({ name, key, prefix, by, isOfHouse }) => ({
    subject: "A key was made",
    preview: `“${key}” (${prefix} …) can read data from now on.`,
    heading: "A new key",
    paragraphs: [
      isOfHouse
        ? `Hello ${name}, ${by} made the key “${key}” (${prefix} …) of the house. Whoever has it reads the data it was made for.`
        : `Hello ${name}, the key “${key}” (${prefix} …) was made for your account. Whoever has it reads what you may see.`,
    ],
    button: { label: "See the keys", path: pathTo(isOfHouse ? "adminKeys" : "dashboardKeys", "en") },
    note: isOfHouse
      ? "If nobody of you made it, remove it there: it ends at once."
      : "If it was not you, remove it there: it ends at once. Then set a new password.",
  }),
  tr: ({ name, key, prefix, by, isOfHouse }) => ({
    subject: "Bir anahtar oluşturuldu",
    preview: `“${key}” (${prefix} …) artık veri okuyabilir.`,
    heading: "Yeni anahtar",
    paragraphs: [
      isOfHouse
        ? `Merhaba ${name}, ${by} portal için “${key}” (${prefix} …) adlı anahtarı oluşturdu. Bu anahtara sahip olan herkes, anahtarın kapsadığı verileri okuyabilir.`
        : `Merhaba ${name}, hesabınız için “${key}” (${prefix} …) adlı bir anahtar oluşturuldu. Bu anahtara sahip olan herkes sizin görebildiklerinizi okuyabilir.`,
    ],
    button: { label: "Anahtarları gör", path: pathTo(isOfHouse ? "adminKeys" : "dashboardKeys", "tr") },
    note: isOfHouse
      ? "Onu hiçbiriniz oluşturmadıysa oradan kaldırın; anında geçersiz olur."
      : "Bunu yapan siz değilseniz anahtarı oradan kaldırın; anında geçersiz olur. Ardından yeni bir şifre belirleyin.",
  }),
});
