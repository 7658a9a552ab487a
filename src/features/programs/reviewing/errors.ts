import type { ErrorRows } from "#shared/errors.ts";

export const programReviewingErrors = {
  reviewClosed: {
    status: 409,
    en: "This phase is over. Reviews can be read, but no longer changed.",
    tr: "Bu evre sona erdi. Değerlendirmeler okunabilir ama artık değiştirilemez.",
  },
  ownReviewFirst: {
    status: 409,
    en: "Jurors discuss an application once they have finished their own review of it.",
    tr: "Jüri üyeleri bir başvuruyu, kendi değerlendirmelerini tamamladıktan sonra tartışır.",
  },
} as const satisfies ErrorRows;
