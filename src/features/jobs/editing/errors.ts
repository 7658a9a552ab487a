import type { ErrorRows } from "#shared/errors.ts";

export const jobEditingErrors = {
  jobEnded: {
    status: 409,
    en: "The last day to apply has passed. Choose a later one first.",
    tr: "Son başvuru günü geçmiş. Önce daha ileri bir gün seçin.",
  },
} as const satisfies ErrorRows;
