import type en from "./messages.en.ts";

const shared = {
  search: "Ada göre ara",
  columns: {
    nameEn: "İngilizce adı",
    nameTr: "Türkçe adı",
    isActive: "Sunuluyor",
    reports: "Raporlar",
    languages: "Raporların dilleri",
  },
};

export default {
  reportCategory: {
    ...shared,
    title: "Rapor kategorileri",
    lead: "Raporların konuları. Her kategorinin kendi raporları, hedef ülkeleri ve iki dilde kapağı ve görselleri vardır.",
    create: { label: "Rapor kategorisi ekle", title: "Yeni rapor kategorisi", done: "Rapor kategorisi eklendi." },
    actions: {
      delete: { done: "Rapor kategorisi silindi." },
      reports: { label: "Raporlarını aç" },
      content: { label: "Ülkeler, metinler ve görseller" },
    },
  },
  reportType: {
    ...shared,
    title: "Rapor türleri",
    lead: "Bir raporun ne olduğu. Kapatılan tür artık sunulmaz; o türdeki raporlar değişmez.",
    create: { label: "Rapor türü ekle", title: "Yeni rapor türü", done: "Rapor türü eklendi." },
    actions: { delete: { done: "Rapor türü silindi." } },
  },
  reportVersion: {
    ...shared,
    title: "Rapor sürümleri",
    lead: "Aynı raporun baskıları. Kapatılan sürüm artık sunulmaz; o sürümdeki raporlar değişmez.",
    create: { label: "Rapor sürümü ekle", title: "Yeni rapor sürümü", done: "Rapor sürümü eklendi." },
    actions: { delete: { done: "Rapor sürümü silindi." } },
  },
} satisfies typeof en;
