import type { ErrorRows } from "#shared/errors.ts";

export const reportsErrors = {
  reportPaymentRequired: {
    status: 402,
    en: "Payment required to download this report.",
    tr: "Bu raporu indirmek için ödeme gerekir.",
  },
  reportLimitReached: {
    status: 402,
    en: "You have used the report downloads of this month. The next ones can be downloaded from the first of next month.",
    tr: "Bu ayki rapor indirme hakkınızı doldurdunuz. Yenileri gelecek ayın birinden itibaren indirebilirsiniz.",
  },
  downloadUrlNotValid: {
    status: 404,
    en: "The download address is not valid.",
    tr: "İndirme adresi geçerli değil.",
  },
  reportWithoutFile: {
    status: 409,
    en: "This report has no file yet. Upload one, then switch it on.",
    tr: "Bu raporun henüz dosyası yok. Önce dosyayı yükleyin, sonra yayına açın.",
  },
  galleryFull: {
    status: 409,
    en: "A gallery has at most 12 pictures. Remove one first.",
    tr: "Bir galeride en çok 12 görsel olur. Önce birini kaldırın.",
  },
} as const satisfies ErrorRows;
