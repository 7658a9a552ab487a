import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#features/accounts/limits.ts";
import type { Locale } from "#shared/locale.ts";
import { inLocale, matchPath } from "#shared/paths.ts";
import { startServerProcess } from "#testing/server-process.ts";

const PICTURES = path.resolve(import.meta.dirname, "../test-results");

interface Visit {
  /** The reader's language: a path of the table is opened in it, and the browser asks for it. */
  locale?: Locale;
  theme?: "light" | "dark";
  /** Of the window, in CSS pixels. */
  width?: number;
  /** Signed in with the demo account of this role. */
  as?: DemoRole;
  /** The expected answer; any other fails. */
  status?: number;
  /** Status of a refusal that the journey meets later. */
  refusal?: number;
  /** What the console may complain of, where the journey breaks something. */
  complaint?: RegExp;
  /** False: a browser that runs none. */
  scripts?: boolean;
}

/** One server per test file, on a copy of the filled data folder. */
let origin: string;
let dataFolder: string;
let browser: Awaited<ReturnType<typeof chromium.connect>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let started: Record<string, string>;
let end: () => Promise<void>;
const contexts: BrowserContext[] = [];
/** What no journey may cause: errors in the console or a script, broken content security rules. */
const complaints: string[] = [];

let add: ((folder: string) => Promise<void>) | undefined;

/** What a test file's server has besides the demo: rows written into its data folder before it starts. */
export function withData(write: (folder: string) => Promise<void>): void {
  add = write;
}

let settings: (() => Promise<Record<string, string>>) | undefined;

/** Settings of a test file's server, made before it starts. */
export function withSettings(make: () => Promise<Record<string, string>>): void {
  settings = make;
}

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-journey-"));
  await cp(inject("filled"), folder, { recursive: true });
  await add?.(folder);
  dataFolder = folder;
  started = { DATA_DIR: folder, ...(await settings?.()) };
  server = await startServerProcess(started);
  origin = server.address;
  browser = await chromium.connect(inject("browser"));
  end = async () => {
    await browser.close();
    const code = await server.stop();
    await rm(folder, { recursive: true, force: true });
    expect(code, server.output()).toBe(0);
  };
}, 60_000);

afterAll(() => end?.());

const MOVED_CLOCK = new URL("../src/testing/moved-clock.ts", import.meta.url).href;

/** Stops the server and starts it on the same data so many days later. It listens elsewhere: open pages anew. */
export async function daysLater(days: number): Promise<void> {
  // Pages still open would ask the server that ends for what they load ahead.
  for (const context of contexts.splice(0)) await context.close();
  expect(await server.stop(), server.output()).toBe(0);
  const clock = {
    NODE_OPTIONS: `--import=${MOVED_CLOCK} --disable-warning=ExperimentalWarning`,
    DAYS_AHEAD: `${days}`,
  };
  server = await startServerProcess({ ...started, ...clock });
  origin = server.address;
}

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  expect(complaints.splice(0)).toEqual([]);
});

/** Where the server of this test file listens. */
export const address = (): string => origin;
/** Where the server of this test file keeps its data, and the mail it would send. */
export const dataFolderOf = (): string => dataFolder;

/** Opens a page in a fresh browser context, closed when the test ends, and waits until it is interactive. */
export async function open(address: string, visit: Visit = {}): Promise<Page> {
  const {
    locale = "en",
    theme = "light",
    width = 1280,
    as,
    status = 200,
    refusal = status,
    scripts = true,
    complaint,
  } = visit;
  const context = await browser.newContext({
    baseURL: origin,
    locale: locale === "tr" ? "tr-TR" : "en-US",
    timezoneId: "Europe/Istanbul",
    colorScheme: theme,
    viewport: { width, height: width < 800 ? 812 : 900 },
    reducedMotion: "reduce",
    javaScriptEnabled: scripts,
  });
  contexts.push(context);
  await watch(context, [status, refusal], complaint);
  if (as) await signIn(context, as);
  const page = await context.newPage();
  const { pathname, search } = new URL(address, origin);
  const shown = matchPath(pathname) ? inLocale(pathname, search, locale) : address;
  const answer = await page.goto(shown, { waitUntil: "load" });
  expect(answer?.status(), `status of ${shown}`).toBe(status);
  if (scripts) await settled(page);
  return page;
}

/** Signs a context in with a demo account, as the sign-in form would; returns the token for calls of the API. */
export async function signIn(context: BrowserContext, role: DemoRole): Promise<string> {
  const answer = await context.request.post(login.path, {
    data: { email: demoEmail(role), password: DEMO_PASSWORD },
  });
  expect(answer.status(), `sign-in as ${role}`).toBe(200);
  const { token } = (await answer.json()).data;
  await context.addCookies([{ name: "session", value: token, url: origin, httpOnly: true, sameSite: "Lax" }]);
  return token;
}

/** Waits until React has taken the page over: before, clicks on what needs a script would do nothing. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
}

/** Fails with every violation of WCAG 2.2 A and AA and of axe's best practices on the page as it is now. */
export async function axe(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // A page without frames is judged where it is; else parts are put together in one more page, twice the work.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** Saves a picture of the whole page to `test-results/<name>.png`. */
export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
}

async function watch(context: BrowserContext, statuses: number[], expected?: RegExp): Promise<void> {
  context.on("weberror", (error) => complaints.push(`script error: ${error.error().stack}`));
  context.on("console", (message) => {
    const text = message.text();
    // The browser reports expected refusals as errors.
    if (expected?.test(text)) return;
    if (statuses.some((status) => status >= 400 && text.includes(`status of ${status}`))) return;
    if (message.type() === "error") complaints.push(`console: ${text} (${message.location().url})`);
  });
  await context.exposeBinding("reportViolation", (_source, text: string) => complaints.push(`CSP: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
      // The binding of above; the page's own types know nothing of it.
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective} blocked ${blockedURI} on ${location.pathname} (${sourceFile}:${lineNumber}:${columnNumber})`,
      );
    });
  });
}
