import type { Page } from "@playwright/test";
import usersEn from "#features/accounts/admin/messages.en.ts";
import usersTr from "#features/accounts/admin/messages.tr.ts";
import adminEn from "#features/admin/messages.en.ts";
import adminTr from "#features/admin/messages.tr.ts";
import claimsEn from "#features/claims/messages.en.ts";
import claimsTr from "#features/claims/messages.tr.ts";
import lookingEn from "#features/looking/messages.en.ts";
import lookingTr from "#features/looking/messages.tr.ts";
import auditEn from "#features/operations/audit-words/messages.en.ts";
import auditTr from "#features/operations/audit-words/messages.tr.ts";
import packagesEn from "#features/premium/packages/messages.en.ts";
import packagesTr from "#features/premium/packages/messages.tr.ts";
import siteEn from "#features/site/identity-editing/messages.en.ts";
import siteTr from "#features/site/identity-editing/messages.tr.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { namesByCode } from "#shared/table/column.ts";
import tableEn from "#ui/data-table/messages.en.ts";
import tableTr from "#ui/data-table/messages.tr.ts";
import { expect } from "./expect.ts";
import { axe, interactive, test } from "./harness.ts";
import { filled } from "./texts.ts";
import { textOf } from "./without-browser.ts";

test("the panel counts by the chosen time, with the numbers as a table", async ({ open }) => {
  const page = await open("/admin/management", { as: "special-admin" });
  await page.getByRole("link", { name: "Year" }).click();
  await page.waitForURL(/period=year/);
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("rowheader", { name: String(new Date().getFullYear()) }).first()).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “New startups” as CSV" }).click();
  expect((await file).suggestedFilename()).toBe("New startups.csv");
  await page.getByRole("link", { name: /claimed entr/ }).click();
  await page.waitForURL(/claims\?state=open/);
});

test("numbers and bars of the panel lead to what they count", async ({ open }) => {
  const page = await open("/admin/management?period=year", { as: "admin" });
  const cardOf = (name: string) => page.locator("section").filter({ has: page.getByRole("heading", { name }) });
  const bar = cardOf("New accounts").locator("figure > div a").last();
  const count = Number((await bar.locator("p").last().innerText()).replace(/\D/g, ""));
  await bar.click();
  await page.waitForURL(/createdFrom=/);
  await expect(page.getByText(new RegExp(`^${count} entr`)).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Remove Joined from/ })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Locked accounts" }).click();
  await page.waitForURL(/isLocked=true/);
  await expect(
    page.getByRole("link", { name: "Locked", exact: true }).and(page.locator("[aria-current]")),
  ).toBeVisible();

  // A bar of funding rounds leads to the startups of that time.
  await page.goto("/admin/management?period=year");
  await cardOf("Funding rounds").locator("figure > div a").last().click();
  await page.waitForURL(/announced=/);
  await expect(page.getByRole("link", { name: /^Remove .*Announced/i }).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get("announced")).toMatch(/^\d{4}-01-01\.\./);
});

interface Figure {
  count: number;
  /** The kind of the list with its rows; null: in no list. */
  list: string | null;
}

/** The numbers of the panel: those above, what waits, the bars with their tables, and sectors. */
const figuresOf = (page: Page): Promise<Figure[]> =>
  page.locator("main").evaluate((main) => {
    const figure = (number: Element, link: Element | null) => ({
      count: Number((/\d[\d,]*/.exec(number.textContent!)?.[0] ?? "0").replaceAll(",", "")),
      list: link?.getAttribute("href") ?? null,
    });
    const of = (boxes: string, number: string) =>
      [...main.querySelectorAll(boxes)].map((box) =>
        figure(box.querySelector(number)!, box.matches("a") ? box : box.querySelector("a")),
      );
    // "250 new this year · 15 hidden": what is new stands in the charts.
    const asides = [...main.querySelectorAll("dl > div dt > span")].flatMap((box) =>
      /hidden/.test(box.textContent!) ? [box.querySelector("a") ?? document.createElement("b")] : [],
    );
    return [
      ...of("dl > div", "dd"),
      ...asides.map((link) => figure(link, link)),
      ...of("section ul > li", "span"),
      ...of("figure > div > a", "p:last-of-type"),
      ...of("figure tbody tr", "td").filter(({ count }) => count > 0),
      ...of("section > table tbody tr, section > div > table tbody tr", "td"),
    ];
  });

