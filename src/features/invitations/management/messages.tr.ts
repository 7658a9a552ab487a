import type en from "./messages.en.ts";

export default {
  title: "Davetler",
  lead: "Kim kimi neye davet etti, ne oldu? Davetleri gönderenler geri çeker.",
  search: "E‑posta ya da gönderen ara",
  columns: {
    email: "Davet edilen",
    status: "Durum",
    kind: "Neye",
    entity: "Ad",
    sender: "Gönderen",
    mails: "Gönderim",
    createdAt: "Davet tarihi",
    answeredAt: "Yanıt",
    expiresAt: "Bitiş",
  },
  values: {
    status: {
      waiting: "Bekliyor",
      accepted: "Kabul edildi",
      declined: "Reddedildi",
      withdrawn: "Geri çekildi",
      expired: "Süresi doldu",
    },
    kind: { startup: "Girişim", organization: "Kurum", provider: "Hizmet sağlayıcı" },
  },
  quick: { waiting: "Bekleyenler", expired: "Süresi dolanlar" },
  actions: {
    sender: { label: "Göndereni Kullanıcılar sayfasında aç" },
    invited: { label: "Kabul edeni Kullanıcılar sayfasında aç" },
  },
  empty: "Biri davet gönderdiğinde burada görünür.",
} satisfies typeof en;
