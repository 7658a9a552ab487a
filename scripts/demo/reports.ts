import { paymentOrder } from "#db/tables/payments.server.ts";
import { type ReportDrawing, report, reportCategory, reportCategoryLocale } from "#db/tables/reports.server.ts";
import { artAddress } from "#shared/art.ts";
import { slugOf } from "#shared/fold.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { demoId } from "./random.ts";
import { currencyId, dayAgo, insertAll, instantAgo, type World } from "./world.ts";

const LANGUAGES = ["en", "tr"] as const;
type Language = (typeof LANGUAGES)[number];

const CATEGORIES: Record<string, { en: string; tr: string; pages: number; countries: string[] }> = {
  ecosystem: {
    en: "How many startups there are, where they are, and what they do. Once a year.",
    tr: "Kaç girişim var, nerede ve ne yapıyorlar? Yılda bir kez.",
    pages: 4,
    countries: ["TR"],
  },
  investments: {
    en: "Who raised how much, in which round, and where the money goes.",
    tr: "Kim, hangi turda, ne kadar yatırım aldı; para nereye gidiyor?",
    pages: 3,
    countries: ["TR", "DE", "GB"],
  },
  sectors: {
    en: "One sector at a time: its startups, its rounds, its cities.",
    tr: "Her sayıda bir sektör: girişimleri, turları, şehirleri.",
    pages: 3,
    countries: ["TR"],
  },
  regions: {
    en: "The ecosystem city by city.",
    tr: "Şehir şehir girişim ekosistemi.",
    pages: 2,
    countries: ["TR"],
  },
};

interface Edition {
  category: string;
  type: string;
  version?: string;
  language: Language;
  title: Record<Language, string>;
  summary: Record<Language, string>;
  drawing: ReportDrawing;
  releasedDaysAgo: number;
  /** Left out: part of the packages. */
  isFree?: true;
  price?: readonly [amount: number, currency: "TRY" | "USD"];
  withdrawn?: true;
}

