import type en from "./messages.en.ts";

export default {
  title: "Bildirilen mesajlar",
  lead: "Mesajları bildirilen kişiler; en çok kişinin bildirdiği en üstte. Hesapları kullanıcı listesinden kilitleyebilirsiniz.",
  search: "Ada veya e‑postaya göre ara",
  columns: {
    name: "Ad",
    email: "E‑posta",
    reporterCount: "Bildiren kişi",
    reportCount: "Bildirilen mesaj",
    lastReportedAt: "Son bildirme",
    lastText: "Son bildirilen mesaj",
    lastReason: "Neden",
    isLocked: "Kilitli",
  },
  actions: { account: { label: "Kullanıcılarda göster" }, profile: { label: "Profili aç" } },
  empty: "Henüz kimse bir mesaj bildirmedi.",
} satisfies typeof en;
