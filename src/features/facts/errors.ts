import type { ErrorRows } from "#shared/errors.ts";

export const factErrors = {
  factCheckUsed: {
    status: 410,
    en: "This link has been used. Sign in to change anything else.",
    tr: "Bu bağlantı kullanılmış. Başka bir şeyi değiştirmek için giriş yapın.",
  },
  factCheckOver: {
    status: 410,
    en: "This link is too old. Sign in to change what people read.",
    tr: "Bu bağlantının süresi dolmuş. Bilgileri değiştirmek için giriş yapın.",
  },
} as const satisfies ErrorRows;
