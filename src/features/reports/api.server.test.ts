import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { report, reportCategoryLocale } from "#db/tables/reports.server.ts";
import { testApp } from "#testing/app.ts";
import { hasWords } from "#testing/naive-startups.ts";
import { CATEGORIES, insertReports, LANGUAGES, TYPES, VERSIONS } from "#testing/reports.ts";
import { randomNumbers } from "#testing/startups.ts";
import { refreshReports } from "./commands.server.ts";
import * as contract from "./contract.ts";
import type { ReportFilter } from "./filters.ts";

const { page, availableValues } = contract.reportCalls;
const TURKISH = { headers: { "accept-language": "tr" } };

async function appWithReports() {
  const built = await testApp();
  const random = randomNumbers(5);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const rows = await insertReports(
    built.db,
    Array.from({ length: 60 }, (_, index) => ({
      titleTr: `${["Işık", "İzmir", "Çınar", "Ada"][index % 4]} raporu`,
      categoryId: pick(CATEGORIES),
      typeId: pick(TYPES),
      versionId: pick(VERSIONS),
      languageId: pick(LANGUAGES),
      isFree: random() < 0.3,
      isActive: random() < 0.9,
      releaseDate: pick(["2024-05-06", "2025-07-08", "2099-01-01"]),
      withdrawnAt: random() < 0.1 ? new Date() : null,
    })),
  );
  const isOut = (row: (typeof rows)[number]) => row.isActive && !row.withdrawnAt && row.releaseDate < "2099";
  const takes = (filter: ReportFilter) =>
    rows.filter(
      (row) =>
        isOut(row) &&
        hasWords(filter.words, `${row.titleEn} ${row.titleTr}`) &&
        (!filter.category || filter.category.includes(row.categoryId)) &&
        (!filter.type || filter.type.includes(row.typeId)) &&
        (!filter.version || filter.version.includes(row.versionId)) &&
        (!filter.language || filter.language.includes(row.languageId)) &&
        (filter.free === undefined || filter.free === row.isFree) &&
        (!filter.releaseDate || row.releaseDate >= (filter.releaseDate.gte ?? "")),
    );
  return { ...built, rows, takes };
}

test("report filters match what they name; counts match the list", async () => {
  const { call, takes } = await appWithReports();
  const filters: ReportFilter[] = [
    {},
    { words: ["ışı"] },
    { category: [CATEGORIES[1]!] },
    { type: [TYPES[0]!], language: [LANGUAGES[0]!] },
    { version: [VERSIONS[1]!], free: true },
    { free: false, releaseDate: { gte: "2025-01-01" } },
  ];
  for (const filter of filters) {
    const { data } = await call(page, { body: { filter, pageSize: 100 } });
    const expected = takes(filter).map(({ id }) => id);
    expect(data.rows.map(({ id }) => id).toSorted(), JSON.stringify(filter)).toEqual(expected.toSorted());
    expect(data.totalCount).toBe(expected.length);
    const values = (await call(availableValues, { body: { filter } })).data;
    expect(values.totalCount).toBe(expected.length);
    for (const { id, count } of values.data.languages ?? [])
      expect(count).toBe(takes({ ...filter, language: [id] }).length);
  }
});

test("a category's text is in the reader's language, whatever the file's", async () => {
  const { call, db, takes } = await appWithReports();
  const texts = [
    [LANGUAGES[0]!, "About it"],
    [LANGUAGES[1]!, "Açıklama"],
  ] as const;
  for (const [languageId, description] of texts)
    await db.insert(reportCategoryLocale).values({ categoryId: CATEGORIES[0]!, languageId, description });
  for (const languageId of LANGUAGES) {
    const query = { seoUrl: takes({ category: [CATEGORIES[0]!], language: [languageId] })[0]!.seoUrl };
    expect((await call(contract.getReport, { query }, TURKISH)).data.categoryDescription).toBe("Açıklama");
    expect((await call(contract.getReport, { query })).data.categoryDescription).toBe("About it");
  }
});

test("the short calls answer lists by slug, categories, versions and types", async () => {
  const { call, db, takes } = await appWithReports();
  await db.insert(reportCategoryLocale).values({
    categoryId: CATEGORIES[0]!,
    languageId: LANGUAGES[1]!,
    description: "Açıklama",
    gallery: ["/art/sheet/a.svg"],
  });
  const query = { category: "ecosystem", language: "tr", pageSize: 100 } as const;
  const listed = await call(contract.listReports, { query: query as never }, TURKISH);
  const filter = { category: [CATEGORIES[0]!], language: [LANGUAGES[1]!] };
  expect(listed.data.totalCount).toBe(takes(filter).length);
  expect(listed.data.rows[0]).toMatchObject({ category: { slug: "ekosistem" }, language: { name: "Türkçe" } });
  expect(await call(contract.listReports, { query: { category: "petek" as never } })).toMatchObject({ status: 400 });

  const categories = (await call(contract.reportCategories, {}, TURKISH)).data;
  expect(categories.map(({ id, count }) => [id, count])).toEqual(
    CATEGORIES.map((id) => [id, takes({ category: [id] }).length]),
  );
  expect(categories[0]).toMatchObject({ description: "Açıklama", gallery: ["/art/sheet/a.svg"] });
  const one = await call(contract.getReportCategory, { params: { seoUrl: "ekosistem" } }, TURKISH);
  expect(one.data.reports).toHaveLength(takes({ category: [CATEGORIES[0]!] }).length);
  expect((await call(contract.getReportCategory, { params: { seoUrl: "petek" } })).status).toBe(404);
  const languages = (await call(contract.reportLanguages, {})).data;
  expect(languages.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(takes({}).length);
  for (const { id, count } of (await call(contract.reportTypes, {})).data)
    expect(count).toBe(takes({ type: [id] }).length);
  for (const { id, count } of (await call(contract.reportVersions, {})).data)
    expect(count).toBe(takes({ version: [id] }).length);
});

test("withdrawn, switched off and future reports are found nowhere", async () => {
  const { call, db } = await testApp();
  const [open, gone, off, coming] = await insertReports(db, [
    {},
    {},
    { isActive: false },
    { releaseDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) },
  ]);
  await db.update(report).set({ withdrawnAt: new Date() }).where(eq(report.id, gone!.id));
  await refreshReports(db, [gone!.id]);
  const found = async () => {
    const listed = (await call(page, { body: {} })).data.rows.map(({ id }) => id);
    const others = (await call(contract.getReport, { query: { seoUrl: open!.seoUrl } })).data.others;
    return [...listed, ...others.map(({ id }) => id)].toSorted();
  };
  expect(await found()).toEqual([open!.id]);
  for (const { seoUrl } of [gone!, off!, coming!])
    expect(await call(contract.getReport, { query: { seoUrl } })).toMatchObject({ status: 404, code: "notFound" });
  expect((await call(contract.getReport, { query: { seoUrl: "../../etc" } })).status).toBe(404);
});
