import { type Locator, type Page, expect as playwrightExpect } from "@playwright/test";

interface Options {
  timeout?: number;
}
type Settled = Promise<unknown>;

const succeeds = (wait: Settled): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );

/** Waits as journeys do; only what was not met in time is asked of Playwright, whose message it fails with. */
async function met({ isNot }: { isNot: boolean }, wait: Settled, lastTry: () => Settled) {
  if (await succeeds(wait)) return { pass: !isNot, message: () => "" };
  const failure = await lastTry().then(
    () => undefined,
    (error: Error) => error,
  );
  return { pass: failure === undefined ? !isNot : isNot, message: () => failure?.message ?? "" };
}

const isAddress = (current: URL, expected: string | RegExp | ((url: URL) => boolean)): boolean => {
  if (typeof expected === "function") return expected(current);
  if (expected instanceof RegExp) return expected.test(current.href);
  return new URL(expected, current.origin).href === current.href;
};

/**
 * The expectations of journeys. With each try that fails, Playwright describes the complete page for its message, which takes
 * seconds on a page with a table (record 24). So these wait first, until an element is there or
 * an address is reached.
 */
export const expect: typeof playwrightExpect = playwrightExpect.extend({
  toBeVisible(locator: Locator, options: Options = {}) {
    const { isNot, timeout: usual } = this;
    const { timeout = usual } = options;
    const last = { timeout: 1 };
    return met(this, locator.waitFor({ state: isNot ? "hidden" : "visible", timeout }), () =>
      isNot ? playwrightExpect(locator).not.toBeVisible(last) : playwrightExpect(locator).toBeVisible(last),
    );
  },
  toBeHidden(locator: Locator, options: Options = {}) {
    const { isNot, timeout: usual } = this;
    const { timeout = usual } = options;
    const last = { timeout: 1 };
    return met(this, locator.waitFor({ state: isNot ? "visible" : "hidden", timeout }), () =>
      isNot ? playwrightExpect(locator).not.toBeHidden(last) : playwrightExpect(locator).toBeHidden(last),
    );
  },
  toHaveURL(page: Page, expected: string | RegExp | ((url: URL) => boolean), options: Options = {}) {
    const { isNot, timeout: usual } = this;
    const { timeout = usual } = options;
    const last = { timeout: 1 };
    const wait = page.waitForURL((url) => isAddress(url, expected) !== isNot, { timeout, waitUntil: "commit" });
    return met(this, wait, () =>
      isNot ? playwrightExpect(page).not.toHaveURL(expected, last) : playwrightExpect(page).toHaveURL(expected, last),
    );
  },
  async toHaveText(locator: Locator, expected: string | RegExp, options: Options = {}) {
    const wait = textOnceThere(this, locator, () =>
      this.isNot
        ? playwrightExpect(locator).not.toHaveText(expected, options)
        : playwrightExpect(locator).toHaveText(expected, options),
    );
    return met(this, wait, () => wait);
  },
  async toContainText(locator: Locator, expected: string | RegExp, options: Options = {}) {
    const wait = textOnceThere(this, locator, () =>
      this.isNot
        ? playwrightExpect(locator).not.toContainText(expected, options)
        : playwrightExpect(locator).toContainText(expected, options),
    );
    return met(this, wait, () => wait);
  },
});

/** Of an element that is there Playwright describes the text alone. */
async function textOnceThere(
  { isNot, timeout }: { isNot: boolean; timeout: number },
  locator: Locator,
  judge: () => Settled,
) {
  if (!isNot) await succeeds(locator.first().waitFor({ state: "attached", timeout }));
  return judge();
}
