import type { ErrorRows } from "#shared/errors.ts";

export const startupEditingErrors = {
  hiddenStartup: {
    status: 409,
    en: "This startup is hidden. Show it first, then edit it.",
    tr: "Bu girişim gizli. Düzenlemek için önce görünür yapın.",
  },
  sameStartup: {
    status: 409,
    en: "A startup with this name or website is listed already. Is it this one?",
    tr: "Bu adda ya da bu web sitesiyle bir girişim zaten var. Aynı girişim mi?",
  },
  lastTeamMember: {
    status: 409,
    en: "A startup has at least one team member. Add another one first.",
    tr: "Bir girişimin en az bir ekip üyesi olur. Önce başka birini ekleyin.",
  },
} as const satisfies ErrorRows;
