import type { ErrorRows } from "#shared/errors.ts";

export const exportsErrors = {
  exportNeedsPackage: {
    status: 402,
    en: "Exports need a personal or business package.",
    tr: "Dışa aktarmak için kişisel ya da kurumsal bir paket gerekir.",
  },
  exportLimitReached: {
    status: 402,
    en: "That is more rows than you have left this month. Choose fewer, or narrow the filter.",
    tr: "Bu ay kalan satır hakkınız buna yetmiyor. Daha az satır seçin ya da filtreyi daraltın.",
  },
  nothingToExport: {
    status: 409,
    en: "The filter leaves no entries, so there is nothing to export.",
    tr: "Bu filtreyle hiçbir kayıt bulunamadı; dışa aktarılacak bir şey yok.",
  },
} as const satisfies ErrorRows;
