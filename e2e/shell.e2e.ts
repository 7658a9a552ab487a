import { whatWaits } from "#features/waiting/contract.ts";
import { DEMO_ROLES } from "#shared/demo-accounts.ts";
import { axe, expect, test } from "./harness.ts";
import { askAs, openWork } from "./open-work.ts";
import { pageHtml } from "./page-html.ts";
import { pageStatus, tokenOf } from "./without-browser.ts";

test.use({ onlyReads: true });

test("the search page shows its query in the box and searches from there", async ({ open }) => {
  const page = await open("/search?text=enerji");
  const box = page.getByRole("main").getByRole("combobox");
  await expect(box).toHaveValue("enerji");
  await box.fill("sağlık");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("Enter");
  await page.waitForURL(/text=sa/);
  await expect(box).toHaveValue("sağlık");
});

test("the language switch keeps the page and its query, and is remembered", async ({ open }) => {
  const page = await open("/search?text=a,b");
  const switches = page.getByRole("banner").getByRole("list", { name: "Language" });
  await expect(switches.getByRole("link", { name: "TR" })).toHaveAttribute("hreflang", "tr");
  await switches.getByRole("link", { name: "TR" }).click();
  await page.waitForURL("**/tr/ara?text=a,b");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  expect((await page.context().cookies()).find(({ name }) => name === "locale")?.value).toBe("tr");
});

test("heads name the page in every language", async ({ request, site: { origin } }) => {
  const { html, headLinks } = await pageHtml(request, `${origin}/`, "tr");
  for (const link of [
    { rel: "canonical", href: `${origin}/tr` },
    { rel: "alternate", hreflang: "en", href: `${origin}/` },
    { rel: "alternate", hreflang: "tr", href: `${origin}/tr` },
    { rel: "alternate", hreflang: "x-default", href: `${origin}/` },
  ])
    expect(headLinks).toContainEqual(link);
  expect(html).toContain(`<meta property="og:url" content="${origin}/tr"/>`);
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
});

test("programs find where a password is changed, whom to tell of a weak spot, and the icon", async ({
  request,
  site,
}) => {
  const get = (path: string, headers = {}) => request.get(site.origin + path, { headers, maxRedirects: 0 });
  const change = await get("/.well-known/change-password", { "accept-language": "tr" });
  expect([change.status(), change.headers().location]).toEqual([302, "/tr/profil/ayarlar/sifre-degistir"]);
  const contact = await get("/.well-known/security.txt");
  expect(contact.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await contact.text()).toMatch(/^Contact: mailto:\S+@\S+\r\nExpires: \d{4}-/);
  const icon = await get("/favicon.ico");
  expect((await icon.body()).subarray(0, 4).toString("hex")).toBe("00000100");
});

test("the sitemap page leads to every open page and startup, localized", async ({ request, site: { origin } }) => {
  const get = (address: string) => request.get(new URL(address, origin).href);
  const read = async (address: string) => (await get(address)).text();
  expect(await read("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const response = await get("/sitemap.xml");
  // Its addresses bear the host of the request: nobody on the way may keep them for others.
  expect(response.headers()["cache-control"]).toBe("private, no-cache");
  const index = await response.text();
  const named = [...index.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!);
  expect(named).toContain(`${origin}/sitemap.xml?part=pages`);
  expect(await read("/sitemap.xml?part=pages")).toContain(`<loc>${origin}/tr</loc>`);
  const startups = (await Promise.all(named.slice(1).map(read))).join("");
  expect(startups).toMatch(/<loc>[^<]+\/startup\/[^<]+<\/loc>/);
  expect(startups).toMatch(/<loc>[^<]+\/tr\/girisim\/[^<]+<\/loc>.*?hreflang="en".*?<lastmod>\d{4}-/);
  expect((await get("/sitemap.xml?part=startups-999999")).status()).toBe(404);
});

test("the theme switches at once, keeps focus, persists, needs no script", async ({ open }) => {
  const page = await open("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Switch to the dark theme" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => ground()).not.toBe(light);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Switch to the light theme");
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "theme")?.value)
    .toBe("dark");
  const html = await (await page.request.get("/")).text();
  expect(html).toMatch(/<html lang="en" data-theme="dark">/);
  expect(html).toContain('<meta name="color-scheme" content="dark"/>');
});

test("without scripts the theme is a form that comes back to its page", async ({ request, site: { origin } }) => {
  const answer = await request.post(`${origin}/set-theme`, {
    form: { theme: "dark", returnTo: "/tr/giris" },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/tr/giris");
  expect(answer.headers()["set-cookie"]).toMatch(/theme=dark; .*Expires=/);
});

test("searching a bare sector or city leads to its list; one letter does not", async ({ open, request, site }) => {
  const page = await open("/search?text=fintech", { as: "member" });
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Startups Fintech \d+$/ })
    .click();
  await page.waitForURL("**/startups/fintech");
  const { links } = await pageHtml(request, `${site.origin}/search?text=istanbul`, "tr");
  const list = links.find(({ href }) => href === "/tr/girisimler/turkiye/istanbul");
  expect(list?.text).toMatch(/^Girişimler.*İstanbul.*giriş yapınca görünür$/);
  const letter = await pageHtml(request, `${site.origin}/search?text=%3Cb%3E`);
  expect(letter.text).toContain("Type at least two letters or digits.");
});

