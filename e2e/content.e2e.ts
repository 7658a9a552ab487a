import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Database } from "#db/open.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { getEditedContent, publishContent, saveContentDraft } from "#features/content/editing/contract.ts";
import { homeStatistics } from "#features/home/contract.ts";
import { addressOf, type Endpoint } from "#shared/endpoint.ts";
import { LEGAL_TEXTS } from "#shared/legal-texts.ts";
import { LOCALES } from "#shared/locale.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { inLocale, matchPath, pathTo } from "#shared/paths.ts";
import { expect } from "./expect.ts";
import { axe, signIn, test } from "./harness.ts";
import type { Site } from "./site.ts";
import { authorized, pageStatus } from "./without-browser.ts";

const EVIL_MARKUP = "</a><img src=x onerror=alert(1)>";
/** Visits that the script of another site has counted. */
let visits: string[] = [];
let counter: Server;

/** Settings of a house: a script of another origin, a header of its own, texts with markup. */
async function data({ db }: Database): Promise<void> {
  counter = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (request.url !== "/count.js") {
      visits.push(request.url!);
      response.end();
      return;
    }
    response.setHeader("content-type", "text/javascript");
    response.end('fetch(new URL("/visit?" + location.pathname, document.currentScript.src));');
  });
  await new Promise<void>((done) => counter.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`;
  const analyticsCode = `const s = document.createElement("script"); s.src = "${origin}/count.js"; document.head.append(s);`;
  const bad = { url: "javascript:alert(1)", name: { en: "Bad", tr: "Kötü" } };
  await db.insert(siteIdentity).values([
    { key: "analytics", value: { analyticsCode } },
    {
      key: "header",
      value: { links: [{ page: "aboutUs" }, { page: "blog", name: { en: "News", tr: "Haberler" } }, bad] },
    },
    { key: "footer", value: { text: { en: `Our house ${EVIL_MARKUP}`, tr: `Evimiz ${EVIL_MARKUP}` } } },
  ]);
}
test.use({ additions: { data } });
test.afterAll(() => counter.close());

test("visits are counted after consent only, until it is revoked", async ({ open }) => {
  visits = [];
  const page = await open("/about-us");
  const question = page.getByRole("region", { name: "Counting visits" });
  const [agree, decline] = [
    question.getByRole("button", { name: "Agree" }),
    question.getByRole("button", { name: "Decline" }),
  ];
  expect((await agree.boundingBox())?.height).toBe((await decline.boundingBox())?.height);
  expect(await agree.getAttribute("class")).toBe(await decline.getAttribute("class"));
  expect(await page.content()).not.toContain("count.js");
  expect((await page.request.get("/about-us")).headers()["content-security-policy"]).not.toContain("127.0.0.1");
  await axe(page);
  expect(visits).toEqual([]);

  await agree.click();
  await expect(question).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/about-us");
  await expect.poll(() => visits).toEqual(["/visit?/about-us"]);

  await page.goto("/cookie-policy");
  await expect.poll(() => visits.length).toBe(2);
  await expect(page.getByText("You have agreed that visits are counted.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("You have declined: visits are not counted.")).toBeVisible();
  await page.goto("/blog");
  await expect(page.getByRole("region", { name: "Counting visits" })).toHaveCount(0);
  expect(await page.content()).not.toContain("count.js");
  expect(visits).toHaveLength(2);
});

test("the visit script never runs beside one-time codes or for staff", async ({ open }) => {
  const page = await open("/about-us", { as: "admin" });
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: "analytics", value: "yes", url: origin }]);
  const policyOf = async (address: string, request = page.request) => {
    const answer = await request.get(address);
    return [
      (await answer.text()).includes("count.js"),
      answer.headers()["content-security-policy"]!.includes("127.0.0.1"),
    ];
  };
  for (const address of ["/about-us", "/admin/management", "/reset-password?code=abc"])
    expect([address, ...(await policyOf(address))]).toEqual([address, false, false]);
  const visitor = await open("/about-us");
  await visitor.context().addCookies([{ name: "analytics", value: "yes", url: origin }]);
  expect(await policyOf("/about-us", visitor.request)).toEqual([true, true]);
  expect(await policyOf("/reset-password?code=abc", visitor.request)).toEqual([false, false]);
  // A reader who signs in on a page with the script continues in a document without it.
  visits = [];
  await visitor.goto("/about-us");
  await expect.poll(() => visits.length).toBe(1);
  await signIn(visitor.context(), "admin");
  await visitor.evaluate(() => Object.assign(window, { isOld: true }));
  await visitor.getByRole("banner").getByRole("link", { name: "About us" }).click();
  // Waits over the change of documents, which an evaluation would not survive.
  await visitor.waitForFunction(() => !("isOld" in window));
  expect(await visitor.content()).not.toContain("count.js");
});

test("header and footer show the house's settings as text, without scripts", async ({ open }) => {
  const page = await open("/", { locale: "tr" });
  const sections = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(sections).toHaveText(["Ana sayfa", "Hakkımızda", "Haberler"]);
  await expect(page.getByRole("contentinfo").getByText(`Evimiz ${EVIL_MARKUP}`)).toBeVisible();
  expect(await page.content()).not.toContain("javascript:alert");
  await sections.last().click();
  await page.waitForURL("**/tr/blog");
});

/** Pages that anybody may open. The walk over pages expects the status 200 of each of them. */
const isOpenPage = (href: string) => {
  const key = matchPath(new URL(href, "http://kovan.test").pathname)?.key;
  return key !== undefined && ["open", "guest", "list"].includes(GUARDS[key] as string);
};

test("every link of header and footer leads to its page", async ({ site, request }) => {
  for (const locale of LOCALES) {
    const headers = { "accept-language": locale };
    const html = await (await request.get(site.origin + pathTo("aboutUs", locale), { headers })).text();
    const parts = html.match(/<(header|footer)[ >].*?<\/\1>/gs)!.join("");
    const hrefs = [...parts.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
    expect(hrefs.length).toBeGreaterThan(25);
    for (const href of new Set(hrefs))
      if (!isOpenPage(href)) expect((await request.get(site.origin + href, { headers })).status(), href).toBe(200);
  }
});

const LAYOUTS = ["/", "/job", "/talents", "/tech-centers", "/providers", "/about-us", "/blog", "/incubation"];

test("visitors have the sign-in card below pages, members their menu on top", async ({ open }) => {
  const visitor = await open("/", { scripts: false, refusal: 404 });
  const member = await open("/", { as: "member", scripts: false });
  const card = (page: Page) => page.getByRole("complementary", { name: "See more, and take part" });
  for (const address of LAYOUTS) {
    if (address !== "/") await Promise.all([visitor.goto(address), member.goto(address)]);
    await expect(card(visitor).getByRole("link", { name: "I have an account" })).toHaveAttribute(
      "href",
      /^\/login\?returnTo=/,
    );
    await expect(visitor.getByRole("link", { name: "My menu" })).toHaveCount(0);
    await expect(card(member)).toHaveCount(0);
    await expect(member.getByRole("link", { name: "My menu" })).toHaveAttribute("href", "/profile");
  }
  // A page for members asks visitors once.
  expect((await visitor.goto("/dashboard"))?.status()).toBe(404);
  await expect(visitor.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(visitor.getByRole("complementary")).toHaveCount(0);
});

test("the menu opens over a list by keyboard, with member and counts", async ({ open }) => {
  const page = await open("/job", { as: "entrepreneur", locale: "tr", theme: "dark" });
  const button = page.getByRole("link", { name: "Menüm" });
  await button.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menüm" });
  await expect(menu.getByRole("link", { name: "Üyeler ve yetkiler" })).toBeVisible();
  // The sub-menu of startups is loaded when it is opened, and stays open on the next page.
  const startups = menu.getByRole("button", { name: "Girişimlerimin her biri" });
  await startups.press("Enter");
  await expect(menu.getByRole("link", { name: "Rafbul", exact: true })).toBeVisible();
  await expect(menu.getByRole("link", { name: "İş ilanı ekle" }).first()).toHaveAttribute("href", /startupId=/);
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await menu.getByRole("link", { name: "Kişisel bilgiler" }).click();
  await page.waitForURL("**/tr/profil");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Menüm" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Rafbul", exact: true })).toBeVisible();
});

test("every home page figure leads to a list that counts the same", async ({ open }) => {
  const premium = await open("/", { as: "premium" });
  const visitor = await open("/");
  const statistics = (await (await visitor.request.get(homeStatistics.path)).json()).data;
  for (const [name, field, page] of [
    ["Startups", "startups", premium],
    // A member may see more people than visitors do: the figure counts those.
    ["People", undefined, premium],
    ["People", "people", visitor],
    ["Organizations", "organizations", visitor],
  ] as const) {
    if (new URL(page.url()).pathname !== "/") await page.goto("/");
    const figure = page.locator("dl > div", { has: page.getByRole("link", { name, exact: true }) });
    const shown = Number((await figure.locator("dd").innerText()).replaceAll(",", ""));
    if (field) expect(shown).toBe(statistics[field]);
    await figure.getByRole("link").click();
    // The home page says some of the numbers in its text, too.
    await page.waitForURL((url) => url.pathname !== "/");
    await expect(
      page
        .getByRole("main")
        .getByText(new RegExp(`^${shown.toLocaleString("en")} `))
        .first(),
    ).toBeVisible();
  }
  for (const [name, address] of [
    ["Raised", /\/startups\?sort=raised$/],
    ["Cities", /\/startups\?.*place/],
  ] as const) {
    await premium.goto("/");
    await premium.locator("dl").getByRole("link", { name, exact: true }).click();
    await premium.waitForURL(address);
    await expect(premium.getByRole("main").locator("tbody tr").first()).toBeVisible();
  }
});

test("the blog has pages, neighbours, twins and not-found", async ({ open, site, request }) => {
  const page = await open("/blog");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/blog?page=2");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/\/blog\/[a-z0-9-]+$/);
  const english = await page.locator("h1").innerText();
  await page.getByRole("banner").getByRole("link", { name: "TR, Türkçe" }).click();
  await page.waitForURL(/\/tr\/blog\/[a-z0-9-]+$/);
  await expect(page.locator("h1")).not.toHaveText(english);
  await page.getByRole("link", { name: "Tüm yazılar" }).first().click();
  await page.waitForURL("**/tr/blog");
  await page.goto("/blog?page=99");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  expect(await pageStatus(request, site, "/blog/nothing-here")).toBe(404);
});

test("earthquake help has kinds, places, days, states, filters, empty", async ({ open }) => {
  const page = await open("/earthquake-help?direction=offer", { scripts: false });
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first.getByText("Offer", { exact: true })).toBeVisible();
  await expect(first).toContainText(/Until |No end date/);
  await page.getByLabel("State", { exact: true }).selectOption("expired");
  await page.getByLabel("Offers and needs").selectOption("");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/state=expired/);
  await expect(page.getByRole("main").getByRole("article").first().getByText("Expired")).toBeVisible();
  await page.goto(`${pathTo("earthquakeHelp", "tr")}?page=900`);
  await expect(page.getByRole("heading", { name: "Eşleşen yok" })).toBeVisible();
});

// The walk over pages looks for barriers and widths.
test("packages, plans, program landing and texts stand in both languages", async ({ site, request }) => {
  const addresses = ["/static/membership-packages", "/payment-plans", "/incubation", "/about-us", "/cookie-policy"];
  const legal = ["/privacy-and-cookies-policy", "/privacy-and-security", "/protection-of-personal-data"];
  const terms = ["/service-agreement", "/terms-of-service", "/talent-general-terms"];
  const headings = new Set<string>();
  for (const locale of LOCALES)
    for (const address of [...addresses, ...legal, ...terms]) {
      const response = await request.get(site.origin + inLocale(address, "", locale));
      expect(response.status(), address).toBe(200);
      headings.add(/<h1[^>]*>(.+?)<\/h1>/s.exec(await response.text())![1]!);
    }
  expect(headings.size).toBe(22);
});

/** Publishes the terms of service anew, with a sentence more in both languages. */
async function publishTerms(request: APIRequestContext, site: Site): Promise<void> {
  const params = { key: LEGAL_TEXTS.terms };
  const headers = await authorized(request, site, "admin");
  const call = async (endpoint: Endpoint, data?: object) => {
    const { method } = endpoint;
    const answer = await request.fetch(site.origin + addressOf(endpoint, params, undefined), { method, headers, data });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data;
  };
  const { texts, inForceSince, version } = await call(getEditedContent);
  texts.en.body += "<p>We keep bees.</p>";
  texts.tr.body += "<p>Arı besliyoruz.</p>";
  const draft = await call(saveContentDraft, { kind: "page", texts, inForceSince, version });
  await call(publishContent, { version: draft.version, at: null, isComplete: true });
}

// From here on everybody of this site is asked.
test("new terms are read and accepted to go on; news is up to everybody", async ({ open, site, request }) => {
  await publishTerms(request, site);
  const page = await open("/dashboard/settings", { as: "member", locale: "tr", width: 375, theme: "dark" });
  await expect(page.getByRole("heading", { name: "Kabul ettiğiniz metnin yeni sürümü var" })).toBeVisible();
  await page.getByText("Sürüm 1 sonrasında değişenler").click();
  await expect(page.getByRole("insertion")).toHaveText("Arı besliyoruz.");
  await axe(page);
  const accept = page.getByRole("checkbox", { name: "Kullanım koşullarının 2. sürümünü okudum, kabul ediyorum." });
  await page.getByRole("button", { name: "Kabul et ve devam et" }).click();
  await expect(accept).toBeFocused();
  await accept.check();
  await page.getByRole("checkbox", { name: /^Programlar, çağrılar/ }).check();
  await page.keyboard.press("Enter");
  // They are where they wanted to go.
  await expect(page.getByRole("heading", { name: "Tercihler ve oturumlar" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Yenilikler, çağrılar ve programlar" })).toBeChecked();

  const admin = await open("/admin/management/consents?isCurrent=false&search=Zehra", { as: "admin" });
  await admin.getByRole("checkbox", { name: "I have read and accept version 2 of the terms of service." }).check();
  await admin.getByRole("button", { name: "Accept and continue" }).click();
  const names = admin.getByRole("table").getByRole("link", { name: "Zehra Gökçeoğlu" });
  await expect(admin.getByRole("heading", { name: "Consents", level: 1 })).toBeVisible();
  await expect(names).toHaveCount(0);
  await admin.goto("/admin/management/consents?search=Zehra");
  await expect(names).toBeVisible();
  await admin.goto("/admin/management/news-consents?search=Zehra");
  await axe(admin);
  const download = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Addresses (CSV)" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  const link = lines
    .find((line) => line.includes("Zehra"))!
    .split(",")
    .at(-1)!;

  // Signed out; opening it changes nothing.
  const reader = await open(link.slice(new URL(link).origin.length), { locale: "tr", width: 375 });
  await axe(reader);
  await expect(admin.getByRole("row", { name: /Zehra.*Agreed/ })).toBeVisible();
  await reader.getByRole("button", { name: "Haberleri sonlandır" }).click();
  await expect(reader.getByRole("heading", { name: "Haberler sonlandırıldı" })).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole("row", { name: /Zehra.*Withdrawn/ })).toBeVisible();
});
