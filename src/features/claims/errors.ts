import type { ErrorRows } from "#shared/errors.ts";

export const claimErrors = {
  managedAlready: {
    status: 409,
    en: "Someone already manages this entry. Ask its team for permissions.",
    tr: "Bu kaydı zaten yöneten biri var. Ekibinden yetki isteyin.",
  },
  claimWaiting: {
    status: 409,
    en: "You have already asked for this. An admin will decide soon.",
    tr: "Bunu zaten istediniz. Bir yönetici yakında karar verecek.",
  },
  claimMailed: {
    status: 409,
    en: "A link is on its way. Check that mailbox, or try again in ten minutes.",
    tr: "Bir bağlantı yola çıktı. O posta kutusuna bakın ya da on dakika sonra yeniden deneyin.",
  },
  claimDeclined: {
    status: 409,
    en: "An admin has declined this. Write to us if that is a mistake.",
    tr: "Bir yönetici bunu reddetti. Bir yanlışlık varsa bize yazın.",
  },
  claimLimit: {
    status: 409,
    en: "Five of your requests are waiting. Try again when they have been decided.",
    tr: "Beş isteğiniz karar bekliyor. Sonuçlandıklarında yeniden deneyin.",
  },
  claimOver: {
    status: 410,
    en: "This link has been used or is too old. Ask for a new one.",
    tr: "Bu bağlantı kullanılmış ya da süresi dolmuş. Yenisini isteyin.",
  },
} as const satisfies ErrorRows;
