import type { Locale } from "#shared/locale.ts";

const en = {
  title: (quarter: string) => `Impact report, ${quarter}`,
  sheet: "Impact report",
  quarter: (number: number, year: number) => `Q${number} ${year}`,
  answers: "Answers",
  answersOf: (answered: string, total: string, share: string) => `${answered} of ${total} startups (${share})`,
  team: "People in teams",
  change: "Since the quarter before, in startups that answered both",
  noChange: "No startup answered both quarters",
  raised: "Raised in the quarter",
  raisedBy: (sum: string, count: number) => `${sum}, ${count === 1 ? "one startup" : `${count} startups`}`,
  bands: "Revenue of the quarter",
  startups: (count: number) => (count === 1 ? "One startup" : `${count} startups`),
  missing: "What is missing",
  missingNone: "Nothing: every startup that was asked has answered.",
  missingText: (count: number) =>
    `${count === 1 ? "One startup has" : `${count} startups have`} not answered, and nothing was estimated for them.`,
  startup: "Startup",
  answeredAt: "Answered",
  band: "Revenue",
  raisedColumn: "Raised (USD)",
  source: "Source",
  madeAt: "Made on",
  figures: (date: string) => `Answers of the startups themselves, as of ${date}`,
};

const tr: typeof en = {
  title: (quarter) => `Etki raporu, ${quarter}`,
  sheet: "Etki raporu",
  quarter: (number, year) => `${year} ${number}. çeyrek`,
  answers: "Yanıtlar",
  answersOf: (answered, total, share) => `${total} girişimden ${answered} yanıt (${share})`,
  team: "Ekiplerdeki kişiler",
  change: "Bir önceki çeyreğe göre, ikisini de yanıtlayan girişimlerde",
  noChange: "İki çeyreği de yanıtlayan girişim yok",
  raised: "Çeyrekte alınan yatırım",
  raisedBy: (sum, count) => `${sum}, ${count} girişim`,
  bands: "Çeyreğin geliri",
  startups: (count) => `${count} girişim`,
  missing: "Eksik olan",
  missingNone: "Eksik yok: sorulan her girişim yanıtladı.",
  missingText: (count) => `${count} girişim yanıtlamadı ve onlar için tahmin yapılmadı.`,
  startup: "Girişim",
  answeredAt: "Yanıt tarihi",
  band: "Gelir",
  raisedColumn: "Alınan yatırım (USD)",
  source: "Kaynak",
  madeAt: "Hazırlanma tarihi",
  figures: (date) => `Girişimlerin kendi yanıtları, ${date} itibarıyla`,
};

export const REPORT_TEXTS: Record<Locale, typeof en> = { en, tr };
