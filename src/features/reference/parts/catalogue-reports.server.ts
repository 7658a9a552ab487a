import { list } from "./catalogue.server.ts";

export const REPORT_LISTS = {
  reportCategory: list("Report categories", "Rapor kategorileri", [
    ["ecosystem", "Ecosystem", "Ekosistem"],
    ["investments", "Investments", "Yatırımlar"],
    ["sectors", "Sectors in focus", "Mercek altındaki sektörler"],
    ["regions", "Regions", "Bölgeler"],
  ]),
  reportType: list("Report types", "Rapor türleri", [
    ["annual-report", "Annual report", "Yıllık rapor"],
    ["quarterly-report", "Quarterly report", "Üç aylık rapor"],
    ["sector-report", "Sector report", "Sektör raporu"],
    ["regional-report", "Regional report", "Bölge raporu"],
  ]),
  reportVersion: list("Report versions", "Rapor sürümleri", [
    ["full-text", "Full text", "Tam metin"],
    ["updated-edition", "Updated edition", "Güncellenmiş baskı"],
    ["short-edition", "Short edition", "Kısa baskı"],
  ]),
} as const;
