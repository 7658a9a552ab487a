import type en from "./messages.en.ts";

export default {
  title: "Kullanıcı tipleri",
  lead: "Üye olanların kendileri için seçtiği tipler. Kapatılan tip artık sunulmaz; seçmiş olanlarda kalır.",
  search: "Ada göre arayın",
  yes: "Evet",
  no: "Hayır",
  columns: {
    nameEn: "İngilizce adı",
    nameTr: "Türkçe adı",
    isActive: "Sunuluyor",
    sortOrder: "Sıra",
    accounts: "Hesap sayısı",
    descriptionEn: "İngilizce açıklama",
    descriptionTr: "Türkçe açıklama",
  },
  add: "Kullanıcı tipi ekle",
  addTitle: "Yeni kullanıcı tipi",
  added: "Kullanıcı tipi eklendi.",
  deleted: "Kullanıcı tipi silindi.",
} satisfies typeof en;
