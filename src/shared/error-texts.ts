import type { ErrorCode } from "./errors.ts";
import type { Locale } from "./locale.ts";

const en: Record<ErrorCode, string> = {
  invalidInput: "Something in the request is not valid.",
  invalidQueryId: "Invalid queryId",
  tooManyChoices: "Too many values were chosen for one filter.",
  signInForMoreChoices: "Without signing in you can choose one value. Sign in to choose more.",
  unauthorized: "Unauthorized.",
  sessionExpired: "Your session has ended. Please sign in again.",
  wrongCredentials: "Email or password is wrong!",
  emailNotVerified: "Please confirm your email address first.",
  accountLocked: "This account is locked. Please contact support.",
  premiumRequired: "This filter needs a premium package.",
  subscribeToContinue: "Subscribe to continue.",
  forbidden: "You do not have the right to do this.",
  invalidAccess: "You do not have the right to change the permissions here.",
  accessNotFound: "This person has no permissions here.",
  lastFullAccess: "Someone has to keep full access. Give it to another member first.",
  invalidScope: "The permission asked for does not exist.",
  notFound: "Not found.",
  methodNotAllowed: "This address does not take that method.",
  conflict: "This entry already exists.",
  idempotencyKeyReused: "This request key was already used for another request.",
  requestInProgress: "The same request is still being worked on. Try again in a moment.",
  tooLarge: "The request is too large.",
  unsupportedMediaType: "This kind of content is not accepted here.",
  tooManyRequests: "Too many requests. Please wait a few minutes.",
  internal: "Something went wrong. Try again.",
  unavailable: "The service is busy. Try again in a moment.",
};

const tr: Record<ErrorCode, string> = {
  invalidInput: "İstekteki bir bilgi geçerli değil.",
  invalidQueryId: "Geçersiz sorgu kimliği",
  tooManyChoices: "Bir filtre için çok fazla değer seçildi.",
  signInForMoreChoices: "Giriş yapmadan tek bir değer seçebilirsiniz. Daha fazlası için giriş yapın.",
  unauthorized: "Bu işlem için giriş yapmalısınız.",
  sessionExpired: "Oturumunuz sona erdi. Lütfen yeniden giriş yapın.",
  wrongCredentials: "E-posta veya şifre hatalı!",
  emailNotVerified: "Lütfen önce e-posta adresinizi doğrulayın.",
  accountLocked: "Bu hesap kilitli. Lütfen destek ekibiyle iletişime geçin.",
  premiumRequired: "Bu filtre premium paket gerektirir.",
  subscribeToContinue: "Devam etmek için abone olun.",
  forbidden: "Bu işlem için yetkiniz yok.",
  invalidAccess: "Buradaki yetkileri değiştirme hakkınız yok.",
  accessNotFound: "Bu kişinin burada yetkisi yok.",
  lastFullAccess: "Tam yetkili en az bir kişi kalmalı. Önce başka bir üyeye tam yetki verin.",
  invalidScope: "İstenen yetki tanımlı değil.",
  notFound: "Bulunamadı.",
  methodNotAllowed: "Bu adres bu yöntemi kabul etmiyor.",
  conflict: "Bu kayıt zaten var.",
  idempotencyKeyReused: "Bu istek anahtarı başka bir istekte kullanılmış.",
  requestInProgress: "Aynı istek hâlâ işleniyor. Birazdan yeniden deneyin.",
  tooLarge: "İstek çok büyük.",
  unsupportedMediaType: "Bu içerik türü burada kabul edilmiyor.",
  tooManyRequests: "Çok fazla istek gönderildi. Lütfen birkaç dakika bekleyin.",
  internal: "Bir şeyler ters gitti. Yeniden deneyin.",
  unavailable: "Hizmet şu anda yoğun. Birazdan yeniden deneyin.",
};

const TEXTS: Record<Locale, Record<ErrorCode, string>> = { en, tr };

/** The sentence shown to people for a failure. */
export const errorText = (code: ErrorCode, locale: Locale): string => TEXTS[locale][code];
