import type en from "./messages.en.ts";

export default {
  title: "Birleştirilen girişimler",
  lead: "Birleştirmeler 30 gün içinde geri alınabilir. Eski adres, kalan girişime yönlendirir.",
  search: "Ada göre ara",
  columns: {
    name: "Kalan",
    merged: "Onunla birleştirilen",
    by: "Birleştiren",
    createdAt: "Birleştirme tarihi",
    undoneAt: "Geri alma tarihi",
  },
  actions: {
    page: { label: "Sayfayı aç" },
    undo: {
      label: "Birleştirmeyi geri al",
      title: "Yeniden iki girişime ayrılsınlar mı?",
      text: "{merged} ve {name} birleştirmeden önceki hâllerine döner. Sonradan değiştirilenler olduğu gibi kalır.",
      done: "{merged} ve {name} yeniden iki ayrı girişim.",
    },
  },
  empty: "Henüz birleştirilen girişim yok.",
} satisfies typeof en;
