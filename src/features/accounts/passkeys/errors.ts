import type { ErrorRows } from "#shared/errors.ts";

export const passkeyErrors = {
  passkeyRefused: {
    status: 400,
    en: "This passkey was not accepted. Try again, or choose another way.",
    tr: "Bu geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da başka bir yol seçin.",
  },
  passkeysUnavailable: {
    status: 409,
    en: "Passkeys need the portal’s own address with https.",
    tr: "Geçiş anahtarları için portalın https ile açılan kendi adresi gerekir.",
  },
  tooManyPasskeys: {
    status: 409,
    en: "You have as many passkeys as an account can have. Remove one that you no longer use.",
    tr: "Hesabınızda olabilecek en fazla sayıda geçiş anahtarı var. Artık kullanmadığınız birini kaldırın.",
  },
} as const satisfies ErrorRows;
