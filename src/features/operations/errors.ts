import type { ErrorRows } from "#shared/errors.ts";

export const operationsErrors = {
  mailForgotten: {
    status: 409,
    en: "A mail server has taken this email, so what it said is no longer stored.",
    tr: "Bu e‑postayı bir e‑posta sunucusu teslim aldı; içeriği artık saklanmıyor.",
  },
} as const satisfies ErrorRows;
