import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { PathKey } from "#shared/paths.ts";
import { BUDGETS } from "../budgets.ts";
import { type Auditor, LISTS_AND_ROWS } from "./load.ts";

/** Forms of what members manage. */
const FORMS: readonly PathKey[] = [
  "profile",
  "dashboardAddStartup",
  "profileEditStartup",
  "dashboardAddJob",
  "dashboardAddOrganizer",
  "dashboardAddProvider",
];

/** Kilobytes of scripts that a page may load; undefined: any. */
function scriptBudget(key: PathKey): number | undefined {
  if (key === "home") return BUDGETS.homeScripts;
  if (key === "startups") return BUDGETS.tableScripts;
  if (LISTS_AND_ROWS.includes(key)) return BUDGETS.scripts;
  return FORMS.includes(key) ? BUDGETS.formScripts : undefined;
}

/** Bytes of files after gzip, by path: pages share most of them. */
const sizes = new Map<string, number>();

/** Scripts and styles of the page weigh no more than its budget. Before anything is used: what that loads is not of the page. */
export const weight: Auditor = async ({ page, shown }) => {
  const budget = scriptBudget(shown.key);
  if (budget === undefined) return [];
  // No more scripts come once the page rests.
  await page.waitForLoadState("networkidle");
  return [...(await weightFaults(page, ".js", budget)), ...(await weightFaults(page, ".css", BUDGETS.styles))];
};

/** Judges the files with an ending. The browser names those that it has kept from pages before, too. */
async function weightFaults(page: Page, ending: string, kilobytes: number): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const files = [...new Set(loaded)].filter((name) => name.endsWith(ending));
  if (files.length === 0) return [`loads no ${ending} files`];
  let bytes = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? gzipSync(await (await page.request.get(file)).body()).length;
    sizes.set(file, size);
    bytes += size;
  }
  return bytes <= kilobytes * 1000 ? [] : [`loads ${bytes / 1000} kB of ${ending} instead of ${kilobytes}`];
}
