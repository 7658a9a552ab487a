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
  groups: {
    platform: "Platform",
    personal: "Kişisel",
    people: "Üyeler",
    startups: "Girişimler",
    settings: "Ayarlar",
  },
  links: {
    admin: "Yönetim paneli",
    profile: "Kişisel bilgiler",
    profileInvitations: "Davetler",
    dashboardManagement: "Üyeler ve yetkiler",
    invite: "Davet gönder",
    dashboardInvites: "Gönderilen davetler",
    dashboardStartups: "Girişimlerim",
    profileAddStartup: "Girişim ekle",
    dashboardSettings: "Tercihler ve oturumlar",
    packageManagement: "Paketler",
    changePassword: "Şifre değiştir",
    deleteAccount: "Hesabı sil",
  },
} satisfies typeof en;
