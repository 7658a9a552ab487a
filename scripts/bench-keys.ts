// How soon the editor of the largest startup answers a key, in Chromium: npm run bench:keys -- [--keys 100]
// With --of http://127.0.0.1:3000 on a server with the demo that runs already.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Locator, type Page } from "@playwright/test";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { pathTo } from "#shared/paths.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { LAUNCH } from "../e2e/browser.ts";
import { clientOf } from "./bench/client.ts";
import { addLargest, senderOf } from "./bench/largest.ts";

const PROMISED_MS = 50;
/** The browser reports events that took as long; others count as this. */
const SHORTEST_MS = 16;

const { values } = parseArgs({ options: { keys: { type: "string", default: "100" }, of: { type: "string" } } });
/** That are typed into each field, in tens. */
const keys = Number(values.keys);
const data = mkdtempSync(path.join(os.tmpdir(), "kovan-keys-"));
const server = values.of ? undefined : await startServerProcess({ DATA_DIR: data, LOG_LEVEL: "silent" });
const origin = values.of ?? server!.address;
const browser = await chromium.launch(LAUNCH);
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const credentials = { email: demoEmail("entrepreneur"), password: DEMO_PASSWORD };
const { token } = (await (await context.request.post(origin + login.path, { data: credentials })).json()).data;
const client = clientOf(origin, { authorization: `Bearer ${token}` });
const { seoUrl } = await addLargest(senderOf(client));
client.close();
await context.addCookies([{ name: "session", value: token, url: origin, httpOnly: true, sameSite: "Lax" }]);
const page = await context.newPage();

/** The fields that are typed in, each of the section with most to draw. */
const inRow = (name: string) => async (form: Page) => {
  await form
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("button", { name: /^Edit:/ })
    .nth(20)
    .click();
  return form.getByRole("textbox", { name });
};
const fields: [section: string, field: string, find: (form: Page) => Promise<Locator>][] = [
  ["basics", "a line", async (form) => form.getByRole("textbox", { name: "Tagline in English" })],
  ["basics", "a text", async (form) => form.getByRole("textbox", { name: "Description in English" })],
  ["investment", "an amount in a round with five investors", inRow("Valuation before the round")],
  ["teammember", "a position", inRow("Position in the startup")],
  ["importantupdate", "a text", inRow("In English")],
];

for (const [section, field, find] of fields) {
  await page.goto(origin + pathTo("profileEditStartup", "en", { seoUrl }, { section }), { waitUntil: "networkidle" });
  const control = await find(page);
  await control.focus();
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") durations.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  // As fast as somebody types who is fast: twelve keys a second.
  await page.keyboard.type("12345 7890".repeat(keys / 10), { delay: 80 });
  await page.waitForTimeout(300);
  const found = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  const durations = [...found, ...Array<number>(Math.max(0, keys - found.length)).fill(SHORTEST_MS)].sort(
    (a, b) => a - b,
  );
  const at = (share: number) => durations[Math.ceil(durations.length * share) - 1];
  console.log(
    `${section}, ${field}: p50, p95, most ${at(0.5)}, ${at(0.95)}, ${at(1)} ms; promised p95 ${PROMISED_MS} ms`,
  );
}
await browser.close();
await server?.stop();
rmSync(data, { recursive: true, force: true });
