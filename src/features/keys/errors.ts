import type { ErrorRows } from "#shared/errors.ts";

export const keyErrors = {
  keyRefused: {
    status: 401,
    en: "This key is not valid, or not any more.",
    tr: "Bu anahtar geçerli değil ya da süresi doldu.",
  },
  keyLacksArea: {
    status: 403,
    en: "This key was not made for this part of the data.",
    tr: "Bu anahtar verinin bu bölümü için oluşturulmamış.",
  },
  tooManyKeys: {
    status: 409,
    en: "There are as many keys as there can be. Remove one that is no longer used.",
    tr: "Olabilecek en fazla sayıda anahtar var. Artık kullanılmayan birini kaldırın.",
  },
} as const satisfies ErrorRows;
