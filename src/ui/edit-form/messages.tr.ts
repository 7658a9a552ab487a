import type en from "./messages.en.ts";

export default {
  title: "İki yerde birden değişti",
  lead: "Siz düzenlerken bu bilgiler başka bir yerden kaydedildi. Hangisinin kalacağını seçin.",
  mine: "Sizin yazdığınız",
  theirs: "Bu arada kaydedilen",
  nothing: "Boş",
  save: "Seçimimi kaydet",
  back: "Forma dön",
} satisfies typeof en;
