import type en from "./messages.en.ts";

export default {
  sector: "Sektör",
  stage: "Aşama",
  place: "Konum",
  founded: "Kuruluş tarihi",
  operatingStatus: "Faaliyet durumu",
  employees: "Çalışan sayısı",
  raised: "Alınan yatırım",
  rounds: "{count, number} tur",
  undisclosed: "Açıklanmadı",
  noRound: "Henüz yatırım almadı",
  latest: "sonuncusu: {month}",
  seeking: "Yatırım arayışı",
  technologies: "Teknolojiler",
  businessModels: "İş modelleri",
  revenueModels: "Gelir modelleri",
  patents: "Patentler",
  confirmed: "Bilgilerin onaylandığı tarih",
} satisfies typeof en;
