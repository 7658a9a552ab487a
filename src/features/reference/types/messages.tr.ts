import type en from "./messages.en.ts";

export default {
  title: "Türler",
  lead: "Seçim yapılan tüm listeler, iki dilde. Kapatılan değer artık sunulmaz; onu taşıyan kayıtlarda kalır.",
  search: "Ada göre arayın",
  choose: "Liste seçin",
  columns: {
    nameEn: "İngilizce adı",
    nameTr: "Türkçe adı",
    parent: "Liste",
    isActive: "Sunuluyor",
    sortOrder: "Sıra",
    children: "Altındaki değerler",
    usedBy: "Kullanan kayıt",
    descriptionEn: "İngilizce açıklama",
    descriptionTr: "Türkçe açıklama",
    slugEn: "İngilizce adres",
    slugTr: "Türkçe adres",
  },
  quick: { withdrawn: "Sunulmayanlar" },
  create: { label: "Değer ekle", title: "Yeni değer", done: "Değer eklendi." },
  actions: { children: { label: "Altındaki değerleri göster" } },
  bulk: {
    offer: { label: "Sun", title: "{count, plural, other {# değer sunulsun mu?}}" },
    withdraw: {
      label: "Artık sunma",
      title: "{count, plural, other {# değer artık sunulmasın mı?}}",
      text: "Bu değerleri taşıyan kayıtlarda kalırlar.",
    },
    done: "{count, plural, other {# değer değiştirildi.}}",
  },
} satisfies typeof en;
