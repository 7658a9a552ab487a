import type { Page } from "@playwright/test";
import type { DemoRole } from "#features/accounts/limits.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { MEMBER_PATHS } from "#shared/paths/member.ts";
import { PUBLIC_PATHS } from "#shared/paths/public.ts";
import type { PathRow } from "#shared/paths/row.ts";
import { expect, test } from "./harness.ts";

const WIDTHS = [320, 375, 510, 768, 1024];

/** Addresses of pages in a language; without those that need a parameter. */
const addressesOf = (rows: Record<string, PathRow>, locale: Locale): string[] =>
  Object.values(rows)
    .map((row) => row[locale].replace(/\/(\*|:\w+\?)$/, "") || "/")
    .filter((address) => !address.includes(":"));

const EXAMPLES: Record<Locale, string[]> = {
  en: ["/startup/mikro-ses", "/startups/istanbul", "/startups?text=zzzz", "/search?text=enerji"],
  tr: ["/tr/girisim/mikro-ses", "/tr/girisimler/istanbul", "/tr/girisimler?text=zzzz", "/tr/ara?text=enerji"],
};

const WALKS: { as: DemoRole | undefined; addresses: (locale: Locale) => string[] }[] = [
  { as: undefined, addresses: (locale) => [...addressesOf(PUBLIC_PATHS, locale), ...EXAMPLES[locale]] },
  { as: "entrepreneur", addresses: (locale) => addressesOf(MEMBER_PATHS, locale) },
  { as: "premium", addresses: (locale) => EXAMPLES[locale] },
  { as: "admin", addresses: (locale) => addressesOf(ADMIN_PATHS, locale) },
];

/** What of the page stands beside it. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const beside = [...document.body.querySelectorAll("*")].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > window.innerWidth;
    });
    return [`${scrollWidth} px`, ...beside.slice(-3).map((element) => element.outerHTML.slice(0, 120))];
  });

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
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const beside = await overflowing(page);
          if (beside.length > 0) found.push(`${address} at ${width}: ${beside.join(" ")}`);
        }
      }
      expect(found).toEqual([]);
    });
