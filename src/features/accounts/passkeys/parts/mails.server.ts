import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

interface About {
  name: string;
  /** Of the passkey. */
  passkey: string;
}

export const passkeyAddedMail = mailKind<About>("accounts.passkeyAdded", {
  en: ({ name, passkey }) => ({
    subject: "A passkey was added to your account",
    preview: `“${passkey}” signs you in from now on.`,
    heading: "A new passkey",
    paragraphs: [
      `Hello ${name}, the passkey “${passkey}” was added to your account. It signs you in alone; your password asks for a second step.`,
    ],
    button: { label: "See your passkeys", path: pathTo("secondFactor", "en") },
    note: "If it was not you, remove it there, set a new password and tell the people who run the portal.",
  }),
  tr: ({ name, passkey }) => ({
    subject: "Hesabınıza bir geçiş anahtarı eklendi",
    preview: `“${passkey}” artık giriş yapmanızı sağlıyor.`,
    heading: "Yeni geçiş anahtarı",
    paragraphs: [
      `Merhaba ${name}, hesabınıza “${passkey}” adlı geçiş anahtarı eklendi. Tek başına giriş yapmanızı sağlar; şifreyle girişte ikinci bir adım istenir.`,
    ],
    button: { label: "Geçiş anahtarlarını gör", path: pathTo("secondFactor", "tr") },
    note: "Bunu yapan siz değilseniz anahtarı oradan kaldırın, yeni bir şifre belirleyin ve portalı yönetenlere haber verin.",
  }),
});

export const passkeyRemovedMail = mailKind<About>("accounts.passkeyRemoved", {
  en: ({ name, passkey }) => ({
    subject: "A passkey was removed from your account",
    preview: `“${passkey}” no longer signs you in.`,
    heading: "A passkey was removed",
    paragraphs: [`Hello ${name}, the passkey “${passkey}” was removed from your account. It no longer signs you in.`],
    button: { label: "See how you sign in", path: pathTo("secondFactor", "en") },
    note: "If it was not you, set a new password now and tell the people who run the portal.",
  }),
  tr: ({ name, passkey }) => ({
    subject: "Hesabınızdan bir geçiş anahtarı kaldırıldı",
    preview: `“${passkey}” ile artık giriş yapılamaz.`,
    heading: "Geçiş anahtarı kaldırıldı",
    paragraphs: [
      `Merhaba ${name}, “${passkey}” adlı geçiş anahtarı hesabınızdan kaldırıldı. Onunla artık giriş yapılamaz.`,
    ],
    button: { label: "Giriş yollarını gör", path: pathTo("secondFactor", "tr") },
    note: "Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve portalı yönetenlere haber verin.",
  }),
});
