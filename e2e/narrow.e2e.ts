import type { APIRequestContext } from "@playwright/test";
import type { DemoRole } from "#features/accounts/limits.ts";
import { organizationCalls } from "#features/organizations/contract.ts";
import { patentCalls } from "#features/patents/contract.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { MEMBER_PATHS } from "#shared/paths/member.ts";
import type { PathRow } from "#shared/paths/row.ts";
import { axeFaults, expect, shot, signIn, test } from "./harness.ts";
import { NARROW_WIDTHS, overflowing } from "./open-pages.ts";

/** Addresses of pages in a language; without those that need a parameter. */
const addressesOf = (rows: Record<string, PathRow>, locale: Locale): string[] =>
  Object.values(rows)
    .map((row) => row[locale].replace(/\/(\*|:\w+\?)$/, "") || "/")
    .filter((address) => !address.includes(":"));

const EXAMPLES: Record<Locale, string[]> = {
  en: ["/startup/mikro-ses", "/startups/istanbul", "/startups?text=zzzz", "/search?text=enerji"],
  tr: ["/tr/girisim/mikro-ses", "/tr/girisimler/istanbul", "/tr/girisimler?text=zzzz", "/tr/ara?text=enerji"],
};

/** Open pages as a visitor sees them are measured in `every-page.e2e.ts`. */
const WALKS: { as: DemoRole | undefined; addresses: (locale: Locale) => string[] }[] = [
  { as: undefined, addresses: (locale) => EXAMPLES[locale] },
  { as: "entrepreneur", addresses: (locale) => addressesOf(MEMBER_PATHS, locale) },
  { as: "premium", addresses: (locale) => EXAMPLES[locale] },
  { as: "admin", addresses: (locale) => addressesOf(ADMIN_PATHS, locale) },
];

for (const { as, addresses } of WALKS)
  for (const locale of LOCALES)
    test(`nothing stands beside a page: ${as ?? "visitor"}, ${locale}`, async ({ open }) => {
      test.setTimeout(240_000);
      const page = await open("/", { locale, refusal: 404, ...(as ? { as } : {}) });
      const found: string[] = [];
      for (const address of addresses(locale)) {
        const response = await page.goto(address);
        // Pages to come.
        if (response?.status() === 404 && !address.endsWith("/404")) continue;
        for (const width of NARROW_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const beside = await overflowing(page);
          if (beside.length > 0) found.push(`${address} at ${width}: ${beside.join(" ")}`);
        }
      }
      expect(found).toEqual([]);
    });

/** The first row of a list that is as rare as wanted. */
async function rowOf<Row>(
  request: APIRequestContext,
  path: string,
  body: object,
  isWanted: (row: Row) => boolean,
): Promise<Row> {
  for (let currentPage = 1; currentPage < 10; currentPage++) {
    const answer = await request.post(path, { data: { currentPage, pageSize: 100, ...body } });
    const found = ((await answer.json()).data.rows as Row[]).find(isWanted);
    if (found) return found;
  }
  throw new Error(`The demo has no such row in ${path}.`);
}

test("what is rare in the demo breaks no page: 60 rounds, a long name, a long tagline, an organization that says nothing", async ({
  open,
  playwright,
  site,
}) => {
  const page = await open("/tr", { locale: "tr", as: "premium" });
  const headers = { authorization: `Bearer ${await signIn(page.context(), "premium")}` };
  const request = await playwright.request.newContext({ baseURL: site.origin, extraHTTPHeaders: headers });
  const rounds = await rowOf<{ seoUrl: string; fundingCount: number }>(
    request,
    startupCalls.page.path,
    { view: ["fundingCount"] },
    ({ fundingCount }) => fundingCount >= 50,
  );
  const silent = await rowOf<{ seoUrl: string; tagline: string | null }>(
    request,
    organizationCalls.page.path,
    {},
    ({ tagline }) => tagline === null,
  );
  const long = await rowOf<{ id: string; name: string }>(
    request,
    patentCalls.page.path,
    {},
    ({ name }) => name.length > 200,
  );
  const addresses = [
    `/tr/girisim/${rounds.seoUrl}`,
    `/tr/teknoloji-merkezi/${silent.seoUrl}`,
    `/tr/patent/patent-detay/${long.id}`,
    "/tr/patentler?words=katmanli",
    "/tr/girisim/findikbilir",
    "/tr/girisimler?words=findikbilir",
  ];
  const faults: string[] = [];
  for (const [at, address] of addresses.entries()) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    faults.push(...(await axeFaults(page)));
    for (const width of [...NARROW_WIDTHS, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      const beside = await overflowing(page);
      if (beside.length > 0) faults.push(`${address} at ${width}: ${beside.join(" ")}`);
      if ([320, 1280].includes(width)) await shot(page, `rare-${at}-${width}`);
    }
  }
  expect(faults).toEqual([]);
});
