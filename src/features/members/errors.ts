import type { ErrorRows } from "#shared/errors.ts";

export const membersErrors = {
  invalidAccess: {
    status: 403,
    en: "You do not have the right to change the permissions here.",
    tr: "Buradaki yetkileri değiştirme hakkınız yok.",
  },
  invalidScope: {
    status: 403,
    en: "The permission asked for does not exist.",
    tr: "İstenen yetki tanımlı değil.",
  },
  accessNotFound: {
    status: 404,
    en: "This person has no permissions here.",
    tr: "Bu kişinin burada yetkisi yok.",
  },
  lastFullAccess: {
    status: 409,
    en: "Someone has to keep full access. Give it to another member first.",
    tr: "Tam yetkili en az bir kişi kalmalı. Önce başka bir üyeye tam yetki verin.",
  },
} as const satisfies ErrorRows;
