import type en from "./messages.en.ts";

export default {
  title: "Yasaklı kelimeler",
  lead: "Mesajlarda, adlarda, sloganlarda ve açıklamalarda aranır; hangi harflerle yazılırsa yazılsın, yalnızca tam kelime olarak.",
  flagged: "İşaretlenen metinler",
  search: "Kelime arayın",
  yes: "Evet",
  no: "Hayır",
  columns: { word: "Kelime", action: "Ne yapılsın", locale: "Dil", createdAt: "Eklenme tarihi" },
  values: {
    action: { refuse: "Metin kabul edilmesin", flag: "Yöneticiye gösterilsin" },
    locale: { en: "İngilizce", tr: "Türkçe" },
  },
  anyLanguage: "Bütün diller",
  add: "Kelime ekle",
  addTitle: "Kelime yasaklayın",
  wordHint: "Tek kelime veya art arda gelen birkaç kelime.",
  added: "Kelime yasaklandı.",
  deleted: "Kelimeye yeniden izin verildi.",
  bulk: {
    setAction: "Ne yapılacağını değiştir",
    setActionTitle: "{count, plural, other {# kelime için ne yapılsın?}}",
    done: "{count, plural, other {# kelime değiştirildi.}}",
    deleteTitle: "{count, plural, other {# kelime silinsin mi?}}",
    deleted: "{count, plural, other {# kelimeye yeniden izin verildi.}}",
  },
  empty: "İlk kelimeyi ekleyin; o andan sonra bu kelimeyi içeren metinler kabul edilmez ya da yöneticiye gösterilir.",
  noLetter: "Kelimede en az bir harf veya rakam olmalı.",
} satisfies typeof en;
