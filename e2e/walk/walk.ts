import type { Page } from "@playwright/test";
import type { DemoRole } from "#shared/demo-accounts.ts";
import { LOCALES } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import { barriers, barriersOfLook } from "./barriers.ts";
import { heading } from "./heading.ts";
import { keys } from "./keys.ts";
import { type Auditor, type Load, NARROW, THEME, type WalkedPage, WIDE } from "./load.ts";
import { watchRequests } from "./requests.ts";
import { tabOrder } from "./tab-order.ts";
import { openTwin } from "./twin.ts";
import { findViews } from "./views.ts";
import { weight } from "./weight.ts";
import { twinWidths, widths } from "./widths.ts";

// The walk loads each page once, every other one in Turkish. Auditors judge the load; then the switch of languages leads to the twin
// in the other theme, where those judge that depend on words, theme or width. An auditor is a function of one load that answers
// faults; a new one is a file beside this one and a name in a list below. The console and the content policy are watched by the
// harness, as everywhere. Pages come from `pages.ts`: a new page is walked by itself, or fails until it has a sample (record 68).

/** Auditors of a page as it was loaded, wide. In this order: each leaves the page as the next one needs it. */
const AUDITORS: Auditor[] = [barriers, heading, keys, weight, tabOrder, widths];
/** Auditors of its twin, narrow. */
const TWIN_AUDITORS: Auditor[] = [barriersOfLook, heading, keys, twinWidths];

/** Pages that refuse a visitor who comes without having been sent there. */
const STATUS: Partial<Record<PathKey, number>> = { notFound: 404, oauthLogin: 403 };

interface Walk {
  pages: readonly WalkedPage[];
  as: DemoRole | undefined;
}

/** Walks the pages of a viewer and the views that it finds on them. Answers the faults, each with its address. */
export async function walk(page: Page, { pages, as }: Walk): Promise<string[]> {
  const requests = watchRequests(page);
  const viewsOf = findViews();
  const faults: string[] = [];
  const left = [...pages];
  for (let position = 0; position < left.length; position++) {
    const shown = left[position]!;
    const load: Load = { page, shown, locale: LOCALES[position % LOCALES.length]!, as };
    const address = shown[load.locale];
    await page.emulateMedia({ colorScheme: THEME[load.locale] });
    await page.setViewportSize(WIDE);
    const response = await page.goto(address);
    const expected = STATUS[shown.key] ?? 200;
    if (response?.status() !== expected) faults.push(`${address}: status ${response?.status()}`);
    left.push(...(await viewsOf(load)));
    faults.push(...(await faultsOf(load, AUDITORS)));

    const { twin, faults: faultsOfSwitch } = await openTwin(load);
    faults.push(...faultsOfSwitch.map((fault) => `${address}: ${fault}`));
    if (twin) {
      await page.emulateMedia({ colorScheme: THEME[twin.locale] });
      await page.setViewportSize(NARROW);
      faults.push(...(await faultsOf(twin, TWIN_AUDITORS)));
    }
    faults.push(...(await faultsOf(load, [requests])));
  }
  return faults;
}

async function faultsOf(load: Load, auditors: readonly Auditor[]): Promise<string[]> {
  const faults: string[] = [];
  for (const auditor of auditors)
    faults.push(...(await auditor(load)).map((fault) => `${load.shown[load.locale]}: ${fault}`));
  return faults;
}
