import type en from "./messages.en.ts";

export default {
  title: "Yasaklı kelimeler",
  lead: "Mesajlarda, adlarda, sloganlarda ve açıklamalarda aranır; hangi harflerle yazılırsa yazılsın, yalnızca tam kelime olarak.",
  flagged: "İşaretlenen metinler",
  search: "Kelime ara",
  columns: { word: "Kelime", action: "İşlem", locale: "Dil", createdAt: "Eklenme tarihi" },
  values: {
    action: { refuse: "Metin kabul edilmesin", flag: "Yöneticiye gösterilsin" },
    locale: { en: "İngilizce", tr: "Türkçe" },
  },
  anyLanguage: "Tüm diller",
  create: {
    label: "Kelime ekle",
    title: "Yeni yasaklı kelime",
    done: "Kelime yasaklandı.",
    hint: "Tek kelime veya art arda gelen birkaç kelime.",
    noLetter: "Kelimede en az bir harf veya rakam olmalı.",
  },
  actions: { delete: { done: "Kelimeye yeniden izin verildi." } },
  bulk: {
    setAction: {
      label: "İşlemi değiştir",
      title: "{count, plural, other {# kelime için ne yapılsın?}}",
      done: "{count, plural, other {# kelime değiştirildi.}}",
    },
    delete: {
      title: "{count, plural, other {# kelime silinsin mi?}}",
      done: "{count, plural, other {# kelimeye yeniden izin verildi.}}",
    },
  },
  empty: "İlk kelimeyi ekleyin; o andan sonra bu kelimeyi içeren metinler kabul edilmez ya da yöneticiye gösterilir.",
} satisfies typeof en;
