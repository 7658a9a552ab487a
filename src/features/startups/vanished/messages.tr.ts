import type en from "./messages.en.ts";

export default {
  waiting: "Kaynağında artık olmayan {count} kayıt",
  title: "Kaynağında artık olmayanlar",
  lead: "Kaynaktan son içe aktarmada bulunmayan satırlar. Siz karar verene kadar oldukları gibi kalırlar.",
  search: "Ad, kaynak veya anahtar ara",
  columns: {
    name: "Ad",
    kind: "Ne olduğu",
    source: "Kaynak",
    sourceKey: "Kaynaktaki anahtarı",
    vanishedAt: "Kaybolduğu tarih",
    decision: "Karar",
    decidedAt: "Karar tarihi",
    decidedBy: "Karar veren",
  },
  values: {
    kind: { startup: "Girişim", funding: "Yatırım turu", organization: "Kurum" },
    decision: { open: "Karar bekliyor", gone: "Kaldırıldı", stays: "Kalıyor" },
  },
  quick: { open: "Yalnızca karar bekleyenler" },
  actions: {
    gone: {
      label: "Kaldır",
      title: "Kaldırılsın mı?",
      text: "{name}: girişim ya da yatırım turu silinir, kurum gizli olur. Sonraki içe aktarmalar geri getirmez. Bu işlem geri alınamaz.",
      done: "Kaldırıldı: {name}.",
    },
    stays: { label: "Kalsın", done: "Kalıyor, sayfasında not da yok: {name}." },
    open: { label: "Yeniden karar ver", done: "Yeniden karar bekliyor: {name}." },
    page: { label: "Sayfayı aç" },
  },
  bulk: {
    gone: {
      title: "{count, plural, other {# satır kaldırılsın mı?}}",
      text: "Girişimler ve yatırım turları silinir, kurumlar gizli olur. Bu işlem geri alınamaz.",
    },
    stays: { title: "{count, plural, other {# satır kalsın mı?}}" },
    done: "{count, plural, other {# satır için karar verildi.}}",
  },
  empty: "Kaynaktan kaybolan satırları işaretleyen bir içe aktarmada artık bulunmayan satırlar burada görünür.",
} satisfies typeof en;
