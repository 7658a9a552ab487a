import type { ErrorRows } from "#shared/errors.ts";

export const lookingErrors = {
  staffNotSeen: {
    status: 409,
    en: "You cannot view the site as someone who runs it. Choose another member.",
    tr: "Siteyi yönetenlerden birinin gözüyle bakılamaz. Başka bir üye seçin.",
  },
  notAJuror: {
    status: 409,
    en: "This member is in no jury.",
    tr: "Bu üye hiçbir jüride değil.",
  },
  notLooking: {
    status: 409,
    en: "You see the site as yourself.",
    tr: "Siteyi kendi gözünüzle görüyorsunuz.",
  },
} as const satisfies ErrorRows;
