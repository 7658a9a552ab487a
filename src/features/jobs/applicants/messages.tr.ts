import type en from "./messages.en.ts";

export default {
  title: "İş ilanlarına başvuranlar",
  lead: "Girişimlerin iş ilanlarına başvuran kişiler. Gönderilenleri ve verilen yanıtı yalnızca girişim görür.",
  search: "Ada veya e‑postaya göre ara",
  columns: {
    person: "Başvuran",
    job: "İş ilanı",
    startup: "Girişim",
    state: "Durum",
    cv: "Özgeçmiş",
    createdAt: "Gönderildi",
    answeredAt: "Yanıtlandı",
  },
  values: {
    state: { waiting: "Bekliyor", answered: "Yanıtlandı", withdrawn: "Geri çekildi" },
    cv: { sent: "Gönderildi", none: "Gönderilmedi" },
  },
  quick: { waiting: "Yanıt bekleyenler" },
  actions: {
    person: { label: "Profili aç" },
    job: { label: "İş ilanını aç" },
    startup: { label: "Girişimi aç" },
  },
  empty: "Biri başvurusunu gönderdiğinde burada görünür.",
} satisfies typeof en;
