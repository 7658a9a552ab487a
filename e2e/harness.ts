import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, type Page, test as playwrightTest } from "@playwright/test";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import type { Locale } from "#shared/locale.ts";
import { inLocale, matchPath } from "#shared/paths.ts";
import { type Complaints, watch } from "./complaints.ts";
import { expect } from "./expect.ts";
import { addJury } from "./jury.ts";
import { type Additions, type Site, startSite } from "./site.ts";

export { expect };

const PICTURES = path.resolve(import.meta.dirname, "../test-results");

interface Visit {
  /** The reader's language: a path of the table is opened in it, and the browser asks for it. */
  locale?: Locale;
  theme?: "light" | "dark";
  /** Of the window, in CSS pixels. */
  width?: number;
  /** Signed in with the demo account of this role. */
  as?: DemoRole;
  /** The expected status; any other fails. */
  status?: number;
  /** Status of a refusal that the journey meets later. */
  refusal?: number;
  /** Console messages that the journey causes on purpose. */
  complaint?: RegExp;
  /** False: a browser that runs none. */
  scripts?: boolean;
}

interface Fixtures {
  /** Additions to the demo for the server of a file: `test.use({ additions: { … } })`. */
  additions: Additions;
  /** Tests that only read: `test.use({ onlyReads: true })`. All such files of a worker share one server on the demo and a jury. */
  onlyReads: boolean;
  /** The server of the test file. Its tests run in their order, and each finds what those before it left. */
  site: Site;
  /**
   * Opens a page in a fresh browser context, closed when the test ends, and waits until it is interactive. The test
   * fails with any error in the console and any broken content security rule.
   */
  open: (address: string, visit?: Visit) => Promise<Page>;
  /** Closes all pages and goes on so many days later. */
  daysLater: (days: number) => Promise<void>;
}

interface WorkerFixtures {
  /** The server of a file that writes; it ends when the next such file begins. */
  siteOf: (file: string, additions: Additions) => Promise<Site>;
  /** The server of all files that only read. */
  sharedSite: () => Promise<Site>;
}

export const test = playwrightTest.extend<Fixtures, WorkerFixtures>({
  siteOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      let current: { file: string; site: Site } | undefined;
      await use(async (file, additions) => {
        if (current?.file === file) return current.site;
        const previous = current?.site;
        current = undefined;
        const [site] = await Promise.all([startSite(additions), previous?.stop()]);
        current = { file, site };
        return site;
      });
      await current?.site.stop();
    },
    { scope: "worker" },
  ],
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      let site: Promise<Site> | undefined;
      await use(() => {
        site ??= startSite({ data: addJury });
        return site;
      });
      await (await site)?.stop();
    },
    { scope: "worker" },
  ],
  additions: [{}, { option: true }],
  onlyReads: [false, { option: true }],
  site: [
    async ({ siteOf, sharedSite, additions, onlyReads }, use, test) => {
      const site = await (onlyReads ? sharedSite() : siteOf(test.file, additions));
      await use(site);
      if (test.status !== test.expectedStatus) await test.attach("server", { body: site.output() });
    },
    // As long as a server may take to be ready on a busy machine, twice.
    { timeout: 600_000 },
  ],
  open: async ({ browser, site, onlyReads }, use) => {
    const complaints: Complaints = [];
    await use(async (address, visit = {}) => {
      const { locale = "en", status = 200, refusal = status, scripts = true } = visit;
      const context = await browser.newContext(contextOptions(site, visit));
      await watch(context, complaints, [status, refusal], visit.complaint);
      if (visit.as) await (onlyReads ? signInAgain(context, visit.as, site) : signIn(context, visit.as));
      if (scripts) context.on("page", waitUntilInteractive);
      const page = await context.newPage();
      const { pathname, search } = new URL(address, site.origin);
      const shown = matchPath(pathname) ? inLocale(pathname, search, locale) : address;
      const response = await page.goto(shown);
      expect(response?.status(), `status of ${shown}`).toBe(status);
      return page;
    });
    for (const context of browser.contexts()) await context.close();
    expect(complaints).toEqual([]);
  },
  daysLater: ({ browser, site }, use) =>
    use(async (days) => {
      // Pages still open would ask the server that ends for what they load ahead.
      for (const context of browser.contexts()) await context.close();
      await site.restartLater(days);
    }),
});

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

function contextOptions({ origin }: Site, { locale, theme = "light", width = 1280, scripts = true }: Visit) {
  const isPhone = width < 800;
  return {
    baseURL: origin,
    // A phone says so itself.
    ...(isPhone && { userAgent: PHONE }),
    locale: locale === "tr" ? "tr-TR" : "en-US",
    timezoneId: "Europe/Istanbul",
    colorScheme: theme,
    viewport: { width, height: isPhone ? 812 : 900 },
    reducedMotion: "reduce" as const,
    javaScriptEnabled: scripts,
  };
}

/** Signs a context in with a demo account, as the sign-in form would; returns the token for calls of the API. */
export async function signIn(context: BrowserContext, role: DemoRole): Promise<string> {
  const response = await context.request.post(login.path, {
    data: { email: demoEmail(role), password: DEMO_PASSWORD },
  });
  expect(response.status(), `sign-in as ${role}`).toBe(200);
  const { token } = (await response.json()).data;
  await setSession(context, token, new URL(response.url()).origin);
  return token;
}

const setSession = (context: BrowserContext, value: string, url: string) =>
  context.addCookies([{ name: "session", value, url, httpOnly: true, sameSite: "Lax" }]);

/** Sessions at the site that files share: an address may sign in only so often in a minute. */
const sharedSessions = new Map<DemoRole, string>();

async function signInAgain(context: BrowserContext, role: DemoRole, { origin }: Site): Promise<void> {
  const token = sharedSessions.get(role);
  if (token) await setSession(context, token, origin);
  else sharedSessions.set(role, await signIn(context, role));
}

/** Waits until React has taken the page over: before, clicks on what needs a script would do nothing. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Files and plain pages have nothing to wait for. Scripts of the others are added when the page was painted.
      (document.readyState === "complete" && !("__reactRouterContext" in window)) ||
      Object.keys(document.documentElement).some((key) => key.startsWith("__react")),
  );
}

/** Going to an address and loading anew wait for it, too, unless they say what else they wait for. */
function waitUntilInteractive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await interactive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await interactive(page);
    return response;
  };
}

/** Axe as its short script, beside that of Playwright's: each page parses it anew. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** How long a page may be busy before it is judged as it is. */
const BUSY_MS = 10_000;

/** Fails with every violation of WCAG 2.2 A and AA and of axe's best practices on the page as it is now. */
export async function axe(page: Page): Promise<void> {
  // However long the first judgement takes: on a busy machine that is longer than pages are.
  if ((await axeFaults(page)).length === 0) return;
  // Rows and tables are dimmed while they are busy: that passes, a fault stays.
  await expect(async () => expect(await axeFaults(page)).toEqual([])).toPass({ timeout: BUSY_MS });
}

export async function axeFaults(page: Page): Promise<string[]> {
  // What fades in or out is judged once it stands.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
    const over = Promise.allSettled(passing.map(({ finished }) => finished));
    // One that is held still never ends.
    return Promise.race([over, new Promise((resolve) => setTimeout(resolve, 2_000))]).then(() => undefined);
  });
  const builder = new AxeBuilder({ page, axeSource: AXE }).options({ resultTypes: ["violations"] });
  // A page without frames is judged where it is; else parts are put together in one more page, twice the work.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${page.url()}: ${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Saves a picture of the whole page to `test-results/<name>.png`. */
export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
}
