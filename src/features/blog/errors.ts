import type { ErrorRows } from "#shared/errors.ts";

export const blogErrors = {
  postWithoutText: {
    status: 409,
    en: "This post has no text in one of the languages yet. Write it, then publish.",
    tr: "Bu yazının dillerden birinde henüz metni yok. Önce metni yazın, sonra yayımlayın.",
  },
} as const satisfies ErrorRows;
