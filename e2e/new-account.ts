import type { Page } from "@playwright/test";

const PASSWORD = "Bal!Petek.27";

/** Fills in the form of somebody new. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator("input[name=name]").fill("Ada");
  await page.locator("input[name=surname]").fill("Işıksoy");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("input[name=termsAccepted]").check();
  await page.locator("input[name=privacyAccepted]").check();
}

/** Signs in on the page that is open. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("input[type=password]").press("Enter");
}
