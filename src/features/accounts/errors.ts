import type { ErrorRows } from "#shared/errors.ts";
import { consentErrors } from "./consents/errors.ts";
import { passkeyErrors } from "./passkeys/errors.ts";
import { secondFactorErrors } from "./second-factor/errors.ts";
import { socialErrors } from "./social/errors.ts";

export const accountsErrors = {
  ...consentErrors,
  ...passkeyErrors,
  wrongCredentials: {
    status: 401,
    en: "Email or password is wrong!",
    tr: "E‑posta veya şifre hatalı!",
  },
  tooManySignIns: {
    status: 429,
    en: "There were too many failed sign-ins. If this is your address, an email with a link that lets you sign in here is on its way. Or wait 15 minutes.",
    tr: "Çok sayıda hatalı giriş denemesi yapıldı. Adres sizinse buradan giriş yapmanızı sağlayan bir bağlantı e‑postayla gönderiliyor. Dilerseniz 15 dakika bekleyin.",
  },
  emailNotVerified: {
    status: 403,
    en: "Please verify your email address first.",
    tr: "Lütfen önce e‑posta adresinizi doğrulayın.",
  },
  accountLocked: {
    status: 403,
    en: "This account is locked. Please contact support.",
    tr: "Bu hesap kilitli. Lütfen destek ekibiyle iletişime geçin.",
  },
  emailInUse: {
    status: 409,
    en: "This email is already in use.",
    tr: "Bu e‑posta adresi zaten kullanılıyor.",
  },
  sameEmail: {
    status: 400,
    en: "This is already the address of your account.",
    tr: "Hesabınızın adresi zaten bu.",
  },
  termsUnpublished: {
    status: 409,
    en: "Sign-up is not open yet: the terms and the privacy notice of this portal are not published.",
    tr: "Kayıtlar henüz açılmadı: bu portalın kullanım koşulları ve gizlilik metni yayımlanmadı.",
  },
  termsNotAccepted: {
    status: 400,
    en: "You must read and accept the terms of service.",
    tr: "Kullanım koşullarını okuyup kabul etmelisiniz.",
  },
  privacyNotAccepted: {
    status: 400,
    en: "You must read and approve the privacy policy.",
    tr: "Gizlilik politikasını okuyup onaylamalısınız.",
  },
  mixedAlphabets: {
    status: 400,
    en: "The name mixes letters of alphabets that look alike. Type each word in one alphabet.",
    tr: "Ad, birbirine benzeyen alfabelerin harflerini karıştırıyor. Her kelimeyi tek alfabeyle yazın.",
  },
  weakPassword: {
    status: 400,
    en: "The password needs at least 8 characters, an uppercase letter, a punctuation mark and a number, and no consecutive numbers such as 123 or 321.",
    tr: "Şifre en az 8 karakter olmalı; büyük harf, noktalama işareti ve rakam içermeli, 123 ya da 321 gibi ardışık sayılar içermemelidir.",
  },
  commonPassword: {
    status: 400,
    en: "This password would be guessed first: it is a common word, neighboring keys, or the name of this portal or yours, with digits and signs around it. Choose another one, such as three words that have nothing to do with each other.",
    tr: "Bu şifre ilk denenecekler arasında: yaygın bir kelimeden, yan yana tuşlardan, portalın ya da sizin adınızdan ve yanındaki rakam ve işaretlerden oluşuyor. Başka bir şifre seçin; örneğin birbiriyle ilgisi olmayan üç kelime.",
  },
  samePassword: {
    status: 400,
    en: "The new password is the same as the old one. Choose another one.",
    tr: "Yeni şifre eskisiyle aynı. Başka bir şifre seçin.",
  },
  exportNotAllowed: {
    status: 403,
    en: "This download is no longer open. Give your password again.",
    tr: "Bu indirme artık açık değil. Şifrenizi yeniden girin.",
  },
  emailCodeNotValid: {
    status: 400,
    en: "This verification link is not valid: it was already used, or it has expired.",
    tr: "Bu doğrulama bağlantısı geçerli değil: daha önce kullanılmış ya da süresi dolmuş.",
  },
  resetCodeNotValid: {
    status: 400,
    en: "This password link is not valid: it was already used, or it has expired.",
    tr: "Bu şifre yenileme bağlantısı geçerli değil: daha önce kullanılmış ya da süresi dolmuş.",
  },
  wrongPassword: {
    status: 400,
    en: "The password is wrong.",
    tr: "Şifre hatalı.",
  },
  invalidOldPassword: {
    status: 400,
    en: "The old password is wrong.",
    tr: "Eski şifre hatalı.",
  },
  userNotValid: {
    status: 400,
    en: "This account has no password yet. Set one with “Forgot password?”.",
    tr: "Bu hesabın henüz şifresi yok. “Şifremi unuttum” ile bir şifre belirleyin.",
  },
  ...secondFactorErrors,
  ...socialErrors,
} as const satisfies ErrorRows;
