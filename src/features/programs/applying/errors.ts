import type { ErrorRows } from "#shared/errors.ts";

export const programApplyingErrors = {
  programAppliedAlready: {
    status: 409,
    en: "This startup already applied this program.",
    tr: "Bu girişim bu programa zaten başvurdu.",
  },
  programClosed: {
    status: 409,
    en: "The application deadline for this program has passed.",
    tr: "Bu programın son başvuru tarihi geçti.",
  },
  programNotOpen: {
    status: 409,
    en: "Applications to this program are not open yet.",
    tr: "Bu programın başvuruları henüz açılmadı.",
  },
  programUnavailable: {
    status: 409,
    en: "This program takes no applications at the moment. What you have written stays here.",
    tr: "Bu program şu anda başvuru almıyor. Yazdıklarınız burada duruyor.",
  },
  applicationDecided: {
    status: 409,
    en: "The result of this application is out. It can neither be changed nor withdrawn.",
    tr: "Bu başvurunun sonucu açıklandı. Artık değiştirilemez, geri de çekilemez.",
  },
  notSentYet: {
    status: 409,
    en: "This application is not sent, so there is nothing to withdraw.",
    tr: "Bu başvuru gönderilmemiş; geri çekilecek bir şey yok.",
  },
} as const satisfies ErrorRows;
