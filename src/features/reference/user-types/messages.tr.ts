import type en from "./messages.en.ts";

export default {
  title: "Kullanıcı türleri",
  lead: "Kişilerin üye olurken seçtiği türler. Kapatılan tür artık sunulmaz; onu seçmiş kişilerde kalır.",
  search: "Ada göre ara",
  columns: {
    nameEn: "İngilizce adı",
    nameTr: "Türkçe adı",
    isActive: "Sunuluyor",
    accounts: "Hesap sayısı",
    descriptionEn: "İngilizce açıklama",
    descriptionTr: "Türkçe açıklama",
  },
  create: { label: "Kullanıcı türü ekle", title: "Yeni kullanıcı türü", done: "Kullanıcı türü eklendi." },
  actions: { delete: { done: "Kullanıcı türü silindi." } },
} satisfies typeof en;
