import type en from "./messages.en.ts";

export default {
  title: "Rapor indirmeleri",
  menu: "İndirmeler",
  lead: "Kim, hangi raporu paketiyle indirdi? Her kişi ve rapor ayda bir kez sayılır.",
  search: "Kişi ya da rapor ara",
  columns: { createdAt: "Tarih", person: "Kişi", email: "E‑posta", report: "Rapor", package: "Paket" },
  actions: {
    report: { label: "Raporu aç" },
    profile: { label: "Profili aç" },
    account: { label: "Kullanıcılar sayfasında aç" },
  },
  empty: "Biri paketiyle bir rapor indirdiğinde burada görünür.",
} satisfies typeof en;
