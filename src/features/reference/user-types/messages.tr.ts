import type en from "./messages.en.ts";

export default {
  title: "Kullanıcı tipleri",
  lead: "Üye olanların kendileri için seçtiği tipler. Kapatılan tip artık sunulmaz; seçmiş olanlarda kalır.",
  search: "Ada göre arayın",
  columns: {
    nameEn: "İngilizce adı",
    nameTr: "Türkçe adı",
    isActive: "Sunuluyor",
    sortOrder: "Sıra",
    accounts: "Hesap sayısı",
    descriptionEn: "İngilizce açıklama",
    descriptionTr: "Türkçe açıklama",
  },
  create: { label: "Kullanıcı tipi ekle", title: "Yeni kullanıcı tipi", done: "Kullanıcı tipi eklendi." },
  actions: { delete: { done: "Kullanıcı tipi silindi." } },
} satisfies typeof en;
