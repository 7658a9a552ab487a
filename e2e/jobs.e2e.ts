import type { Page } from "@playwright/test";
import { axe, expect, test } from "./harness.ts";

const ADDRESS = "/job/rafbul-beekeeper";
const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });

async function choose(page: Page, field: string, typed: string, option: string) {
  await page.getByRole("combobox", { name: field }).fill(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("the whole life of a job: a draft, published, changed, closed, deleted", async ({ open }) => {
  const page = await open("/dashboard/jobs", { as: "entrepreneur", refusal: 400 });
  await page.getByRole("main").getByRole("link", { name: "Add a job" }).first().click();
  await page.getByRole("link", { name: "Rafbul" }).click();
  await page.getByRole("textbox", { name: "Title in English" }).fill("Beekeeper");
  const add = page.getByRole("button", { name: "Save as a draft" });
  await add.click();
  // Nothing is lost, and the first missing field has the focus.
  await expect(page.getByRole("combobox", { name: "Profession" })).toBeFocused();
  await axe(page);
  await page.getByRole("combobox", { name: "Profession" }).selectOption({ label: "Other" });
  await choose(page, "Employment type", "full", "Full-time");
  await page.getByRole("textbox", { name: "Description in English" }).fill("You keep the bees.");
  await choose(page, "Technical skills", "pyth", "Python");
  await page.getByRole("combobox", { name: "Pay plan" }).selectOption({ label: "Monthly" });
  await page.getByRole("textbox", { name: "Wage from" }).fill("60,000");
  await page.getByRole("textbox", { name: "Wage up to" }).fill("50,000");
  await add.click();
  await expect(page.getByRole("textbox", { name: "Wage up to" })).toBeFocused();
  await page.getByRole("textbox", { name: "Wage up to" }).fill("80,000");
  await add.click();
  await expect(page.getByRole("heading", { name: "Beekeeper", level: 1 })).toBeVisible();
  await open(ADDRESS, { status: 404 });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The job is published.")).toBeVisible();
  await axe(page);
  const visitor = await open(ADDRESS);
  await expect(visitor.getByText("You keep the bees.")).toBeVisible();

  await page.getByRole("checkbox", { name: "Do not show the wage" }).check();
  await save(page).click();
  await expect(page.getByText("All changes saved.")).toBeVisible();
  await expect(visitor.getByText("Wage range")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Wage range")).toBeHidden();

  await page.getByRole("button", { name: "Stop taking applications" }).click();
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Stop now" }).click();
  await expect(page.getByText("Nobody can apply any more.").first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This job posting has expired." })).toBeVisible();
  // What was sent is not there for the next one.
  await page.goto(`/dashboard/add-job?startupId=${await startupId(page)}`);
  await expect(page.getByRole("textbox", { name: "Title in English" })).toHaveValue("");
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "Edit Beekeeper" }).click();
  await page.getByRole("button", { name: "Delete the job" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My jobs" })).toBeVisible();
  await expect(page.getByText("Beekeeper")).toBeHidden();
  await open(ADDRESS, { status: 404 });
});

const startupId = async (page: Page): Promise<string> =>
  (await (await page.request.get("/apiStartup/Startups/rafbul")).json()).data.id;

test("the form in Turkish on a phone in the dark: no barrier, nothing beside the page", async ({ open }) => {
  const look = { as: "entrepreneur", locale: "tr", width: 320, theme: "dark" } as const;
  const page = await open("/dashboard/add-job", look);
  await page.getByRole("link", { name: "Rafbul" }).click();
  await expect(page.getByRole("textbox", { name: "Türkçe başlık" })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const own = await open("/dashboard/jobs", look);
  await axe(own);
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
