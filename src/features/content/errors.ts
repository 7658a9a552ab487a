import type { ErrorRows } from "#shared/errors.ts";

export const contentErrors = {
  draftUnchanged: {
    status: 409,
    en: "The draft does not differ from what is published.",
    tr: "Taslak, yayındaki metinden farklı değil.",
  },
} as const satisfies ErrorRows;