for (const as of ["admin", "moderator"] as const)
  test(`every number of the panel opens its rows, and they are as many: ${as}`, async ({ open }) => {
    const page = await open("/admin/management?period=year", { as });
    const figures = await figuresOf(page);
    expect(figures.length).toBeGreaterThan(as === "admin" ? 45 : 30);
    expect(figures.filter(({ list }) => list === null)).toEqual([]);
    const counts = new Map(figures.map(({ list, count }) => [list!, count]));
    expect(figures.filter(({ list, count }) => counts.get(list!) !== count)).toEqual([]);
    for (const [list, count] of counts) {
      const html = (await (await page.request.get(list)).text()).replaceAll("<!-- -->", "");
      // A number of rounds opens the startups that raised them.
      if (list.includes("invested=true")) {
        const shown = />([\d,]+) (?:of [\d,]+ )?startups?</.exec(html)?.[1];
        expect(Number(shown!.replace(",", "")), list).toBeLessThanOrEqual(count);
        continue;
      }
      // What is passed on stands below one's own introductions, each with its buttons.
      if (list === "/dashboard/introductions") {
        expect(html.match(/value="passed"/g), list).toHaveLength(count);
        continue;
      }
      const many = `>${count.toLocaleString("en")} (of [\\d,]+ )?(entry|entries|startups?|organizations?)\\b`;
      expect(html, list).toMatch(count === 0 ? /^(?!.*<tbody[^>]*><tr)/s : new RegExp(many));
    }
  });

