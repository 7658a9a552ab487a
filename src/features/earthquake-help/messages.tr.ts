import type en from "./messages.en.ts";

export default {
  direction: "Teklif ve ihtiyaçlar",
  kind: "Tür",
  state: "Durum",
  all: "Tümü",
  show: "Göster",
  directions: { need: "İhtiyaç", offer: "Destek teklifi" },
  kinds: {
    shelter: "Barınma",
    food: "Gıda ve su",
    clothing: "Giyim",
    transport: "Ulaşım",
    health: "Sağlık",
    equipment: "Ekipman",
    work: "İş ve çalışma alanı",
    volunteers: "Gönüllüler",
  },
  states: { open: "Açık", matched: "Karşılandı", closed: "Kapandı", expired: "Süresi doldu" },
  until: "Son gün: {date}",
  noEnd: "Süresiz",
  more: "Devamını oku",
  less: "Kısalt",
  none: "Eşleşen yok",
  noneText: "Şu anda bu türden bir kayıt yok.",
  clear: "Tümünü temizle",
} satisfies typeof en;
