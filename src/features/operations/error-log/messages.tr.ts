import type en from "./messages.en.ts";

export default {
  waiting: "Çözülmemiş {count} hata",
  title: "Hatalar",
  lead: "Sunucu hataları. Aynı yerdeki aynı hata tek satırdır; çözülen bir hata yinelenirse yeniden açılır.",
  search: "Metin ya da yer ara",
  columns: {
    message: "Metin",
    state: "Durum",
    occurrences: "Kaç kez",
    lastAt: "Son görülme",
    place: "Yer",
    type: "Tür",
    code: "Kod",
    firstAt: "İlk görülme",
    stack: "Yığın",
  },
  values: { state: { open: "Açık", resolved: "Çözüldü" } },
  quick: { open: "Yalnızca açık olanlar" },
  actions: { resolved: { label: "Çözüldü olarak işaretle", done: "Çözüldü olarak işaretlendi." } },
  bulk: {
    resolved: {
      label: "Çözüldü olarak işaretle",
      title: "{count, plural, other {# hata çözüldü olarak işaretlensin mi?}}",
    },
    open: { label: "Yeniden aç", title: "{count, plural, other {# hata yeniden açılsın mı?}}" },
    done: "{count, plural, other {# hata değiştirildi.}}",
  },
  empty: "Sunucu hatası yok.",
} satisfies typeof en;
