import type { ErrorRows } from "#shared/errors.ts";

export const consentErrors = {
  publishedAnew: {
    status: 409,
    en: "A newer version was published just now. Please read it, then accept it.",
    tr: "Az önce daha yeni bir sürüm yayımlandı. Lütfen okuyup öyle kabul edin.",
  },
} as const satisfies ErrorRows;
