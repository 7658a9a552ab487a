import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";
import { CODE_HOURS } from "../../commands/codes.server.ts";

/** To the new address. */
export const newEmailMail = mailKind<{ name: string; code: string }>("accounts.newEmail", {
  en: ({ name, code }) => ({
    subject: `Verify your new email address for ${siteName()}`,
    preview: "One click and your account has this address.",
    heading: "Verify your new address",
    paragraphs: [`Hello ${name}, verify that this address is yours. From then on you sign in with it.`],
    button: { label: "Verify my address", path: pathTo("emailVerification", "en", {}, { code, change: 1 }) },
    note: `The link works once, within ${CODE_HOURS.changeEmail} hours. If you did not ask for it, ignore this email: nothing will happen.`,
  }),
  tr: ({ name, code }) => ({
    subject: `${siteName()} için yeni e‑posta adresinizi doğrulayın`,
    preview: "Tek tıkla hesabınızın adresi değişir.",
    heading: "Yeni adresinizi doğrulayın",
    paragraphs: [`Merhaba ${name}, adresin size ait olduğunu doğrulayın; bundan sonra bu adresle giriş yaparsınız.`],
    button: { label: "Adresimi doğrula", path: pathTo("emailVerification", "tr", {}, { code, change: 1 }) },
    note: `Bağlantı ${CODE_HOURS.changeEmail} saat içinde bir kez kullanılabilir. İsteyen siz değilseniz bu e‑postayı dikkate almayın; hiçbir şey olmaz.`,
  }),
});

/** To an address that has an account of its own. */
export const emailTakenMail = mailKind<Record<string, never>>("accounts.emailTaken", {
  en: () => ({
    subject: `This address already has an account on ${siteName()}`,
    preview: "It cannot be the address of another account.",
    heading: "This address already has an account",
    paragraphs: ["Someone asked to use this address for another account. An address can have one account only."],
    button: { label: "Sign in", path: pathTo("login", "en") },
    note: "If it was not you, there is nothing to do.",
  }),
  tr: () => ({
    subject: `Bu adresin ${siteName()} hesabı zaten var`,
    preview: "Başka bir hesabın adresi olamaz.",
    heading: "Bu adresin zaten bir hesabı var",
    paragraphs: ["Bu adres başka bir hesap için kullanılmak istendi. Bir adresle yalnızca bir hesap açılabilir."],
    button: { label: "Giriş yap", path: pathTo("login", "tr") },
    note: "İsteyen siz değilseniz yapmanız gereken bir şey yok.",
  }),
});

/** To the old address. */
export const emailChangedMail = mailKind<{ name: string; newEmail: string }>("accounts.emailChanged", {
  en: ({ name, newEmail }) => ({
    subject: "The email address of your account was changed",
    preview: newEmail,
    heading: "Your email address was changed",
    paragraphs: [`Hello ${name}, your account now has the address ${newEmail}. This address no longer signs you in.`],
    button: { label: `Go to ${siteName()}`, path: pathTo("home", "en") },
    note: "If it was not you, contact support at once: someone has signed in to your account.",
  }),
  tr: ({ name, newEmail }) => ({
    subject: "Hesabınızın e‑posta adresi değiştirildi",
    preview: newEmail,
    heading: "E‑posta adresiniz değiştirildi",
    paragraphs: [`Merhaba ${name}, hesabınızın adresi artık ${newEmail}. Bu adresle artık giriş yapılamaz.`],
    button: { label: "Portala git", path: pathTo("home", "tr") },
    note: "Değiştiren siz değilseniz hemen destek ekibine yazın: biri hesabınıza giriş yapmış.",
  }),
});