test("a startup is added in the admin area and stands first in its table", async ({ open }) => {
  const page = await open("/admin/management/startups", { as: "admin", width: 375, locale: "tr", theme: "dark" });
  await page.getByRole("main").getByRole("link", { name: "Girişim ekle" }).click();
  await page.waitForURL("**/tr/admin/yonetim/girisimler/ekle");
  await interactive(page);
  await expect(page.getByText("Yönetim paneli · Girişimler")).toBeVisible();
  await axe(page);
  await page.getByRole("textbox", { name: "Ad", exact: true }).fill("Elektrikli Peteksan");
  await page.getByRole("combobox", { name: "Sektör" }).selectOption({ index: 1 });
  await page.getByRole("combobox", { name: "Ülke" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Girişim ekle" }).click();
  await page.waitForURL(/\/tr\/admin\/yonetim\/girisimler\?/);
  await expect(page.locator("main tbody tr").first()).toContainText("Elektrikli Peteksan");
});

test("two startups merge by chosen facts, split again, old address leads on", async ({ open }) => {
  const page = await open("/admin/management/startups/merge", { as: "admin", width: 375, locale: "tr" });
  const compare = page.getByRole("button", { name: "Karşılaştır" });
  const choose = async (field: string, name: string) => {
    await page.getByRole("combobox", { name: field, exact: true }).fill(name);
    await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("button", { name: `Kaldır: ${name}` }).first()).toBeVisible();
  };
  await compare.click();
  await expect(page.getByText("Kalacak girişimi seçin.")).toBeVisible();
  await expect(page.getByText("Onunla birleştirilecek girişimi seçin.")).toBeVisible();
  await choose("Kalacak girişim", "Mikro Ses");
  await choose("Onunla birleştirilecek girişim", "Mikro Ses");
  await compare.click();
  await expect(page.getByText("İki farklı girişim seçin.")).toBeVisible();
  await axe(page);
  await choose("Onunla birleştirilecek girişim", "Rafbul");
  await compare.click();
  await page.getByRole("radio", { name: "Slogan: Rafbul girişiminden" }).check();
  await axe(page);
  await page.getByRole("button", { name: "Mikro Ses ile birleştir" }).click();
  await expect(page.getByRole("heading", { name: "Birleştirilen girişimler" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Mikro Ses.*Rafbul/ })).toBeVisible();

  await page.goto("/tr/girisim/rafbul");
  await page.waitForURL(/\/tr\/girisim\/mikro-ses$/);
  await page.goBack();
  await page.getByRole("button", { name: "İşlemler: Rafbul, Mikro Ses" }).click();
  await page.getByRole("menuitem", { name: "Birleştirmeyi geri al" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Birleştirmeyi geri al" }).click();
  await expect(page.getByText("Rafbul ve Mikro Ses yeniden iki ayrı girişim.")).toBeVisible();
  await page.goto("/tr/girisim/rafbul");
  await expect(page.getByRole("heading", { name: "Rafbul", level: 1 })).toBeVisible();

  // From the list of all startups, for those who may merge.
  const ofRafbul = async (as: "admin" | "moderator") => {
    const list = await open("/admin/management/startups?search=Rafbul", { as });
    await list.getByRole("button", { name: "Actions for Rafbul" }).click();
    await expect(list.getByRole("menuitem", { name: "Delete" })).toBeVisible();
    return list;
  };
  const merge = "Merge with another startup";
  const moderator = await ofRafbul("moderator");
  await expect(moderator.getByRole("menuitem", { name: merge })).toHaveCount(0);
  const values = await moderator.request.get(
    `${RESOURCE_PATHS.tableChoices.en.replace(":table", "types")}?search=energy`,
  );
  expect(values.status()).toBe(403);
  const list = await ofRafbul("admin");
  await list.getByRole("menuitem", { name: merge }).click();
  await list.getByRole("dialog").getByRole("button", { name: "Compare" }).click();
  await expect(list.getByText("Choose the other startup.")).toBeVisible();
  await list.getByRole("combobox", { name: "The other startup" }).fill("Mikro");
  await list.getByRole("option", { name: "Mikro Ses mikro-ses" }).click();
  await list.getByRole("dialog").getByRole("button", { name: "Compare" }).click();
  await expect(list.getByRole("button", { name: "Merge into Rafbul" })).toBeVisible();
});

const TEXTS = {
  en: { admin: adminEn, claims: claimsEn, users: usersEn.users, packages: packagesEn, site: siteEn, table: tableEn },
  tr: { admin: adminTr, claims: claimsTr, users: usersTr.users, packages: packagesTr, site: siteTr, table: tableTr },
};
const LOOKING_TEXTS = { en: lookingEn, tr: lookingTr };
const AUDIT = { en: auditEn, tr: auditTr };

test("an admin's day on a dark phone: claim, account, price, name, look", async ({ open, site, request }) => {
  const { admin, claims, users, packages, site: brand, table } = TEXTS.tr;
  const page = await open("/admin/management", { as: "admin", locale: "tr", width: 375, theme: "dark" });
  await expect(page.getByRole("heading", { name: admin.panel.waiting })).toBeVisible();
  await axe(page);
  const act = async (action: string) => {
    await page
      .getByRole("button", { name: anyRow("tr") })
      .first()
      .click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };

  await page.goto(pathTo("adminClaims", "tr"));
  await page.getByRole("link", { name: claims.quick.open, exact: true }).click();
  await page.waitForURL(/state=open/);
  await act(claims.actions.declined.label);
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: claims.actions.declined.label }).click();
  await expect(page.getByText(claims.actions.declined.done.split("{")[0]!.trim())).toBeVisible();

  await page.goto(pathTo("adminUsers", "tr", {}, SEARCH));
  await act(users.actions.lock.label);
  await page.getByRole("dialog").getByRole("button", { name: users.actions.lock.label }).click();
  await act(users.actions.unlock.label);
  await expect(page.getByText(users.actions.unlock.done.replace("{name}", "").trim())).toBeVisible();

  await page.goto(pathTo("adminPackageManagement", "tr"));
  await page
    .getByRole("button", { name: editPrice("tr") })
    .first()
    .click();
  await page.getByRole("spinbutton", { name: editPrice("tr") }).fill("2345.5");
  await page.keyboard.press("Enter");
  await expect(page.getByText(filled(table.saved, { column: packages.columns.priceTry }))).toBeVisible();

  await page.goto(pathTo("adminBrand", "tr"));
  await page.getByRole("textbox", { name: brand.brand.name }).fill("Petek");
  await page.getByRole("button", { name: brand.save, exact: true }).click();
  await expect(page.getByText(brand.saved)).toBeVisible();
  await axe(page);
  for (const locale of LOCALES)
    expect(await textOf(request, site, pathTo("home", locale))).toMatch(/<title>[^<]*Petek/);
  expect(await (await request.get(`${site.origin}/favicon.svg`)).text()).toContain("<title>Petek</title>");

  await page.goto(pathTo("startup", "tr", { seoUrl: "mikro-ses" }));
  await page.getByRole("link", { name: lookingTr.title }).click();
  await interactive(page);
  await page.getByRole("button", { name: lookingTr.begin, exact: true }).click();
  const bar = page.getByRole("region", { name: lookingTr.title });
  await expect(bar.getByRole("status")).toContainText(lookingTr.kinds.visitor);
  await axe(page);
  await bar.getByRole("button", { name: lookingTr.end }).click();
  await expect(bar).toHaveCount(0);

  await page.goto(pathTo("adminAudit", "tr"));
  await expectAudit(page, "tr");
  await axe(page);
});

test("the pages of an admin's day speak English, too", async ({ open }) => {
  const { admin, claims, users, site: brand } = TEXTS.en;
  const page = await open("/admin/management", { as: "admin" });
  await expect(page.getByRole("heading", { name: admin.panel.waiting })).toBeVisible();
  await page.goto(pathTo("adminClaims", "en"));
  await expect(page.getByRole("link", { name: claims.quick.open, exact: true })).toBeVisible();
  // What a claim waits for stands in its row.
  await page
    .getByRole("button", { name: new RegExp(`^${claims.actions.accepted.label}: `) })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: claims.actions.accepted.title });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page
    .getByRole("button", { name: anyRow("en") })
    .first()
    .click();
  await expect(page.getByRole("menuitem", { name: claims.actions.declined.label, exact: true })).toBeVisible();
  await page.goto(pathTo("adminUsers", "en", {}, SEARCH));
  await page
    .getByRole("button", { name: anyRow("en") })
    .first()
    .click();
  await expect(page.getByRole("menuitem", { name: users.actions.lock.label, exact: true })).toBeVisible();
  await page.goto(pathTo("adminPackageManagement", "en"));
  await expect(page.getByRole("button", { name: editPrice("en") }).first()).toBeVisible();
  await page.goto(pathTo("adminBrand", "en"));
  await expect(page.getByRole("textbox", { name: brand.brand.name })).toHaveValue("Petek");
  await expect(page.getByRole("button", { name: brand.save, exact: true })).toBeVisible();
  await page.goto(pathTo("startup", "en", { seoUrl: "mikro-ses" }));
  await page.getByRole("link", { name: lookingEn.title }).click();
  await expect(page.getByRole("button", { name: lookingEn.begin, exact: true })).toBeVisible();
  await page.goto(pathTo("adminAudit", "en"));
  await expectAudit(page, "en");
});

