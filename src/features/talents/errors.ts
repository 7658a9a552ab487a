import type { ErrorRows } from "#shared/errors.ts";

export const talentsErrors = {
  notFoundOnDelete: {
    status: 404,
    en: "The entry to delete was not found.",
    tr: "Silinecek kayıt bulunamadı.",
  },
  noPermissionToDelete: {
    status: 403,
    en: "You do not have permission to delete this.",
    tr: "Bu kaydı silme yetkiniz yok.",
  },
} as const satisfies ErrorRows;
