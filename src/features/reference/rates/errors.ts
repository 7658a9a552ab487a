import type { ErrorRows } from "#shared/errors.ts";

export const ratesErrors = {
  firstRate: {
    status: 409,
    en: "This is the first rate of its currency, and earlier days use it, too. Correct it instead.",
    tr: "Bu, para biriminin ilk kuru; önceki günler için de geçerli. Silmek yerine düzeltin.",
  },
} as const satisfies ErrorRows;
