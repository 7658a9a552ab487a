import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

export const secondFactorAddedMail = mailKind<{ name: string }>("accounts.secondFactorAdded", {
  en: ({ name }) => ({
    subject: "You now sign in in two steps",
    preview: "A second step was added to your account.",
    heading: "Two-step sign-in is on",
    paragraphs: [`Hello ${name}, from now on signing in also asks for a code from your authenticator app.`],
    button: { label: "See it", path: pathTo("secondFactor", "en") },
    note: "If it was not you, set a new password now and tell those who run the portal.",
  }),
  tr: ({ name }) => ({
    subject: "Artık iki adımda giriş yapıyorsunuz",
    preview: "Hesabınıza ikinci bir adım eklendi.",
    heading: "İki adımlı giriş açıldı",
    paragraphs: [`Merhaba ${name}, bundan sonra giriş yaparken kimlik doğrulama uygulamanızdaki kod da istenecek.`],
    button: { label: "Görüntüle", path: pathTo("secondFactor", "tr") },
    note: "Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve portalı yönetenlere haber verin.",
  }),
});

export const secondFactorRemovedMail = mailKind<{ name: string; byAdmin: boolean }>("accounts.secondFactorRemoved", {
  en: ({ name, byAdmin }) => ({
    subject: "You sign in in one step again",
    preview: "The second step was removed from your account.",
    heading: "Two-step sign-in is off",
    paragraphs: [
      byAdmin
        ? `Hello ${name}, those who run the portal have removed the second step of your sign-in. All your sessions have ended.`
        : `Hello ${name}, the second step of your sign-in was removed. Your password alone signs you in.`,
    ],
    button: { label: "Set it up again", path: pathTo("secondFactor", "en") },
    note: "If you know nothing of it, set a new password now.",
  }),
  tr: ({ name, byAdmin }) => ({
    subject: "Yeniden tek adımda giriş yapıyorsunuz",
    preview: "Hesabınızdan ikinci adım kaldırıldı.",
    heading: "İki adımlı giriş kapatıldı",
    paragraphs: [
      byAdmin
        ? `Merhaba ${name}, portalı yönetenler girişinizin ikinci adımını kaldırdı. Açık oturumlarınızın hepsi kapatıldı.`
        : `Merhaba ${name}, girişinizin ikinci adımı kaldırıldı. Artık yalnızca şifrenizle giriş yapılıyor.`,
    ],
    button: { label: "Yeniden kur", path: pathTo("secondFactor", "tr") },
    note: "Bundan haberiniz yoksa hemen yeni bir şifre belirleyin.",
  }),
});
