import type en from "./messages.en.ts";

export default {
  waiting: "Mesajı bildirilen {count} kişi",
  title: "Bildirilen mesajlar",
  lead: "Mesajları bildirilen kişiler. Henüz incelenmeyenler önce gelir. Mesajı bildirenlere ne yapıldığı e‑postayla yazılır.",
  search: "Ada veya e‑postaya göre ara",
  columns: {
    name: "Ad",
    email: "E‑posta",
    state: "Durum",
    reporterCount: "Bildiren kişi",
    reportCount: "Bildirilen mesaj",
    lastReportedAt: "Son bildirim tarihi",
    lastText: "Son bildirilen mesaj",
    lastReason: "Neden",
    isLocked: "Kilitli",
  },
  values: { state: { open: "Bakılmadı", lookedAt: "Bakıldı" } },
  quick: { open: "Yalnızca bakılmayanlar" },
  actions: {
    lookedAt: { label: "Bakıldı olarak işaretle", done: "Mesajlar bakıldı olarak işaretlendi ({name})." },
    lock: {
      label: "Hesabı kilitle",
      title: "Bu hesap kilitlensin mi?",
      text: "{name} oturumdan çıkarılır; giriş yapamaz, mesaj yazamaz. Bildirenlere haber verilir.",
      done: "{name} hesabı kilitlendi.",
    },
    conversation: { label: "Yazışmayı oku" },
    account: { label: "Kullanıcılar sayfasında aç" },
    profile: { label: "Profili aç" },
  },
  conversation: {
    title: "Öncesi ve sonrası: {name}",
    hint: "En son bildirilen mesajların her birinden önce ve sonra en çok beş mesaj. Okuduğunuz, denetim kaydına yazılır.",
    gone: "Ayrılmış bir kişi",
    reported: "Bildirildi",
    reason: "Neden: {reason}",
    none: "Mesajlar artık yok.",
  },
  empty: "Henüz kimse bir mesaj bildirmedi.",
} satisfies typeof en;
