import type en from "./messages.en.ts";

export default {
  title: "Davetler",
  lead: "Kim, kimi, nereye davet etti; sonuç ne oldu? Bir daveti yalnızca gönderen geri çekebilir.",
  search: "E‑posta ya da gönderen ara",
  columns: {
    email: "Davet edilen",
    status: "Durum",
    kind: "Nereye",
    entity: "Ad",
    sender: "Gönderen",
    mails: "Gönderim",
    createdAt: "Davet tarihi",
    answeredAt: "Yanıt tarihi",
    expiresAt: "Bitiş tarihi",
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
