import type { ErrorRows } from "#shared/errors.ts";

export const programPapersErrors = {
  phaseRunning: {
    status: 409,
    en: "This phase has not ended. Its minutes can be written once no one can score any more.",
    tr: "Bu evre henüz bitmedi. Tutanağı, artık kimse puan veremediğinde yazılır.",
  },
  notMinutesRows: {
    status: 400,
    en: "This is not a file of rows. Download it next to the minutes; its name ends with .jsonl.",
    tr: "Bu bir satır dosyası değil. Dosya tutanağın yanından indirilir ve adı .jsonl ile biter.",
  },
  minutesKept: {
    status: 409,
    en: "Some reviews are not shown to you, and minutes contain all of them. You can read minutes once you have finished your own reviews or, where you are connected to a team, once the program is decided.",
    tr: "Bazı değerlendirmeler size gösterilmiyor, tutanakta ise tüm değerlendirmeler yer alır. Kendi değerlendirmeleriniz bittiğinde, bir ekiple bağınız varsa da program karara bağlandığında okursunuz.",
  },
  minutesUnchanged: {
    status: 409,
    en: "No score has changed since the last minutes of this phase: they are still valid.",
    tr: "Bu evrenin son tutanağından beri hiçbir puan değişmedi: Tutanak geçerli.",
  },
} as const satisfies ErrorRows;
