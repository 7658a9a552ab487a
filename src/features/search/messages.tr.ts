import type en from "./messages.en.ts";

export default {
  label: "Kişi, girişim ve ekosistemde ara",
  placeholder: "Kişi, girişim ara …",
  submit: "Ara",
  people: "Kişiler",
  startups: "Girişimler",
  ecosystem: "Ekosistem",
  title: "Arama",
  titleFor: "“{text}” için sonuçlar",
  searching: "Aranıyor …",
  found: "{count, number} sonuç",
  tooShort: "En az iki harf ya da rakam yazın.",
  noResult: "Arama ölçütlerinize uygun sonuç bulunamadı",
  noResultHint: "Yazımı kontrol edin ya da daha kısa bir kelime deneyin. Türkçe harf kullanmanız gerekmez.",
  offer: "{name}: {count, number} girişim",
  offerOf: "{name}: girişimler",
  offerHint: "Bu adı taşıyan bir kayıt yok ama bu başlıkta girişimler var.",
  failed: "Arama yanıt vermiyor. Yeniden denemek için yazmaya devam edin.",
} satisfies typeof en;
