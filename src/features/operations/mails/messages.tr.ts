import kind from "../mail-names/messages.tr.ts";
import type en from "./messages.en.ts";

export default {
  waiting: "Gönderilemeyen {count} e‑posta",
  title: "E‑postalar",
  lead: "Son 180 günün e‑postaları. İçerikleri burada gösterilmez; bir e‑posta sunucusu teslim aldığında silinir.",
  search: "Adres, konu ya da tür ara",
  columns: {
    recipient: "Kime",
    subject: "Konu",
    state: "Durum",
    createdAt: "Yazılma tarihi",
    sentAt: "Gönderim tarihi",
    kind: "Tür",
    lastError: "Son hata",
    comesBack: "Geri dönüyor",
    attempts: "Deneme",
    locale: "Dil",
  },
  values: {
    kind,
    state: { sent: "Gönderildi", waiting: "Bekliyor", failed: "Gönderilemedi" },
    locale: { en: "İngilizce", tr: "Türkçe" },
  },
  quick: { failed: "Gönderilemeyenler", waiting: "Bekleyenler" },
  actions: {
    again: {
      label: "Yeniden gönder",
      title: "E‑posta yeniden gönderilsin mi?",
      text: "{recipient} bu e‑postayı iki kez alabilir.",
      done: "{recipient} adresine giden e‑posta yola çıktı.",
    },
    account: { label: "Kullanıcılar sayfasında aç" },
  },
  bulk: {
    again: {
      label: "Yeniden gönder",
      title: "{count, plural, other {# e‑posta yeniden gönderilsin mi?}}",
      text: "Daha önce alanlar iki kez alabilir.",
    },
    done: "{count, plural, other {# e‑posta yola çıktı.}}",
  },
  empty: "Portal bir e‑posta yazdığında burada görünür.",
} satisfies typeof en;
