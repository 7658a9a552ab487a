import { type Locator, expect as playwrightExpect } from "@playwright/test";

/**
 * The expectations of journeys. With each try that fails, Playwright describes the complete page for its message, which takes
 * seconds on a page with a table. So this waits until the element is there, and lets Playwright speak only where that failed.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const state = this.isNot ? "hidden" : "visible";
    const isAsExpected = await locator.waitFor({ state, timeout }).then(
      () => true,
      () => false,
    );
    if (isAsExpected) return { pass: !this.isNot, message: () => "" };
    const lastTry = this.isNot ? playwrightExpect(locator).not : playwrightExpect(locator);
    const failure = await lastTry.toBeVisible({ timeout: 1 }).then(
      () => undefined,
      (error: Error) => error,
    );
    return {
      pass: failure === undefined ? !this.isNot : this.isNot,
      message: () => `${failure?.message}\nIt was not ${state} within ${timeout} ms.`,
    };
  },
});
