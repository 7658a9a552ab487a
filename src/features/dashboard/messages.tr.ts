import type en from "./messages.en.ts";

export default {
  menu: "Hesabım",
  open: "Menüyü göster",
  publicPage: "herkese açık profilim",
  cv: "Özgeçmişim (PDF)",
  leaving: "Hesabınız {date} tarihinde silinecek.",
  keep: "Silmekten vazgeç",
  waiting: "bekliyor",
  close: "Menüyü gizle",
  below: {
    dashboardStartups: "Girişimlerimin her biri",
    dashboardOrganizers: "Kurumlarımın her biri",
    no: {
      dashboardStartups: "Henüz girişiminiz yok. Eklediğinizde formu ve iş ilanları burada görünür.",
      dashboardOrganizers: "Henüz kurumunuz yok. Eklediğinizde formu burada görünür.",
    },
    edit: "Düzenle",
    members: "Üyeler ve yetkiler",
    applications: "Başvurular",
    createJob: "İş ilanı ekle",
    portfolio: "Portföy",
    programs: "Programlar",
    createProgram: "Program ekle",
    failed: "Yüklenemedi.",
    again: "Yeniden dene",
  },
  groups: {
    platform: "Platform",
    personal: "Kişisel",
    people: "Üyeler",
    startups: "Girişimler",
    organizations: "Kurumlar",
    settings: "Ayarlar",
  },
  portalLink: "Müşteri portalı",
  portal: "Müşteri portalını aç",
  portalOpening:
    "Müşteri portalı yeni sekmede açılıyor. Kartınızı ya da paketinizi orada değiştirebilir, aboneliği bitirebilirsiniz.",
  portalBlocked: "Tarayıcınız yeni sekmeyi engelledi. <link></link>",
  portalFailed: "Müşteri portalı açılamadı. Bir dakika sonra yeniden deneyin.",
} satisfies typeof en;
