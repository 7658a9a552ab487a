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
  toHaveText(locator: Locator, expected: Text, options: Options = {}) {
    const judged = this.isNot ? playwrightExpect(locator).not : playwrightExpect(locator);
    return onceThere(this, { locator, expected, options }, () => judged.toHaveText(expected, options));
  },
  toContainText(locator: Locator, expected: Text, options: Options = {}) {
    const judged = this.isNot ? playwrightExpect(locator).not : playwrightExpect(locator);
    return onceThere(this, { locator, expected, options }, () => judged.toContainText(expected, options));
  },
});

type Text = string | RegExp | readonly (string | RegExp)[];
interface Judged {
  locator: Locator;
  expected: Text;
  options: Options;
}

/** Of an element that is there Playwright describes the text alone. A list may be empty: it is waited for by Playwright. */
async function onceThere(
  { isNot, timeout }: { isNot: boolean; timeout: number },
  { locator, expected, options }: Judged,
  judge: () => Settled,
) {
  if (!isNot && !Array.isArray(expected))
    await succeeds(locator.first().waitFor({ state: "attached", timeout: options.timeout ?? timeout }));
  const judgement = judge();
  return met({ isNot }, judgement, () => judgement);
}
