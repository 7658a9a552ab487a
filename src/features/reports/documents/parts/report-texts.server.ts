import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";

const en = {
  startups: "Startups",
  rounds: "Rounds",
  raised: "Raised",
  undisclosed: "undisclosed",
  largest: "Largest group",
  average: "Raised a round on average",
  bySector: "By sector",
  byStage: "By stage",
  byCity: "By city",
  byTour: "By funding round",
  byYear: "By year",
  byFoundation: "By year of foundation",
  byCountry: "By country",
  names: { sector: "Sector", stage: "Stage", city: "City", tour: "Round", year: "Year", country: "Country" },
  unknown: "Not stated",
  rest: (count: number) => `${count} others together`,
  first: (name: string, count: string, share: string) => `${name} comes first with ${count}, ${share} of all.`,
  three: (share: string) => `The first three have ${share} together.`,
  nothing: "There are no figures for this yet.",
  source: (date: string) => `${siteName()} · Figures of the portal as of ${date}`,
};

const tr: typeof en = {
  startups: "Girişim",
  rounds: "Yatırım turu",
  raised: "Alınan yatırım",
  undisclosed: "açıklanmadı",
  largest: "En büyük grup",
  average: "Tur başına ortalama yatırım",
  bySector: "Sektörlere göre",
  byStage: "Aşamalara göre",
  byCity: "Şehirlere göre",
  byTour: "Yatırım turlarına göre",
  byYear: "Yıllara göre",
  byFoundation: "Kuruldukları yıla göre",
  byCountry: "Ülkelere göre",
  names: { sector: "Sektör", stage: "Aşama", city: "Şehir", tour: "Tur", year: "Yıl", country: "Ülke" },
  unknown: "Belirtilmemiş",
  rest: (count: number) => `Diğer ${count} grup birlikte`,
  first: (name: string, count: string, share: string) =>
    `İlk sırada ${count} kayıt ve ${share} payla ${name} yer alıyor.`,
  three: (share: string) => `İlk üç grubun toplam payı ${share}.`,
  nothing: "Bu konuda henüz veri yok.",
  source: (date: string) => `${siteName()} · ${date} itibarıyla portalın verileri`,
};

/** The words of drawn reports. They are drawn where pages and their texts are not loaded. */
export const REPORT_TEXTS: Record<Locale, typeof en> = { en, tr };
