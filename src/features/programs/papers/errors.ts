import type { ErrorRows } from "#shared/errors.ts";

export const programPapersErrors = {
  phaseRunning: {
    status: 409,
    en: "This phase has not ended. Its minutes are written once nobody can score any more.",
    tr: "Bu evre henüz bitmedi. Tutanağı, artık kimse puan veremediğinde yazılır.",
  },
  notMinutesRows: {
    status: 400,
    en: "This is no file of rows. Download it beside the minutes; it ends with .jsonl.",
    tr: "Bu bir satır dosyası değil. Dosya tutanağın yanından indirilir ve adı .jsonl ile biter.",
  },
  minutesUnchanged: {
    status: 409,
    en: "No score has changed since the last minutes of this phase: they stand as they are.",
    tr: "Bu evrenin son tutanağından beri hiçbir puan değişmedi: Tutanak geçerli.",
  },
} as const satisfies ErrorRows;
