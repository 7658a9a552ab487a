import { buffer } from "node:stream/consumers";
import type { Locator, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import type { Database } from "#db/open.server.ts";
import { inLocale } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { EXPORT_AT_ONCE } from "#shared/table/column.ts";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

const PEOPLE = EXPORT_AT_ONCE + 1;

async function data({ db }: Database): Promise<void> {
  await db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'ari' || n || '@example.test', 'Arı' || n, 'Petekoğlu', 'ari-petekoglu-' || n
    from generate_series(1, ${sql.raw(String(PEOPLE))}) n`);
}

test.use({ additions: { data } });

const rows = (page: Page) => page.locator("main tbody tr");
/** The first names on the page, as cells show them. */
const namesOf = async (page: Page, count: number) =>
  (await rows(page).locator("td:nth-child(2)").allInnerTexts()).slice(0, count).map((name) => name.trim());
const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.locator("td:nth-child(2)", { hasText: name }) });
const handleOf = (row: Locator, word = "Move") => row.getByRole("button", { name: new RegExp(`^${word}`) });

/**
 * Presses at the handle of one row, and lets go over another: in its upper or lower part. A press that the table did not take, because
 * it was just drawn anew, is made again. `isTaken`: the table takes it at all.
 */
async function drag(page: Page, from: Locator, to: Locator, part: "upper" | "lower", isTaken = true): Promise<void> {
  const plain = await to.getAttribute("class");
  // The table may still move, by what comes or goes above it: the pointer goes to where the row is when it arrives.
  const arrive = async () => {
    const box = (await to.boundingBox())!;
    const y = box.y + box.height * (part === "upper" ? 0.2 : 0.8);
    await page.mouse.move(box.x + 100, y - 10, { steps: 4 });
    await page.mouse.move(box.x + 100, y, { steps: 2 });
    expect(await to.boundingBox()).toEqual(box);
    if (isTaken) expect(await to.getAttribute("class"), "mark of the place").not.toBe(plain);
  };
  await expect(async () => {
    await handleOf(from).hover();
    await page.mouse.down();
    try {
      await expect(arrive).toPass({ timeout: 5_000 });
    } catch (error) {
      await page.keyboard.press("Escape");
      await page.mouse.up();
      throw error;
    }
  }).toPass({ timeout: 60_000 });
  await page.mouse.up();
}

/** The same with a finger. */
async function dragByTouch(page: Page, from: Locator, to: Locator, part: "upper" | "lower"): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  // While one move is being saved no other begins.
  await expect(handleOf(from, "").first()).toBeEnabled();
  const grip = (await handleOf(from, "").first().boundingBox())!;
  const [x, start] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await touch("touchStart", x, start);
  const box = (await to.boundingBox())!;
  const end = box.y + box.height * (part === "upper" ? 0.2 : 0.8);
  for (let step = 1; step <= 8; step++) await touch("touchMove", x, start + ((end - start) * step) / 8);
  await touch("touchEnd", x, end);
  await finger.detach();
}

// The first visits of this server.
test("opened pages and filters are counted once a visit for site admins", async ({ open }) => {
  const visitor = await open("/talents?words=ada", { locale: "en" });
  await visitor.getByRole("link", { name: "Jobs" }).first().click();
  await visitor.waitForURL(/job$/);
  const page = await open("/admin/management/usage", { as: "admin", width: 375 });
  const pages = page.getByRole("table", { name: "Pages", exact: true });
  await expect(pages.getByRole("row", { name: /^\/talents 1$/ })).toBeVisible();
  await expect(pages.getByRole("row", { name: /^\/job 1$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Talents: Search words 1/ })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Nothing has been counted in this time yet.")).toBeVisible();
});

test("each number of uses leads to a list with as many entries", async ({ open }) => {
  const page = await open("/admin/management/types?list=all", { as: "admin" });
  const read = (address: string) => pageHtml(page.request, new URL(page.url()).origin + address);
  const walked = new Set<string>();
  const ofStartups = "sector subSector stage technology startupProgram programType organizerType";
  const ofOthers = "jobRole workingPlan skill serviceIndustry technologyReadinessLevel reportType";
  for (const kind of `${ofStartups} ${ofOthers}`.split(" ")) {
    const { links } = await read(`/admin/management/types?kind=${kind}&list=all`);
    const uses = links.filter(({ text }) =>
      /^[\d,]+ (startup|organiz|service|program|talent|job|patent|report)/.test(text),
    );
    // Of each noun the first two values that have entries.
    for (const [noun, ofNoun] of Map.groupBy(uses, ({ text }) => text.replace(/^[\d,]+ |s$/g, "")))
      for (const { href, text } of ofNoun.slice(0, 2)) {
        const found = `${text.split(" ")[0]} (of [\\d,]+ )?(open or upcoming )?${noun === "talent" ? "pe" : noun}`;
        expect((await read(href)).text, `${kind}: ${href}`).toMatch(new RegExp(`(^|\\D)${found}`));
        walked.add(noun);
      }
  }
  const nouns = ["job", "organization", "patent", "program", "report", "service provider", "startup", "talent"];
  expect([...walked].sort()).toEqual(nouns);
  // Of people, too.
  const { links } = await read("/admin/management/user-type-management");
  const ofPeople = links.filter(({ href }) => href.includes("userTypeId="));
  expect(ofPeople.length).toBeGreaterThan(1);
  for (const { href, text } of ofPeople.slice(0, 2))
    expect((await read(href)).text, href).toMatch(new RegExp(`(^|\\D)${text} entr`));
});

test("values are ordered by mouse and keys; stale orders are refused", async ({ open }) => {
  const page = await open("/admin/management/types?list=stage", { as: "admin", refusal: 409 });
  await expect(page.getByRole("heading", { level: 2, name: "Stages" })).toBeVisible();
  const late = await open("/admin/management/types?list=stage", { as: "special-admin", refusal: 409 });
  const [a, b, c] = (await namesOf(page, 3)) as [string, string, string];
  await axe(page);

  await drag(page, rows(page).nth(2), rows(page).nth(0), "upper");
  await expect.poll(() => namesOf(page, 3)).toEqual([c, a, b]);
  await expect(page.getByText(`${c} is now at place 1 of`)).toBeAttached();
  // Escape while dragging leaves everything as it was.
  await handleOf(rows(page).nth(0)).hover();
  await page.mouse.down();
  await page.mouse.move(400, 600, { steps: 3 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await namesOf(page, 3)).toEqual([c, a, b]);

  await handleOf(rows(page).nth(0)).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => namesOf(page, 3)).toEqual([a, c, b]);
  await expect(page.getByText(`${c} is now at place 2 of`)).toBeAttached();
  await expect(handleOf(rowOf(page, c))).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(async () => (await namesOf(page, 99)).at(-1)).toBe(c);
  // It is shown there before it is saved.
  await expect(page.getByText(`${c} is now at place ${(await namesOf(page, 99)).length} of`)).toBeAttached();
  await page.reload();
  expect((await namesOf(page, 99)).at(-1)).toBe(c);

  // The other admin still sees the first order.
  expect(await namesOf(late, 3)).toEqual([a, b, c]);
  await drag(late, rows(late).nth(0), rows(late).nth(2), "upper");
  await expect(late.getByText("Someone else has changed the order meanwhile.", { exact: false })).toBeVisible();
  await expect.poll(async () => (await namesOf(late, 99)).at(-1)).toBe(c);
  // Sorted by a column, there is nothing to move until the list is in its own order again.
  await late.getByRole("link", { name: "English name" }).click();
  await expect(handleOf(rows(late).first())).toHaveCount(0);
  // Her next visits find it so, too.
  const remembered = late.waitForResponse(
    (response) =>
      response.url().endsWith(RESOURCE_PATHS.tableSettings) && !response.request().postData()?.includes('"sort"'),
  );
  await late.getByRole("link", { name: "Show in its own order" }).click();
  await expect(handleOf(rows(late).first())).toBeVisible();
  await remembered;
});

test("branches stay open, sub-sectors are dragged, a value is switched off", async ({ open }) => {
  const page = await open("/admin/management/types", { as: "admin" });
  await rowOf(page, "Health").getByRole("button", { name: "What is below Health" }).click();
  const first = rows(page).nth((await namesOf(page, 99)).indexOf("Health") + 1);
  const name = (await first.locator("td").nth(1).innerText()).replace(/^.*:/, "").trim();
  await axe(page);
  const remembered = page.waitForResponse((response) => response.url().endsWith(RESOURCE_PATHS.tableSettings));
  await drag(page, first, rowOf(page, "Energy"), "lower");
  const energy = page.getByRole("button", { name: "What is below Energy" });
  await expect(energy).toHaveAttribute("aria-expanded", "true");
  await expect(rowOf(page, name)).toContainText("Below Energy:");
  await remembered;
  await page.reload();
  await expect(energy).toHaveAttribute("aria-expanded", "true");
  await expect(rowOf(page, name)).toContainText("Below Energy:");
  await expect(rowOf(page, "Fintech")).toContainText(/\d+ startups/);

  // The request waits until it is let through.
  let sent = 0;
  let letThrough = () => {};
  await page.route(/\/types/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    await new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    return route.continue();
  });
  await rowOf(page, name).getByRole("switch").dblclick();
  await expect.poll(() => sent).toBe(1);
  letThrough();
  await expect(page.getByText("Offered saved.")).toBeVisible();
  await expect(rowOf(page, name).getByRole("switch")).not.toBeChecked();
  expect(sent).toBe(1);
  // While a row is being moved, nothing else is.
  const [before] = await namesOf(page, 1);
  await handleOf(rows(page).nth(0)).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => sent).toBe(2);
  const moved = await namesOf(page, 99);
  expect(moved[0]).not.toBe(before);
  await page.keyboard.press("ArrowDown");
  await drag(page, rows(page).nth(2), rows(page).nth(0), "upper", false);
  letThrough();
  await expect(page.getByText(`${before} is now at place 2 of`)).toBeAttached();
  expect(await namesOf(page, 99)).toEqual(moved);
  expect(sent).toBe(2);
});

test("on a Turkish phone lists are chosen and values moved by menus and typing", async ({ open }) => {
  const page = await open("/admin/management/types", { as: "admin", locale: "tr", width: 375, theme: "dark" });
  await page.getByText("Listeler · Sektörler").click();
  await page.getByRole("searchbox", { name: "Liste ara" }).last().fill("asama");
  await page
    .getByRole("link", { name: /^Aşamalar/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Aşamalar" })).toBeVisible();
  const [a, b] = await namesOf(page, 2);
  await rows(page)
    .first()
    .getByRole("button", { name: /^İşlemler/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "Yukarı taşı" })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Aşağı taşı" }).click();
  await expect.poll(() => namesOf(page, 2)).toEqual([b, a]);
  await axe(page);
  // Or by their handles, while the page stays where it is.
  await rows(page).nth(2).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await dragByTouch(page, rows(page).nth(1), rows(page).nth(0), "upper");
  await expect.poll(() => namesOf(page, 2)).toEqual([a, b]);
  expect(await scrolled()).toBe(before);
  await dragByTouch(page, rows(page).nth(0), rows(page).nth(1), "lower");
  await expect.poll(() => namesOf(page, 2)).toEqual([b, a]);
  await page.getByRole("searchbox", { name: "Herhangi bir ada göre ara" }).fill("yok böyle bir şey");
  await expect(page.getByText("Eşleşen yok")).toBeVisible();
  await page.getByRole("link", { name: "Tümünü göster" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Aşamalar" })).toBeVisible();
  await expect.poll(() => namesOf(page, 2)).toEqual([b, a]);

  // A value moves to a parent that is found by typing.
  await page.goto(inLocale("/admin/management/types", "?list=all&search=telet%C4%B1p", "tr"));
  await expect(rows(page).first()).toContainText("Sağlık");
  await page.getByRole("button", { name: "İşlemler: Teletıp" }).click();
  await page.getByRole("menuitem", { name: "Başka bir üst değere taşı" }).click();
  const parent = page.getByRole("combobox", { name: "Yeni üst değer" });
  const move = page.getByRole("dialog").getByRole("button", { name: "Taşı", exact: true });
  // Typing less than a name chooses nothing yet.
  await parent.fill("ENER");
  await expect(page.getByRole("option", { name: "Enerji Energy" })).toBeVisible();
  await page.keyboard.press("Escape");
  await move.click();
  await expect(page.getByText("“ENER” henüz seçilmedi.", { exact: false })).toBeVisible();
  await parent.fill("ENERJİ");
  await expect(page.getByRole("option", { name: "Enerji Energy" })).toBeVisible();
  await axe(page);
  await page.getByRole("option", { name: "Enerji Energy" }).click();
  await move.click();
  await expect(page.getByText("“Teletıp” taşındı.")).toBeVisible();
  await expect(rows(page).first()).toContainText("Enerji");
});

test("with a finger a sub-sector is put below another sector", async ({ open }) => {
  const page = await open("/admin/management/types", { as: "special-admin", width: 375 });
  await page.getByRole("button", { name: "What is below Fintech" }).click();
  const names = await namesOf(page, 99);
  const at = names.indexOf("Fintech");
  const [above, dragged] = [names[at - 1]!, rows(page).nth(at + 1)];
  await expect(dragged).toContainText("Below Fintech:");
  const name = names[at + 1]!.replace(/^.*:/, "").trim();
  await dragged.scrollIntoViewIfNeeded();
  await dragByTouch(page, dragged, rows(page).nth(at - 1), "lower");
  await expect(page.getByText(`${name} is now at place`)).toBeAttached();
  await expect(rowOf(page, name)).toContainText(`Below ${above}:`);
});

test("a value is merged; a category's reports are put in order", async ({ open }) => {
  const page = await open("/admin/management/types?list=technology", { as: "admin" });
  // The whole row shows beside the menu of the area.
  const scroller = page.getByRole("region", { name: /^Types/ });
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const [gone, stays] = await namesOf(page, 2);
  const choose = async (row: Locator, action: string) => {
    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: action }).click();
    return page.getByRole("dialog");
  };
  const question = await choose(rowOf(page, gone!).first(), "Merge into another value");
  const field = question.getByRole("combobox", { name: "The value that stays" });
  await expect(field).toBeFocused();
  await expect(question.getByText("Hidden and deleted entries included, these get the other value:")).toBeVisible();
  await expect(question.getByRole("listitem").filter({ hasText: /^\d+ startups?$/ })).toBeVisible();
  await question.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(question.getByText("Choose the value that stays.")).toBeVisible();
  await field.fill("no such value");
  await expect(question.getByText("No result. Try other words.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  // Others of its list, not itself.
  await field.fill("");
  await page.keyboard.press("ArrowDown");
  await expect(question.getByRole("option").first()).toContainText(stays!);
  await field.fill(stays!);
  await expect(question.getByRole("option", { name: stays! }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: `Remove ${stays}` })).toBeVisible();
  await question.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText(`“${gone}” is merged.`, { exact: false })).toBeVisible();
  await expect(rowOf(page, gone!).first()).toContainText(`Merged into ${stays}`);

  // The reports of a category have an order, too.
  await page.goto("/admin/management/report-management/category");
  await rows(page)
    .first()
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Open its reports" }).click();
  await expect(page.getByRole("link", { name: "All categories" })).toBeVisible();
  const order = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  const [a, b, ...others] = await order();
  await drag(page, rows(page).nth(1), rows(page).nth(0), "upper");
  await expect.poll(order).toEqual([b, a, ...others]);
  await expect(page.getByText("is now at place 1 of", { exact: false })).toBeAttached();
  await axe(page);
  await page.reload();
  expect(await order()).toEqual([b, a, ...others]);
});

test("a word that an admin adds to a value is understood by the search", async ({ open }) => {
  const page = await open("/admin/management/types?search=energy", { as: "admin", refusal: 400 });
  const openNames = async () => {
    await rowOf(page, "Energy")
      .first()
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem", { name: "Other names" }).click();
    return page.getByRole("dialog");
  };
  let dialog = await openNames();
  await expect(dialog.getByText("What is “Energy” also called?")).toBeVisible();
  await axe(page);
  // A word of another value is refused by its name, and what was typed stays.
  await dialog.getByRole("textbox", { name: "More names" }).fill("Kilovat, Health");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(
    dialog.getByText("already means another value: “Health” (Health / Sağlık)", { exact: false }),
  ).toBeVisible();
  await dialog.getByRole("textbox", { name: "More names" }).fill("Kilovat");
  await dialog.getByRole("checkbox", { name: "Renewables" }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The other names of “Energy” are saved.")).toBeVisible();
  dialog = await openNames();
  await expect(dialog.getByRole("checkbox", { name: "Kilovat" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Renewables" })).not.toBeChecked();
  await page.goto("/search?text=kilovat");
  await expect(page.getByRole("main").getByRole("link", { name: /^Startups Energy/ })).toBeVisible();
});

test("a long spreadsheet is written meanwhile, and said to be done", async ({ open }) => {
  const page = await open("/admin/management/users?search=petekoglu", { as: "admin", locale: "tr" });
  await page.getByRole("button", { name: "Dışa aktar (Excel)" }).click();
  await expect(page.getByText("Excel dosyası hazırlanıyor.").first()).toBeVisible();
  await expect(page.getByText("dosya hazır olunca e‑posta gönderilir")).toBeVisible();
  await page.reload();
  await expect(page.getByText("5.001 satırlık Excel dosyanız hazır.")).toBeVisible({ timeout: 60_000 });
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "İndir", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Kullanıcılar .*\.xlsx$/);
  const [sheet] = await readSheet(await buffer(await download.createReadStream()));
  expect(sheet!.data).toHaveLength(PEOPLE + 1);
});
