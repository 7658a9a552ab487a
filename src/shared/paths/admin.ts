import type { PathRow } from "./row.ts";

/** Pages of the admin area. */
export const ADMIN_PATHS = {
  admin: { en: "/admin/management", tr: "/tr/admin/yonetim" },
  adminPremiumSettings: { en: "/admin/management/premium-settings", tr: "/tr/admin/yonetim/premium-ayarlari" },
  adminPremiumManagement: { en: "/admin/management/premium-management", tr: "/tr/admin/yonetim/premium-yonetimi" },
  adminStartups: { en: "/admin/management/startups", tr: "/tr/admin/yonetim/girisimler" },
  adminAdmins: { en: "/admin/management/admins", tr: "/tr/admin/yonetim/yoneticiler" },
  adminUsers: { en: "/admin/management/users", tr: "/tr/admin/yonetim/kullanicilar" },
  adminUserTypeManagement: { en: "/admin/management/user-type-management", tr: "/tr/admin/yonetim/kullanici-tipleri" },
  adminPaymentHistory: { en: "/admin/management/payment-history", tr: "/tr/admin/yonetim/odeme-gecmisi" },
  adminGoogleAnalyticsManagement: {
    en: "/admin/management/google-analytics-management",
    tr: "/tr/admin/yonetim/analitik",
  },
  adminPaymentServiceManagement: {
    en: "/admin/management/payment-service-management",
    tr: "/tr/admin/yonetim/odeme-servisi",
  },
  adminPackageManagement: { en: "/admin/management/package-management", tr: "/tr/admin/yonetim/paket-yonetimi" },
  adminContentManagement: { en: "/admin/management/content-management", tr: "/tr/admin/yonetim/icerik-yonetimi" },
  adminBannedWords: { en: "/admin/management/banned-words", tr: "/tr/admin/yonetim/yasakli-kelimeler" },
  adminFlaggedTexts: { en: "/admin/management/flagged-texts", tr: "/tr/admin/yonetim/isaretlenen-metinler" },
  adminSpammers: { en: "/admin/management/reported-messages", tr: "/tr/admin/yonetim/bildirilen-mesajlar" },
  adminMails: { en: "/admin/management/emails", tr: "/tr/admin/yonetim/e-postalar" },
  adminWork: { en: "/admin/management/background-work", tr: "/tr/admin/yonetim/arka-plan-isleri" },
  adminErrors: { en: "/admin/management/errors", tr: "/tr/admin/yonetim/hatalar" },
  adminAudit: { en: "/admin/management/audit", tr: "/tr/admin/yonetim/denetim-kaydi" },
  adminSchools: { en: "/admin/management/schools", tr: "/tr/admin/yonetim/okullar" },
  adminClaims: { en: "/admin/management/claims", tr: "/tr/admin/yonetim/kayitlar" },
  adminProgramApplicants: {
    en: "/admin/management/program-applicants",
    tr: "/tr/admin/yonetim/program-basvurulari",
  },
  adminVanished: { en: "/admin/management/vanished", tr: "/tr/admin/yonetim/kaybolanlar" },
  adminContact: { en: "/admin/management/contact", tr: "/tr/admin/yonetim/iletisim" },
  adminFooter: { en: "/admin/management/footer", tr: "/tr/admin/yonetim/alt-bilgi" },
  adminHeader: { en: "/admin/management/header", tr: "/tr/admin/yonetim/ust-bilgi" },
  adminLogo: { en: "/admin/management/logo", tr: "/tr/admin/yonetim/logo" },
  adminCities: { en: "/admin/management/cities", tr: "/tr/admin/yonetim/sehirler" },
  adminTypes: { en: "/admin/management/types", tr: "/tr/admin/yonetim/turler" },
  adminReportDownloads: {
    en: "/admin/management/report-management/downloads",
    tr: "/tr/admin/yonetim/rapor-yonetimi/indirmeler",
  },
  adminReportManagementCategory: {
    en: "/admin/management/report-management/category",
    tr: "/tr/admin/yonetim/rapor-yonetimi/kategori",
  },
  adminReportManagementReportType: {
    en: "/admin/management/report-management/report-type",
    tr: "/tr/admin/yonetim/rapor-yonetimi/rapor-turu",
  },
  adminReportManagementReportVersion: {
    en: "/admin/management/report-management/report-version",
    tr: "/tr/admin/yonetim/rapor-yonetimi/rapor-surumu",
  },
  adminReportManagementReport: {
    en: "/admin/management/report-management/report/:categoryId",
    tr: "/tr/admin/yonetim/rapor-yonetimi/rapor/:categoryId",
  },
} as const satisfies Record<string, PathRow>;
