import type { Page } from "@playwright/test";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { expect } from "./expect.ts";
import { axe, interactive, test } from "./harness.ts";

test("the panel counts by the chosen time, with the numbers as a table", async ({ open }) => {
  const page = await open("/admin/management", { as: "special-admin" });
  await page.getByRole("link", { name: "Year" }).click();
  await page.waitForURL(/period=year/);
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("rowheader", { name: String(new Date().getFullYear()) }).first()).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “New startups” as CSV" }).click();
  expect((await file).suggestedFilename()).toBe("New startups.csv");
  await page.getByRole("link", { name: /^claimed entr/ }).click();
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
      count: Number(number.textContent!.replace(/\D/g, "")),
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
