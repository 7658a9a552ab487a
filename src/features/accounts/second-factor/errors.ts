import type { ErrorRows } from "#shared/errors.ts";

export const secondFactorErrors = {
  wrongSecondCode: {
    status: 400,
    en: "The code is wrong or was used already. Wait for the next one in your app, or enter a recovery code.",
    tr: "Kod hatalı ya da daha önce kullanılmış. Uygulamadaki bir sonraki kodu bekleyin ya da bir kurtarma kodu girin.",
  },
} as const satisfies ErrorRows;
