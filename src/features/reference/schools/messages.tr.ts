import type en from "./messages.en.ts";

export default {
  title: "Elle yazılan okullar",
  lead: "Üyelerin listede bulamayıp yazdığı okullar. Siz reddedene kadar başkalarına da önerilir. Ülkesini seçtiğinizde okul onaylanır; listedeki bir okulla aynıysa onunla birleştirebilirsiniz.",
  search: "Ada göre ara",
  noCountry: "Onaylanmadı",
  columns: {
    nameEn: "Adı",
    nameTr: "Türkçe adı",
    country: "Ülke",
    closest: "Onaylanmış en yakın okul",
    sameAs: "Birleştirilecek okul (tam adı)",
    state: "Durum",
    members: "Profil sayısı",
    suggestedAt: "Yazılma tarihi",
  },
  values: { state: { suggested: "Önerildi", confirmed: "Onaylandı", rejected: "Reddedildi" } },
  quick: { open: "Yalnızca önerilenler" },
  actions: {
    merge: {
      label: "En yakın okulla birleştir",
      yes: "Birleştir",
      title: "İki okul birleştirilsin mi?",
      text: "“{nameEn}” yazan profillerde “{closest}” görünecek. Bu işlem geri alınamaz.",
      done: "“{nameEn}”, “{closest}” ile birleştirildi.",
    },
    reject: { label: "Reddet", done: "“{nameEn}” artık önerilmiyor." },
    reopen: { label: "Yeniden öner", done: "“{nameEn}” yeniden öneriliyor." },
  },
  bulk: {
    rejected: { title: "{count, plural, other {# okul reddedilsin mi?}}" },
    suggested: { title: "{count, plural, other {# okul yeniden önerilsin mi?}}" },
    done: "{count, plural, other {# okul değiştirildi.}}",
  },
  empty: "Bir üye listede olmayan bir okul yazdığında burada görünür.",
} satisfies typeof en;
