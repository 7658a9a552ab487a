import type { ErrorRows } from "#shared/errors.ts";

export const socialErrors = {
  linkedinRefused: {
    status: 403,
    en: "LinkedIn refused the connection.",
    tr: "LinkedIn bağlantıyı reddetti.",
  },
  googleRefused: {
    status: 403,
    en: "Google refused the connection.",
    tr: "Google bağlantıyı reddetti.",
  },
  facebookRefused: {
    status: 403,
    en: "Facebook refused the connection.",
    tr: "Facebook bağlantıyı reddetti.",
  },
  githubRefused: {
    status: 403,
    en: "GitHub refused the connection.",
    tr: "GitHub bağlantıyı reddetti.",
  },
  siteRefused: {
    status: 403,
    en: "The other site refused the sign-in, or its answer could not be trusted.",
    tr: "Diğer site girişi reddetti ya da verdiği yanıta güvenilemedi.",
  },
  socialLoginDisabled: {
    status: 403,
    en: "Signing in with this site is temporarily disabled. Use your password, or set one with “Forgot password?”.",
    tr: "Bu siteyle giriş geçici olarak kapalı. Şifrenizi kullanın ya da “Şifremi unuttum” ile bir şifre belirleyin.",
  },
  socialUnavailable: {
    status: 504,
    en: "The other site is not responding. Try again in a few minutes, or use your password.",
    tr: "Diğer site şu anda yanıt vermiyor. Birkaç dakika sonra yeniden deneyin ya da şifrenizi kullanın.",
  },
  socialAttemptNotValid: {
    status: 400,
    en: "This sign-in was not started in this browser, was already used, or took too long. Please start over.",
    tr: "Bu giriş bu tarayıcıda başlatılmamış, daha önce kullanılmış ya da süresi dolmuş. Lütfen yeniden başlayın.",
  },
  socialNoEmail: {
    status: 403,
    en: "The other site gave us no email address. Add one there, or sign up with an email and a password.",
    tr: "Diğer site bize bir e‑posta adresi vermedi. Orada bir adres ekleyin ya da e‑posta ve şifreyle kayıt olun.",
  },
  mailCodeNotValid: {
    status: 400,
    en: "This is not the code we emailed you.",
    tr: "Kod, gönderdiğimiz kodla eşleşmiyor.",
  },
} as const satisfies ErrorRows;
