import type { APIRequestContext, Page } from "@playwright/test";
import { organizationCalls } from "#features/organizations/contract.ts";
import { patentCalls } from "#features/patents/contract.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { axeFaults, expect, shot, signIn, test } from "./harness.ts";
import { addJury } from "./jury.ts";
import { NARROW_WIDTHS, overflowing } from "./open-pages.ts";
import { ownAddresses, WALKERS } from "./own-pages.ts";

test.use({ additions: { data: addJury } });

const EXAMPLES: Record<Locale, string[]> = {
  en: ["/startup/mikro-ses", "/startups/istanbul", "/startups?text=zzzz", "/search?text=enerji"],
  tr: ["/tr/girisim/mikro-ses", "/tr/girisimler/istanbul", "/tr/girisimler?text=zzzz", "/tr/ara?text=enerji"],
};

/** Open pages as a visitor sees them are measured in `every-page.e2e.ts`. */
for (const as of [undefined, "premium"] as const)
  for (const locale of LOCALES)
    test(`nothing stands beside a page: ${as ?? "visitor"}, ${locale}`, async ({ open }) => {
      const page = await open("/", { locale, ...(as ? { as } : {}) });
      expect(await besidePages(page, EXAMPLES[locale])).toEqual([]);
    });

for (const as of WALKERS)
  for (const locale of LOCALES)
    test(`nothing stands beside a page of one's own: ${as}, ${locale}`, async ({ open }) => {
      const page = await open("/", { locale, as });
      const addresses = await ownAddresses(page, { as, locale, token: await signIn(page.context(), as) });
      expect(await besidePages(page, addresses)).toEqual([]);
    });

/** Measures pages and what they show at the addresses of their own links: sections, boards, one of several things. */
async function besidePages(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const left = [...addresses];
  const seen = new Set<string>();
  for (let address = left.shift(); address; address = left.shift()) {
    const response = await page.goto(address);
    if (response?.status() !== 200) found.push(`${address}: status ${response?.status()}`);
    for (const view of await viewsOf(page)) {
      const state = stateOf(view);
      if (seen.has(state) || TABLES.test(view)) continue;
      seen.add(state);
      left.push(view);
    }
    for (const width of NARROW_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const beside = await overflowing(page);
      if (beside.length > 0) found.push(`${address} at ${width}: ${beside.join(" ")}`);
    }
  }
  return found;
}

/** Parameters whose every value is another view; of others the first one will do. */
const VIEWS = ["section", "view"];
/** A table looks the same in every order; what it may be narrowed down to stands beside it. */
const TABLES = /^\/(tr\/)?admin\//;

/** The part of an address that changes how the page looks. */
function stateOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://127.0.0.1");
  return `${pathname}?${[...searchParams].map(([name, value]) => (VIEWS.includes(name) ? `${name}=${value}` : name)).sort()}`;
}

const viewsOf = (page: Page): Promise<string[]> =>
  page.locator("main a[href]").evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute("href")!, location.href))
      .filter(({ pathname, search }) => pathname === location.pathname && search !== "")
      .map(({ pathname, search }) => pathname + search),
  );

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

test("rare demo data break no page: 60 rounds, long names, empty ones", async ({ open, playwright, site }) => {
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
