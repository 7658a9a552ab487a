import type { ErrorRows } from "#shared/errors.ts";

export const mergingErrors = {
  mergeUndone: {
    status: 409,
    en: "This merge has already been undone.",
    tr: "Bu birleştirme zaten geri alındı.",
  },
  mergeTooOld: {
    status: 409,
    en: "A merge can be undone for 30 days. This one is older.",
    tr: "Birleştirmeler 30 gün içinde geri alınabilir. Bu süre doldu.",
  },
  mergeNotLast: {
    status: 409,
    en: "One of the two startups was merged again or changed by an import since. Undo that first.",
    tr: "Bu iki girişimden biri sonra yeniden birleştirildi ya da bir içe aktarımla değişti. Önce onu geri alın.",
  },
  mergedStartup: {
    status: 409,
    en: "This startup was merged into another one. Undo the merge instead.",
    tr: "Bu girişim başka bir girişimle birleştirildi. Bunun yerine birleştirmeyi geri alın.",
  },
} as const satisfies ErrorRows;
