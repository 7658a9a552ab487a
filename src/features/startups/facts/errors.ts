import type { ErrorRows } from "#shared/errors.ts";

export const factErrors = {
  factCheckUsed: {
    status: 410,
    en: "This link has been used. Sign in to change the startup.",
    tr: "Bu bağlantı kullanılmış. Girişimi değiştirmek için giriş yapın.",
  },
  factCheckOver: {
    status: 410,
    en: "This link is too old. Sign in to change the startup.",
    tr: "Bu bağlantının süresi dolmuş. Girişimi değiştirmek için giriş yapın.",
  },
} as const satisfies ErrorRows;
