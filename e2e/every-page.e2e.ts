import type { Page } from "@playwright/test";
import type { DemoRole } from "#features/accounts/limits.ts";
import type { Locale } from "#shared/locale.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { PathKey } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { axeFaults, expect, test } from "./harness.ts";
import { NARROW_WIDTHS, type OpenPage, openPages, overflowing, watchRequests } from "./open-pages.ts";

/** The viewers of pages: visitors, and members for the lists that are closed to visitors. */
const VIEWERS: { as: DemoRole | undefined; isFor: (page: OpenPage) => boolean }[] = [
  { as: undefined, isFor: ({ key }) => GUARDS[key] !== "list" },
  { as: "member", isFor: ({ key }) => GUARDS[key] === "list" },
];

const REFUSED_VISIT = { refusal: 404, complaint: /status of 403.*/ };
/** Pages that answer a visitor who comes without having been sent there with a refusal. */
const STATUS: Partial<Record<PathKey, number>> = { notFound: 404, oauthLogin: 403 };

async function visit(page: Page, address: string, { key }: OpenPage, faults: string[]): Promise<void> {
  const response = await page.goto(address);
  const expected = STATUS[key] ?? 200;
  if (response?.status() !== expected) faults.push(`${address}: status ${response?.status()}`);
}

/** The address of the page, or the one it leads to after signing in. */
function placeOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  return returnPath(searchParams.get(RETURN_PARAM)) ?? pathname;
}

async function switchTo(page: Page, locale: Locale): Promise<void> {
  await page.locator(`header a[hreflang=${locale}]`).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}

for (const { as, isFor } of VIEWERS) {
  const who = as ?? "visitor";
  test(`every open page is sound, light, with its twin: ${who}`, async ({ open }) => {
    const page = await open("/", { ...REFUSED_VISIT, ...(as ? { as } : {}) });
    const faults: string[] = [];
    const all = await openPages(page.request);
    watchRequests(page, faults);
    for (const one of all.filter(isFor)) {
      await visit(page, one.en, one, faults);
      faults.push(...(await axeFaults(page)));
      await switchTo(page, "tr");
      const twin = placeOf(page);
      if (twin !== one.tr) faults.push(`${one.en}: the switch leads to ${twin} instead of ${one.tr}`);
      await switchTo(page, "en");
      const back = placeOf(page);
      if (back !== one.en) faults.push(`${one.tr}: the switch leads to ${back} instead of ${one.en}`);
    }
    expect(faults).toEqual([]);
  });

  test(`every open page is sound in the dark on narrow screens: ${who}`, async ({ open }) => {
    const page = await open("/", { locale: "tr", theme: "dark", width: 320, ...REFUSED_VISIT, ...(as ? { as } : {}) });
    const faults: string[] = [];
    const all = await openPages(page.request);
    watchRequests(page, faults);
    for (const one of all.filter(isFor)) {
      await page.setViewportSize({ width: 320, height: 812 });
      await visit(page, one.tr, one, faults);
      faults.push(...(await axeFaults(page)));
      for (const width of NARROW_WIDTHS) {
        await page.setViewportSize({ width, height: 812 });
        const beside = await overflowing(page);
        if (beside.length > 0) faults.push(`${one.tr} at ${width}: ${beside.join(" ")}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
