import type en from "./messages.en.ts";

export default {
  waiting: "Aynı olabilecek {count} girişim çifti",
  title: "Olası çift kayıtlar",
  lead: "Muhtemelen aynı olan girişim çiftleri: her gece ada, web sitesine ve ekibe bakılarak bulunur.",
  search: "Ada göre ara",
  columns: {
    name: "Girişim",
    other: "Muhtemelen aynısı",
    signs: "Belirtiler",
    state: "Karar",
    foundAt: "Bulunma tarihi",
  },
  values: {
    signs: { name: "Aynı ad", site: "Aynı web sitesi", founder: "Ekipte aynı kişi", phone: "Aynı telefon numarası" },
    state: { open: "Açık", different: "Aynı değil" },
  },
  quick: { open: "Yalnızca açık olanlar", site: "Aynı web sitesi" },
  actions: {
    compare: { label: "Karşılaştır ve birleştir" },
    different: { label: "Aynı değil", done: "{name} ve {other} aynı değil." },
    open: { label: "Yeniden karar ver", done: "{name} ve {other} yeniden açık." },
  },
  choose: "İki girişimi birleştir",
  searchNow: "Şimdi ara",
  searching: "Arama sürüyor. Yeni çiftler birkaç dakika içinde burada görünür.",
  lookAgain: "Yeniden bak",
  history: "Yapılan birleştirmeler",
  empty: "Çift kayıt gibi görünen girişim yok. Bir sonraki kontrol bu gece.",
} satisfies typeof en;
