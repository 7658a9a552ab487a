import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { siteName } from "#shared/site-name.ts";
import { CODE_HOURS } from "../commands/codes.server.ts";
import { BROWSER_PARAM } from "../limits.ts";

interface VerifyEmail {
  name: string;
  code: string;
  /** The page to go on to. */
  returnTo?: string | undefined;
}

export const verifyEmailMail = mailKind<VerifyEmail>("accounts.verifyEmail", {
  en: ({ name, code, returnTo }) => ({
    subject: `Verify your email address for ${siteName()}`,
    preview: "One click and your account is ready.",
    heading: `Welcome, ${name}`,
    paragraphs: ["You signed up with this address. Verify that it is yours, and your account is ready."],
    button: {
      label: "Verify my address",
      path: pathTo("emailVerification", "en", {}, { code, [RETURN_PARAM]: returnTo }),
    },
    note: `The link works once, within ${CODE_HOURS.verifyEmail} hours. If you did not sign up, ignore this email: nothing will happen.`,
  }),
  tr: ({ name, code, returnTo }) => ({
    subject: `${siteName()} için e‑posta adresinizi doğrulayın`,
    preview: "Tek tıkla hesabınız hazır.",
    heading: `Hoş geldiniz, ${name}`,
    paragraphs: ["Bu adresle kayıt oldunuz. Adresin size ait olduğunu doğrulayın, hesabınız kullanıma açılsın."],
    button: {
      label: "Adresimi doğrula",
      path: pathTo("emailVerification", "tr", {}, { code, [RETURN_PARAM]: returnTo }),
    },
    note: `Bağlantı ${CODE_HOURS.verifyEmail} saat içinde bir kez kullanılabilir. Kayıt olan siz değilseniz bu e‑postayı dikkate almayın; hiçbir şey olmaz.`,
  }),
});

interface NewDevice {
  name: string;
  /** Readable name of the browser and system. */
  device: string;
  address: string;
  at: { en: string; tr: string };
}

export const newDeviceMail = mailKind<NewDevice>("accounts.newDevice", {
  en: ({ name, device, address, at }) => ({
    subject: "New sign-in to your account",
    preview: `${device}, ${at.en}`,
    heading: "Sign-in from a new device",
    paragraphs: [`Hello ${name}, there was just a sign-in to your account from a new device.`],
    facts: [
      { name: "Device", value: device },
      { name: "Time", value: at.en },
      { name: "Network address", value: address },
    ],
    button: { label: "See my sessions", path: pathTo("dashboardSettings", "en") },
    note: "If it was you, you don’t need to do anything. If not, set a new password now. This ends all sessions.",
  }),
  tr: ({ name, device, address, at }) => ({
    subject: "Hesabınıza yeni bir cihazdan giriş yapıldı",
    preview: `${device}, ${at.tr}`,
    heading: "Yeni bir cihazdan giriş",
    paragraphs: [`Merhaba ${name}, hesabınıza az önce daha önce kullanılmamış bir cihazdan giriş yapıldı.`],
    facts: [
      { name: "Cihaz", value: device },
      { name: "Zaman", value: at.tr },
      { name: "Ağ adresi", value: address },
    ],
    button: { label: "Oturumlarıma bak", path: pathTo("dashboardSettings", "tr") },
    note: "Giriş yapan sizseniz yapmanız gereken bir şey yok. Değilseniz hemen yeni bir şifre belirleyin; bu, tüm oturumları kapatır.",
  }),
});

export const signInsRefusedMail = mailKind<{ name: string; code: string }>("accounts.signInsRefused", {
  en: ({ name, code }) => ({
    subject: "Sign-ins to your account are paused",
    preview: "Someone entered many wrong passwords.",
    heading: "Too many wrong passwords",
    paragraphs: [
      `Hello ${name}, someone entered many wrong passwords for your account. New devices cannot sign in for 15 minutes; devices you have used before still can.`,
      "On a new device, use the button below: it lets that browser sign in with your password within an hour. If you forgot your password, choose “Forgot password?” there. This also ends the pause.",
    ],
    button: { label: "Sign in on this device", path: pathTo("login", "en", {}, { [BROWSER_PARAM]: code }) },
    note: "If it was not you, your password is still safe: none of the attempts was right.",
  }),
  tr: ({ name, code }) => ({
    subject: "Hesabınıza girişler kısa süreliğine durduruldu",
    preview: "Çok sayıda yanlış şifre denendi.",
    heading: "Çok sayıda yanlış şifre",
    paragraphs: [
      `Merhaba ${name}, hesabınız için çok sayıda yanlış şifre denendi. 15 dakika boyunca yeni cihazlardan giriş yapılamaz; daha önce giriş yaptığınız cihazları kullanabilirsiniz.`,
      "Yeni bir cihazdaysanız aşağıdaki düğmeyi kullanın: o tarayıcı bir saat içinde şifrenizle giriş yapabilir. Şifrenizi unuttuysanız orada “Şifremi unuttum”u seçin; girişler de yeniden açılır.",
    ],
    button: { label: "Bu cihazdan giriş yap", path: pathTo("login", "tr", {}, { [BROWSER_PARAM]: code }) },
    note: "Deneyen siz değilseniz şifreniz güvende: denemelerin hiçbiri doğru değildi.",
  }),
});
