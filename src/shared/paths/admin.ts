import type { PathRow } from "./row.ts";

/** Below the same two addresses, so that browsers load them once. */
const row = <const En extends string, const Tr extends string>(en: En, tr: Tr) =>
  ({ en: `/admin/management${en}`, tr: `/tr/admin/yonetim${tr}` }) as const;

/** Pages of the admin area. */
export const ADMIN_PATHS = {
  admin: row("", ""),
  adminPremiumSettings: row("/premium-settings", "/premium-ayarlari"),
  adminPremiumManagement: row("/premium-management", "/premium-yonetimi"),
  adminStartups: row("/startups", "/girisimler"),
  adminAdmins: row("/admins", "/yoneticiler"),
  adminUsers: row("/users", "/kullanicilar"),
  adminUserTypeManagement: row("/user-type-management", "/kullanici-tipleri"),
  adminPaymentHistory: row("/payment-history", "/odeme-gecmisi"),
  adminGoogleAnalyticsManagement: row("/google-analytics-management", "/analitik"),
  adminPaymentServiceManagement: row("/payment-service-management", "/odeme-servisi"),
  adminPackageManagement: row("/package-management", "/paket-yonetimi"),
  adminContentManagement: row("/content-management", "/icerik-yonetimi"),
  adminBannedWords: row("/banned-words", "/yasakli-kelimeler"),
  adminFlaggedTexts: row("/flagged-texts", "/isaretlenen-metinler"),
  adminSpammers: row("/reported-messages", "/bildirilen-mesajlar"),
  adminMails: row("/emails", "/e-postalar"),
  adminWork: row("/background-work", "/arka-plan-isleri"),
  adminErrors: row("/errors", "/hatalar"),
  adminAudit: row("/audit", "/denetim-kaydi"),
  adminSchools: row("/schools", "/okullar"),
  adminClaims: row("/claims", "/kayitlar"),
  adminProgramApplicants: row("/program-applicants", "/program-basvurulari"),
  adminVanished: row("/vanished", "/kaybolanlar"),
  adminContact: row("/contact", "/iletisim"),
  adminFooter: row("/footer", "/alt-bilgi"),
  adminHeader: row("/header", "/ust-bilgi"),
  adminLogo: row("/logo", "/logo"),
  adminCities: row("/cities", "/sehirler"),
  adminTypes: row("/types", "/turler"),
  adminReportDownloads: row("/report-management/downloads", "/rapor-yonetimi/indirmeler"),
  adminReportManagementCategory: row("/report-management/category", "/rapor-yonetimi/kategori"),
  adminReportManagementReportType: row("/report-management/report-type", "/rapor-yonetimi/rapor-turu"),
  adminReportManagementReportVersion: row("/report-management/report-version", "/rapor-yonetimi/rapor-surumu"),
  adminReportManagementReport: row("/report-management/report/:categoryId", "/rapor-yonetimi/rapor/:categoryId"),
} as const satisfies Record<string, PathRow>;
