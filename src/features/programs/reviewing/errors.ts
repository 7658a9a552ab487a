import type { ErrorRows } from "#shared/errors.ts";

export const programReviewingErrors = {
  reviewClosed: {
    status: 409,
    en: "This phase is over. Reviews can be read, but no longer changed.",
    tr: "Bu evre sona erdi. Değerlendirmeler okunabilir ama artık değiştirilemez.",
  },
} as const satisfies ErrorRows;
