import type { ErrorRows } from "#shared/errors.ts";

export const linkErrors = {
  linkAnswered: {
    status: 409,
    en: "That has been answered already. Reload the page to see it.",
    tr: "Bu bildirim zaten yanıtlandı. Görmek için sayfayı yenileyin.",
  },
} as const satisfies ErrorRows;
