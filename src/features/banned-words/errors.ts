import type { ErrorRows } from "#shared/errors.ts";

export const bannedWordsErrors = {
  bannedWord: {
    status: 400,
    en: "A word in the text cannot be used here.",
    tr: "Metindeki bir kelime burada kullanılamaz.",
  },
} as const satisfies ErrorRows;
