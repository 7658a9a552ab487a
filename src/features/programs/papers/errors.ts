import type { ErrorRows } from "#shared/errors.ts";

export const programPapersErrors = {
  phaseRunning: {
    status: 409,
    en: "This phase has not ended. Its minutes are written once nobody can score any more.",
    tr: "Bu evre henüz bitmedi. Tutanağı, artık kimse puan veremediğinde yazılır.",
  },
} as const satisfies ErrorRows;
