import type { Locator, Page } from "@playwright/test";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { axe, expect, shot, test } from "./harness.ts";

const rows = (page: Page) => page.locator("main tbody tr");
/** The first names on the page, as cells show them. */
const namesOf = async (page: Page, count: number) =>
  (await rows(page).locator("td:nth-child(2)").allInnerTexts()).slice(0, count).map((name) => name.trim());
const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.locator("td:nth-child(2)", { hasText: name }) });
const handleOf = (row: Locator, word = "Move") => row.getByRole("button", { name: new RegExp(`^${word}`) });

/** Presses at the handle of one row, and lets go over another: in its upper or lower part. */
async function drag(page: Page, from: Locator, to: Locator, part: "upper" | "lower"): Promise<void> {
  await handleOf(from).hover();
  await page.mouse.down();
  const box = (await to.boundingBox())!;
  const y = box.y + box.height * (part === "upper" ? 0.2 : 0.8);
  await page.mouse.move(box.x + 100, y - 10, { steps: 4 });
  await page.mouse.move(box.x + 100, y, { steps: 2 });
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
  await page.reload();
  expect((await namesOf(page, 99)).at(-1)).toBe(c);

  // The other admin still sees the first order.
  expect(await namesOf(late, 3)).toEqual([a, b, c]);
  await drag(late, rows(late).nth(0), rows(late).nth(2), "upper");
  await expect(late.getByText("Somebody else has changed the order meanwhile.", { exact: false })).toBeVisible();
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
  await drag(page, rows(page).nth(2), rows(page).nth(0), "upper");
  letThrough();
  await expect(page.getByText(`${before} is now at place 2 of`)).toBeAttached();
  expect(await namesOf(page, 99)).toEqual(moved);
  expect(sent).toBe(2);
});

test("on a Turkish phone lists are chosen and values moved by menus", async ({ open }) => {
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
  await page.getByRole("searchbox", { name: "Ada göre ara" }).fill("yok böyle bir şey");
  await expect(page.getByText("Eşleşen yok")).toBeVisible();
  await page.getByRole("link", { name: "Tümünü göster" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Aşamalar" })).toBeVisible();
  await expect.poll(() => namesOf(page, 2)).toEqual([b, a]);
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

test("a value is merged and moved to a parent found by typing", async ({ open }) => {
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
  await expect(question.getByText("No results. Try other words.")).toBeVisible();
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

  const address = "/admin/management/types?list=all&search=telet%C4%B1p";
  const tr = await open(address, { as: "admin", locale: "tr", width: 375, theme: "dark" });
  await expect(rows(tr).first()).toContainText("Sağlık");
  await tr.getByRole("button", { name: "İşlemler: Teletıp" }).click();
  await tr.getByRole("menuitem", { name: "Başka bir üst değere taşı" }).click();
  const parent = tr.getByRole("combobox", { name: "Yeni üst değer" });
  const move = tr.getByRole("dialog").getByRole("button", { name: "Taşı", exact: true });
  // Typing chooses nothing yet.
  await parent.fill("ENERJİ");
  await expect(tr.getByRole("option", { name: "Enerji Energy" })).toBeVisible();
  await tr.keyboard.press("Escape");
  await move.click();
  await expect(tr.getByText("Yeni üst değeri seçin.")).toBeVisible();
  await shot(tr, "nothing-chosen");
  await parent.fill("ENERJİ");
  await expect(tr.getByRole("option", { name: "Enerji Energy" })).toBeVisible();
  await axe(tr);
  await tr.getByRole("option", { name: "Enerji Energy" }).click();
  await move.click();
  await expect(tr.getByText("“Teletıp” taşındı.")).toBeVisible();
  await expect(rows(tr).first()).toContainText("Enerji");
});

test("a category's reports are put in recommended order", async ({ open }) => {
  const page = await open("/admin/management/report-management/category", { as: "admin" });
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
