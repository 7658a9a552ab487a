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
} as const satisfies ErrorRows;
