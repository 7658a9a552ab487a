// Pictures of pages at two widths, in both themes and languages: npm run shots -- /startups /startup/some-name …
// Signed in with the demo account of a role: npm run shots -- --as=premium /startups
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import { inLocale } from "#shared/paths.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { LAUNCH } from "../e2e/browser.ts";

const FOLDER = path.resolve(import.meta.dirname, "../test-results/shots");
const WIDTHS = [375, 1280];

const paths = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
if (paths.length === 0) paths.push("/");
const role = process.argv.find((argument) => argument.startsWith("--as="))?.slice("--as=".length);
/** Pictures of a server that runs already: SHOTS_OF=http://127.0.0.1:3000 */
const running = process.env.SHOTS_OF;
const data = mkdtempSync(path.join(os.tmpdir(), "kovan-shots-"));
const server = running ? undefined : await startServerProcess({ DATA_DIR: data, KOVAN_DEV_PAGES: "1" });
const origin = running ?? server!.address;
const browser = await chromium.launch(LAUNCH);
mkdirSync(FOLDER, { recursive: true });
try {
  for (const theme of ["light", "dark"] as const)
    for (const locale of ["en", "tr"] as const)
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          locale: locale === "tr" ? "tr-TR" : "en-US",
          colorScheme: theme,
          viewport: { width, height: width < 800 ? 812 : 900 },
          reducedMotion: "reduce",
        });
        if (role) {
          const credentials = { email: demoEmail(role as DemoRole), password: DEMO_PASSWORD };
          const answer = await context.request.post(origin + login.path, { data: credentials });
          const { token } = (await answer.json()).data;
          await context.addCookies([{ name: "session", value: token, url: origin, httpOnly: true, sameSite: "Lax" }]);
        }
        const page = await context.newPage();
        for (const address of paths) {
          const { pathname, search } = new URL(address, origin);
          const name = pathname.replace(/^\/|\/$/g, "").replaceAll(/[^\w.-]+/g, "_") || "home";
          const shown = pathname.startsWith("/dev/ui") ? address : inLocale(pathname, search, locale);
          const answer = await page.goto(origin + shown, { waitUntil: "networkidle" });
          const file = path.join(FOLDER, `${name}-${locale}-${theme}-${width}.png`);
          await page.screenshot({ path: file, fullPage: true });
          console.log(`${answer?.status()} ${shown} → ${path.relative(process.cwd(), file)}`);
        }
        await context.close();
      }
} finally {
  await browser.close();
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
}
