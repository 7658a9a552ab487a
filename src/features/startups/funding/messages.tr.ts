import type en from "./messages.en.ts";

export default {
  title: "Yatırımları",
  of: "{name}: katıldığı yatırım turları",
  startup: "Girişim",
  date: "Tarih",
  round: "Tur",
  amount: "Tutar",
  unknown: "bilinmiyor",
  undisclosed: "açıklanmadı",
  saidByStartup: "Girişimin beyanı",
  more: "Daha eski {count} tur gösterilmiyor.",
} satisfies typeof en;
