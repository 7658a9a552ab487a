import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

export const secondFactorAddedMail = mailKind<{ name: string }>("accounts.secondFactorAdded", {
  en: ({ name }) => ({
    subject: "You now sign in in two steps",
    preview: "A second step was added to your account.",
    heading: "Two-step sign-in is on",
    paragraphs: [`Hello ${name}, from now on signing in also asks for a code from your authenticator app.`],
    button: { label: "See it", path: pathTo("secondFactor", "en") },
    note: "If it was not you, set a new password now and tell the people who run the portal.",
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

interface Removal {
  name: string;
  byAdmin: boolean;
  /** Passkeys go on; only the authenticator app is gone. */
  hasPasskey: boolean;
}

const goesOn = {
  en: ({ byAdmin, hasPasskey }: Removal) => {
    if (byAdmin)
      return "the people who run the portal have removed the second step of your sign-in. All your sessions have ended.";
    if (hasPasskey) return "the authenticator app was removed from your sign-in. Your passkeys keep working.";
    return "the second step of your sign-in was removed. Your password alone signs you in.";
  },
  tr: ({ byAdmin, hasPasskey }: Removal) => {
    if (byAdmin) return "portalı yönetenler girişinizin ikinci adımını kaldırdı. Açık oturumlarınızın hepsi kapatıldı.";
    if (hasPasskey)
      return "kimlik doğrulama uygulaması girişinizden kaldırıldı. Geçiş anahtarlarınız kullanılmaya devam ediyor.";
    return "girişinizin ikinci adımı kaldırıldı. Artık yalnızca şifrenizle giriş yapılıyor.";
  },
};

export const secondFactorRemovedMail = mailKind<Removal>("accounts.secondFactorRemoved", {
  en: (removal) => ({
    subject: removal.hasPasskey ? "Your authenticator app was removed" : "You sign in in one step again",
    preview: "What your sign-in asks for has changed.",
    heading: removal.hasPasskey ? "The authenticator app is off" : "Two-step sign-in is off",
    paragraphs: [`Hello ${removal.name}, ${goesOn.en(removal)}`],
    button: { label: "Set it up again", path: pathTo("secondFactor", "en") },
    note: "If you did not know about this, set a new password now.",
  }),
  tr: (removal) => ({
    subject: removal.hasPasskey ? "Kimlik doğrulama uygulamanız kaldırıldı" : "Yeniden tek adımda giriş yapıyorsunuz",
    preview: "Girişte istenenler değişti.",
    heading: removal.hasPasskey ? "Kimlik doğrulama uygulaması kapatıldı" : "İki adımlı giriş kapatıldı",
    paragraphs: [`Merhaba ${removal.name}, ${goesOn.tr(removal)}`],
    button: { label: "Yeniden kur", path: pathTo("secondFactor", "tr") },
    note: "Bundan haberiniz yoksa hemen yeni bir şifre belirleyin.",
  }),
});