test("viewing as another explains closed admin pages, in both languages", async ({ open }) => {
  const page = await open(pathTo("seeAs", "tr"), {
    as: "admin",
    locale: "tr",
    refusal: 404,
    width: 375,
    theme: "dark",
  });
  const bar = page.getByRole("region", { name: LOOKING_TEXTS.tr.title });
  for (const kind of ["member", "visitor"] as const) {
    await page.goto(pathTo("seeAs", "tr"));
    await page.getByRole("radio", { name: LOOKING_TEXTS.tr.kinds[kind], exact: true }).check();
    await page.getByRole("button", { name: LOOKING_TEXTS.tr.begin, exact: true }).click();
    await expect(bar.getByRole("status")).toContainText(LOOKING_TEXTS.tr.kinds[kind]);
    for (const locale of ["en", "tr"] as const) {
      const text = LOOKING_TEXTS[locale];
      await page.goto(pathTo("adminUsers", locale, {}, { search: "kovan" }));
      await expect(page.getByRole("region", { name: text.title }).getByRole("status")).toContainText(text.kinds[kind]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.notOpen);
      await expect(page.getByRole("main")).toContainText(text.kinds[kind]);
      await axe(page);
      await expect(page.getByRole("button", { name: text.endAndOpen })).toBeVisible();
      if (kind !== "member") continue;
      const account = page.locator("header").getByRole("button", { name: new RegExp(text.nobody.member) });
      await expect(account).toHaveText(text.nobody.member[0]!);
    }
    await page.getByRole("button", { name: LOOKING_TEXTS.tr.endAndOpen }).click();
    await expect(page.locator("main tbody tr").first()).toBeVisible();
    expect(page.url()).toContain(pathTo("adminUsers", "tr", {}, { search: "kovan" }));
    await expect(bar).toHaveCount(0);
  }
});

const SEARCH = { search: "job-hunter@kovan" };
const anyRow = (locale: Locale) => new RegExp(`^${filled(TEXTS[locale].table.actionsOf, { name: "" }).trim()}`);
const editPrice = (locale: Locale) =>
  filled(TEXTS[locale].table.edit, { column: TEXTS[locale].packages.columns.priceTry, name: "" }).trim();

/** The audit names what the day has done in the reader's words, and its entry has the new price. */
async function expectAudit(page: Page, locale: Locale): Promise<void> {
  const { packages } = TEXTS[locale];
  const actions = namesByCode(AUDIT[locale].action);
  const rowOf = (action: string) => page.locator("main tbody tr").filter({ hasText: action }).first();
  for (const action of ["claim.declined", "account.locked", "package.changed", "site.brand"])
    await expect(rowOf(action)).toContainText(actions[action]!);
  await rowOf("package.changed").getByRole("link", { name: packages.columns.priceTry }).click();
  const entry = page.getByRole("dialog", { name: actions["package.changed"]!, exact: true });
  await expect(entry.getByRole("row", { name: packages.columns.priceTry })).toContainText("2345.5");
}
