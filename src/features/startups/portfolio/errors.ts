import type { ErrorRows } from "#shared/errors.ts";

export const portfolioErrors = {
  roundAnswered: {
    status: 409,
    en: "The startup has already answered. Reload the page to see it.",
    tr: "Girişim bunu zaten yanıtladı. Görmek için sayfayı yenileyin.",
  },
} as const satisfies ErrorRows;
