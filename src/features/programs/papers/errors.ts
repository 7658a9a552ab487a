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
  minutesKept: {
    status: 409,
    en: "Some reviews are kept from you, and minutes have all of them. You read them once you have finished your own reviews, or, where you have to do with a team, once the program is decided.",
    tr: "Bazı değerlendirmeler size gösterilmiyor, tutanakta ise tüm değerlendirmeler yer alır. Kendi değerlendirmeleriniz bittiğinde, bir ekiple bağınız varsa da program karara bağlandığında okursunuz.",
  },
  minutesUnchanged: {
    status: 409,
    en: "No score has changed since the last minutes of this phase: they stand as they are.",
    tr: "Bu evrenin son tutanağından beri hiçbir puan değişmedi: Tutanak geçerli.",
  },
} as const satisfies ErrorRows;
