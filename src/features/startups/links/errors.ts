import type { ErrorRows } from "#shared/errors.ts";

export const linkErrors = {
  linkAnswered: {
    status: 409,
    en: "This was changed or answered meanwhile. Reload the page to see it as it is now.",
    tr: "Bu beyan bu arada değişti ya da yanıtlandı. Son hâlini görmek için sayfayı yenileyin.",
  },
} as const satisfies ErrorRows;