test("a text with one letter or a bare sign at an end is searched as any other", async ({ open, request, site }) => {
  for (const text of ["mikro s", "s mikro", "Series A", "TRL 5", "vitamin c", "mikro -", "- mikro", "a b c d"])
    for (const locale of ["en", "tr"] as const)
      await pageHtml(request, `${site.origin}/search?${new URLSearchParams({ text })}`, locale);
  const page = await open("/");
  await page.getByRole("banner").getByRole("combobox").fill("mikro s");
  await expect(page.getByRole("option", { name: /^Mikro Ses/ })).toBeVisible();
});

test("by keyboard: skip link, header in order, and / focuses the search", async ({ open }) => {
  const page = await open("/");
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
  await page.keyboard.press("Tab");
  await expect.poll(() => focused()).toBe("Skip to content");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused()).toBe("Kovan");
  await page.keyboard.press("/");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Switch to the dark theme");
});

test("following a link focuses the page, choices within it do not", async ({ open }) => {
  const page = await open("/search?text=a,b");
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.ariaLabel);
  await page.getByRole("banner").getByRole("link", { name: "TR, Türkçe" }).press("Enter");
  await page.waitForURL("**/tr/ara?text=a,b");
  await expect.poll(() => focused()).toBe("TR, Türkçe");
  await page.getByRole("banner").getByRole("link", { name: "Kovan" }).press("Enter");
  await expect.poll(focused).toBe("content");
});

test("on a phone the header's links are behind one closing icon", async ({ open }) => {
  const page = await open("/", { width: 375 });
  const language = page.getByRole("banner").getByRole("link", { name: "TR, Türkçe" });
  await expect(language).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await axe(page);
  await language.click();
  await page.waitForURL("**/tr");
  await expect(page.getByRole("banner").getByRole("link", { name: "TR, Türkçe" })).toBeHidden();
});

test("from 510 px on nothing of the header is behind an icon", async ({ open }) => {
  const page = await open("/", { width: 509 });
  const banner = page.getByRole("banner");
  const icon = banner.getByRole("button", { name: "Menu", exact: true });
  await expect(icon).toBeVisible();
  for (const width of [510, 600, 767]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(icon).toBeHidden();
    for (const name of ["Startups", "TR, Türkçe", "Sign in"])
      await expect(banner.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(banner.getByRole("combobox")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    await page.screenshot({ path: `test-results/doors-header-${width}.png`, clip: { x: 0, y: 0, width, height: 200 } });
  }
  await axe(page);
});

test("the bell lists the last twenty notices until a reload", async ({ open }) => {
  const page = await open("/startup/mikro-ses");
  await page.evaluate(() => {
    let turn = 0;
    const writeText = async () => {
      if (++turn % 2 === 1) throw new Error("every other one fails");
    };
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator.clipboard, "writeText", { value: writeText });
  });
  const share = page.getByRole("button", { name: "Share", exact: true });
  // At the lower edge of a phone the notice leaves the button uncovered that brought it.
  await page.setViewportSize({ width: 375, height: 900 });
  const { y, height } = (await share.boundingBox())!;
  await page.setViewportSize({ width: 375, height: Math.ceil(y + height) + 8 });
  await share.click();
  const [notice, button] = await Promise.all([page.getByRole("alert").boundingBox(), share.boundingBox()]);
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(button!.y);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (let turn = 1; turn < 24; turn++) await share.click();
  await expect(page.getByRole("region", { name: "Notices", exact: true }).getByRole("button")).toHaveCount(3);
  const bell = page.getByRole("button", { name: "Recent notices" });
  await bell.click();
  const listed = page.getByRole("region", { name: "Recent notices" }).getByRole("listitem");
  await expect(listed).toHaveCount(20);
  await expect(listed.first()).toContainText("Link copied.");
  await expect(listed.nth(1)).toContainText("Your browser does not allow copying");
  await page.reload();
  await expect(share).toBeVisible();
  await expect(bell).toHaveCount(0);
});

test("what waits is what the pages of open work list, for every demo account", async ({ request, site }) => {
  const found = new Set<string>();
  for (const role of DEMO_ROLES) {
    const token = await tokenOf(request, site, role);
    const ask = askAs(request, site.origin, token);
    const listed = await openWork(ask);
    const items = (await ask(whatWaits))!;
    const waiting = Map.groupBy(items, ({ kind }) => kind);
    for (const [kind, count] of Object.entries(listed)) {
      const lines = waiting.get(kind) ?? [];
      expect(
        lines.reduce((sum, line) => sum + line.count, 0),
        `${kind} of ${role}`,
      ).toBe(count);
      for (const { path } of lines.slice(0, 1)) expect(await pageStatus(request, site, path, token), path).toBe(200);
      if (count > 0) found.add(kind);
    }
  }
  for (const kind of ["reviews", "introductions", "claims", "jobApplications"]) expect([...found]).toContain(kind);
});
