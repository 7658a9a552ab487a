import type en from "./messages.en.ts";

export default {
  waiting: "Mesajı bildirilen {count} kişi",
  title: "Bildirilen mesajlar",
  lead: "Mesajları bildirilen kişiler; bakılmayanlar en üstte. Hesapları kullanıcı listesinden kilitleyebilirsiniz.",
  search: "Ada veya e‑postaya göre ara",
  columns: {
    name: "Ad",
    email: "E‑posta",
    state: "Durum",
    reporterCount: "Bildiren kişi",
    reportCount: "Bildirilen mesaj",
    lastReportedAt: "Son bildirme",
    lastText: "Son bildirilen mesaj",
    lastReason: "Neden",
    isLocked: "Kilitli",
  },
  values: { state: { open: "Bakılmadı", lookedAt: "Bakıldı" } },
  quick: { open: "Yalnızca bakılmayanlar" },
  actions: {
    lookedAt: { label: "Bakıldı olarak işaretle", done: "Mesajlar bakıldı olarak işaretlendi ({name})." },
    account: { label: "Kullanıcılar sayfasında aç" },
    profile: { label: "Profili aç" },
  },
  empty: "Henüz kimse bir mesaj bildirmedi.",
} satisfies typeof en;
