import type { ErrorRows } from "#shared/errors.ts";

export const contentErrors = {
  draftUnchanged: {
    status: 409,
    en: "The draft does not differ from what is published.",
    tr: "Taslak, yayındaki metinden farklı değil.",
  },
  placeholdersLeft: {
    status: 409,
    en: "The text still has placeholders in square brackets. Name the data controller under Contact, or fill in the text yourself.",
    tr: "Metinde köşeli ayraç içinde doldurulmamış yerler var. Veri sorumlusunu İletişim sayfasında belirtin ya da metni kendiniz tamamlayın.",
  },
} as const satisfies ErrorRows;
