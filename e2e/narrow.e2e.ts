import type { DemoRole } from "#features/accounts/limits.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { MEMBER_PATHS } from "#shared/paths/member.ts";
import type { PathRow } from "#shared/paths/row.ts";
import { expect, test } from "./harness.ts";
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
