import type { ErrorRows } from "#shared/errors.ts";

export const pulseErrors = {
  pulseAnswered: {
    status: 410,
    en: "This link has been used. Thank you for your answers.",
    tr: "Bu bağlantı kullanılmış. Yanıtlarınız için teşekkürler.",
  },
  pulseOver: {
    status: 410,
    en: "This link is too old. We will ask again next quarter.",
    tr: "Bu bağlantının süresi dolmuş. Gelecek çeyrekte yeniden soracağız.",
  },
} as const satisfies ErrorRows;
