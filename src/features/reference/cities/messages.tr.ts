import type en from "./messages.en.ts";

export default {
  title: "Yinelenen şehirler",
  lead: "İçe aktarmaların eklediği bu şehirler portalda büyük olasılıkla zaten var. Birleştirilene kadar filtreler yalnızca bir bölümünü bulur.",
  search: "Ada veya ülkeye göre ara",
  columns: {
    name: "Şehir",
    region: "Bölge",
    country: "Ülke",
    same: "Büyük olasılıkla aynısı",
    startups: "Girişim",
    organizations: "Kurum",
    people: "Kişi",
  },
  actions: {
    merge: {
      label: "Birleştir",
      title: "İki şehir birleştirilsin mi?",
      text: "{name} şehrini {startups} girişim, {organizations} kurum ve {people} kişi kullanıyor. Hepsi “{same}” şehrine geçer; içe aktarmalar bu şehri iki adla da bulur. Bu işlem geri alınamaz!",
      done: "{name}, “{same}” ile birleştirildi.",
    },
  },
  empty: "Yinelenen şehir yok.",
} satisfies typeof en;