/** Twelve reports that are listed, one that was withdrawn and one that is not released yet. */
function editionsOf(world: World): Edition[] {
  const year = world.today.getUTCFullYear();
  const quarter = quarterBefore(world.today);
  const both = <Rest extends Omit<Edition, "language">>(rest: Rest): Edition[] =>
    LANGUAGES.map((language) => ({ ...rest, language }));
  const sector = (key: string): ReportDrawing => ({ kind: "sector", sectorId: typeId("sector", key) });
  return [
    ...both({
      category: "ecosystem",
      type: "annual-report",
      title: { en: `Startup Ecosystem ${year - 1}`, tr: `Girişim Ekosistemi ${year - 1}` },
      summary: {
        en: `Startups founded up to the end of ${year - 1}, by sector, stage and city, and what they have raised.`,
        tr: `${year - 1} sonuna kadar kurulan girişimler: sektörlere, aşamalara, şehirlere göre ve aldıkları yatırımla.`,
      },
      drawing: { kind: "ecosystem", year: year - 1 },
      releasedDaysAgo: 240,
      isFree: true,
    }),
    {
      category: "ecosystem",
      type: "annual-report",
      version: "updated-edition",
      language: "tr",
      title: { en: `Startup Ecosystem ${year - 2}`, tr: `Girişim Ekosistemi ${year - 2}` },
      summary: {
        en: `The year ${year - 2} once more, with the entries that were added later.`,
        tr: `${year - 2} yılı, sonradan eklenen kayıtlarla yeniden.`,
      },
      drawing: { kind: "ecosystem", year: year - 2 },
      releasedDaysAgo: 500,
      isFree: true,
    },
    ...both({
      category: "investments",
      type: "annual-report",
      title: { en: `Investments ${year - 1}`, tr: `Yatırımlar ${year - 1}` },
      summary: {
        en: `Every round that was announced in ${year - 1}: by round, sector and city.`,
        tr: `${year - 1} yılında duyurulan tüm turlar: turlara, sektörlere ve şehirlere göre.`,
      },
      drawing: { kind: "investments", from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
      releasedDaysAgo: 210,
    }),
    ...both({
      category: "investments",
      type: "quarterly-report",
      version: "short-edition",
      title: { en: `Investments, ${quarter.en}`, tr: `Yatırımlar, ${quarter.tr}` },
      summary: {
        en: "The rounds of the last complete quarter on a few pages.",
        tr: "Son tamamlanan çeyreğin turları birkaç sayfada.",
      },
      drawing: { kind: "investments", from: quarter.from, to: quarter.to },
      releasedDaysAgo: 12,
    }),
    ...both({
      category: "sectors",
      type: "sector-report",
      title: { en: "Fintech in Numbers", tr: "Sayılarla Finansal Teknolojiler" },
      summary: {
        en: "Rounds, stages and cities of the startups that work with money.",
        tr: "Parayla çalışan girişimlerin turları, aşamaları ve şehirleri.",
      },
      drawing: sector("fintech"),
      releasedDaysAgo: 95,
      price: [490, "TRY"],
    }),
    {
      category: "sectors",
      type: "sector-report",
      language: "en",
      title: { en: "Artificial Intelligence in Numbers", tr: "Sayılarla Yapay Zekâ" },
      summary: {
        en: "Who builds models, who builds with them, and who pays for it.",
        tr: "Kim model geliştiriyor, kim modellerle ürün yapıyor, parayı kim veriyor?",
      },
      drawing: sector("artificial-intelligence"),
      releasedDaysAgo: 40,
      price: [19, "USD"],
    },
    {
      category: "sectors",
      type: "sector-report",
      language: "tr",
      title: { en: "Health in Numbers", tr: "Sayılarla Sağlık" },
      summary: {
        en: "Digital health, devices and biotechnology: rounds, stages and cities.",
        tr: "Dijital sağlık, cihazlar ve biyoteknoloji: turlar, aşamalar, şehirler.",
      },
      drawing: sector("health"),
      releasedDaysAgo: 60,
    },
    {
      category: "regions",
      type: "regional-report",
      language: "tr",
      title: { en: "Startups City by City", tr: "Şehir Şehir Girişimler" },
      summary: {
        en: "Where startups are, and what they have raised there.",
        tr: "Girişimler nerede, oralarda ne kadar yatırım aldılar?",
      },
      drawing: { kind: "regions" },
      releasedDaysAgo: 150,
      isFree: true,
    },
    {
      category: "investments",
      type: "quarterly-report",
      language: "tr",
      title: { en: "Investments, withdrawn edition", tr: "Yatırımlar, geri çekilen baskı" },
      summary: { en: "Withdrawn because of wrong sums.", tr: "Yanlış toplamlar nedeniyle geri çekildi." },
      drawing: { kind: "investments", from: `${year - 2}-01-01`, to: `${year - 2}-03-31` },
      releasedDaysAgo: 300,
      isFree: true,
      withdrawn: true,
    },
    {
      category: "ecosystem",
      type: "annual-report",
      language: "en",
      title: { en: `Startup Ecosystem ${year}`, tr: `Girişim Ekosistemi ${year}` },
      summary: { en: `The year ${year}, released next spring.`, tr: `${year} yılı; gelecek baharda yayımlanacak.` },
      drawing: { kind: "ecosystem", year },
      releasedDaysAgo: -120,
      isFree: true,
    },
  ];
}

/** The last quarter that is over: its days and its name. */
function quarterBefore(today: Date) {
  const index = today.getUTCFullYear() * 4 + Math.floor(today.getUTCMonth() / 3) - 1;
  const [year, quarter] = [Math.floor(index / 4), index % 4];
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  const name = {
    en: `${["first", "second", "third", "fourth"][quarter]} quarter of ${year}`,
    tr: `${year} ${quarter + 1}. çeyrek`,
  };
  return { ...name, from: day(quarter * 3, 1), to: day(quarter * 3 + 3, 0) };
}

function rowOf(world: World, edition: Edition, place: number): typeof report.$inferInsert & { id: string } {
  const { category, type, version = "full-text", language, title, summary, drawing, price } = edition;
  const name = title[language];
  const seoUrl = `${slugOf(name)}-${language}`;
  const released = instantAgo(world, edition.releasedDaysAgo);
  const createdAt = instantAgo(world, Math.max(edition.releasedDaysAgo, 1) + 3);
  return {
    id: demoId(`report/${place}`),
    seoUrl,
    titleEn: title.en,
    titleTr: title.tr,
    summaryEn: summary.en,
    summaryTr: summary.tr,
    categoryId: typeId("reportCategory", category),
    typeId: typeId("reportType", type),
    versionId: typeId("reportVersion", version),
    languageId: fixedId(`language/${language}`),
    sortOrder: place + 1,
    fileName: `${name}.pdf`,
    drawing,
    isFree: edition.isFree ?? false,
    price: price?.[0] ?? null,
    priceCurrencyId: price ? currencyId(price[1]) : null,
    releaseDate: dayAgo(world, edition.releasedDaysAgo),
    withdrawnAt: edition.withdrawn ? released : null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Reports whose files the portal draws from the demo's figures, at their first download. One was bought by an investor. */
export async function addReports(world: World): Promise<void> {
  await insertAll(
    world,
    reportCategory,
    Object.entries(CATEGORIES).map(([key, { countries }]) => ({
      id: typeId("reportCategory", key),
      targetCountryIds: countries.map((country) => fixedId(`country/${country}`)),
    })),
  );
  await insertAll(
    world,
    reportCategoryLocale,
    Object.entries(CATEGORIES).flatMap(([key, texts]) =>
      LANGUAGES.map((language) => ({
        id: demoId(`report-category/${key}/${language}`),
        categoryId: typeId("reportCategory", key),
        languageId: fixedId(`language/${language}`),
        description: texts[language],
        cover: artAddress("cover", `report ${key}`),
        gallery: Array.from({ length: texts.pages }, (_, page) =>
          artAddress("sheet", `${key} ${language} ${page + 1}`),
        ),
      })),
    ),
  );
  const rows = editionsOf(world).map((edition, place) => rowOf(world, edition, place));
  await insertAll(world, report, rows);
  const sold = rows.find(({ price }) => price !== null)!;
  await insertAll(world, paymentOrder, [
    {
      id: demoId("order/report"),
      accountId: demoId("account/investor"),
      kind: "report",
      reportId: sold.id,
      nameEn: sold.titleEn ?? sold.titleTr!,
      nameTr: sold.titleTr ?? sold.titleEn!,
      locale: "tr",
      minor: Math.round(sold.price! * 100),
      currencyId: sold.priceCurrencyId!,
      provider: "sandbox",
      state: "paid",
      createdAt: instantAgo(world, 20),
    },
  ]);
  world.reports.push(...rows.map(({ id }) => ({ id })));
}
