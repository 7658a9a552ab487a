import { expect, type Page } from "@playwright/test";
import { interactive } from "./harness.ts";

export const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page at which a buyer arrives who gave up, with the same purchase. */
export const failPage = (success: string, from: string, to: string) => success.replace(from, to);

/** Looks again until what the provider said has arrived. */
export async function reloadUntil(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(titleOf(page)).toHaveText(title, { timeout: 2_000 });
  }).toPass();
  await interactive(page);
}
