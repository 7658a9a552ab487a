import { chromium } from "@playwright/test";
import { LAUNCH } from "../e2e/browser.ts";
const [, , base, out, ...jobs] = process.argv;
const browser = await chromium.launch(LAUNCH);
for (const job of jobs) {
  const [role, path, width, theme, locale] = job.split(",") as string[];
  const context = await browser.newContext({ baseURL: base, viewport: { width: Number(width), height: 900 }, colorScheme: theme as "light", locale: locale === "tr" ? "tr-TR" : "en-US", timezoneId: "Europe/Istanbul", reducedMotion: "reduce" });
  if (role) {
    const r = await context.request.post("/apiUser/Auth/Login", { data: { email: `${role}@kovan.example`, password: "Kovan!Demo.27" } });
    const j = await r.json();
    await context.addCookies([{ name: "session", value: j.data.token, url: base!, httpOnly: true, sameSite: "Lax" }]);
  }
  const page = await context.newPage();
  const answer = await page.goto(path!);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${role || "visitor"}-${path!.replace(/\W+/g, "_").slice(0, 40)}-${theme}-${locale}-${width}.png`, fullPage: true });
  console.log(job, answer?.status(), page.url());
  await context.close();
}
await browser.close();
