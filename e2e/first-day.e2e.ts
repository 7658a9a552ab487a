import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { bytesOf, codeOf, stepAt } from "#features/accounts/second-factor/parts/totp.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { BULK_MAX_EMBEDDED } from "#shared/table/column.ts";
import { spawnScript } from "#testing/server-process.ts";
import { expect } from "./expect.ts";
import { axe, test } from "./harness.ts";

const ADMIN = "oya@anittepe.example";
const CONTROLLER = "Anıttepe Teknik Üniversitesi";
let password = "";
/** Each counts once. */
let recoveryCodes: string[] = [];

/** The first admin of a house that has nothing yet, as README says. */
async function addFirstAdmin(folder: string): Promise<void> {
  const added = spawnScript("scripts/admin.ts", { DATA_DIR: folder, DEMO: "0" }, ["add", ADMIN]);
  expect(await added.exited).toBe(0);
  password = /shown this once: (\S+)/.exec(added.output())![1]!;
  // More people than the embedded database changes at once.
  const { db, close } = await openDatabase(readSettings({ DATA_DIR: folder }));
  await db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'ari' || n || '@example.test', 'Arı' || n, 'Petekoğlu', 'ari-petekoglu-' || n
    from generate_series(1, ${sql.raw(String(BULK_MAX_EMBEDDED + 1))}) n`);
  await close();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(ADMIN);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}

async function signInTwice(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole("textbox", { name: "Code of the app, or a recovery code" }).fill(recoveryCodes.pop()!.trim());
  await page.getByRole("button", { name: "Sign in" }).click();
  // Only pages of members ask for it.
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
}

/** Who runs the house is led to a second step at the first sign-in. */
async function setUpSecondStep(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  await axe(page);
  await page.getByRole("textbox", { name: "Your password" }).fill(password);
  await page.getByRole("button", { name: "Set it up" }).click();
  const key = await page.locator("code").innerText();
  await axe(page);
  await page.getByRole("textbox", { name: "Six-digit code" }).fill(codeOf(bytesOf(key), stepAt(Date.now())));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await axe(page);
  recoveryCodes = await page.getByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/).allInnerTexts();
  await page.getByRole("link", { name: "I have saved them" }).click();
}

/** As for a house that nobody has set anything of. */
const settings = async () => ({ STAFF_SECOND_FACTOR: "1", STAFF_IDLE_DAYS: "7" });
test.use({ additions: { isFresh: true, beforeStart: addFirstAdmin, settings } });
test.slow();

test("a visitor of a fresh house reads nothing invented and can buy nothing", async ({ open }) => {
  const page = await open("/");
  await expect(page.getByRole("heading", { name: "Everyone who builds, in one place" })).toBeVisible();
  for (const name of ["Voices from the hive", "What’s new"])
    await expect(page.getByRole("heading", { name })).toHaveCount(0);
  const footer = page.locator("footer");
  for (const name of ["Terms of service", "Payment plans", "About us"])
    await expect(footer.getByRole("link", { name })).toHaveCount(0);
  await page.goto("/register");
  await expect(page.getByText("Sign-up is not open yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create account" })).toHaveCount(0);
  await page.goto("/tr/odeme-planlari");
  await expect(page.getByRole("heading", { name: "Burada satılan bir şey yok" })).toBeVisible();
  await axe(page);
});

test("the checklist leads to each step, ticks it once it is done, and can be put away", async ({ open }) => {
  const page = await open("/login", { refusal: 409 });
  await signIn(page);
  await setUpSecondStep(page);
  // Only pages of members ask for it.
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.goto("/admin/management");
  const list = page.locator("section").filter({ has: page.getByRole("heading", { name: "Before the doors open" }) });
  await expect(list.getByText("1 of 10 done")).toBeVisible();
  await expect(list.getByText("No email server is set up")).toBeVisible();
  await axe(page);

  // Publication refuses what nobody has said yet, by name, and leads to where it is said.
  await list.getByRole("link", { name: "Read and publish" }).click();
  await page.getByRole("link", { name: "Terms of service" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("[data controller] [postal address]")).toBeVisible();
  await page.getByRole("link", { name: "Name the data controller" }).click();
  await page.getByRole("textbox", { name: "Name of the controller" }).fill(CONTROLLER);
  await page.getByRole("textbox", { name: "Address (English)" }).fill("Anıttepe Campus, Ankara");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  await page.goto("/admin/management/content-management?text=terms-of-service");
  await page.getByRole("button", { name: "Publish" }).click();
  // Who publishes the terms is a member, too, and is asked at once.
  await expect(page.getByRole("heading", { name: "Before you go on" })).toBeVisible();
  await page.getByRole("checkbox", { name: /version 1 of the terms/ }).check();
  await page.getByRole("button", { name: "Accept and continue" }).click();
  await expect(page.getByRole("heading", { name: "Terms of service", level: 1 })).toBeVisible();

  const visitor = await open("/terms-of-service");
  await expect(visitor.getByText(`This portal is run by ${CONTROLLER}`)).toBeVisible();
  await expect(visitor.locator("footer").getByRole("link", { name: "Terms of service" })).toBeVisible();

  await page.goto("/admin/management");
  await expect(list.getByText("2 of 10 done")).toBeVisible();
  await expect(list.getByText(`${CONTROLLER}`)).toBeVisible();
  await expect(list.getByText(/^Not published: .*Privacy and security/)).toBeVisible();
  await list.getByRole("button", { name: "Hide the list" }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole("button", { name: "Show the setup checklist" }).click();
  await expect(list.getByText("2 of 10 done")).toBeVisible();
});

test("days and numbers go by what the house has set, in every window", async ({ open }) => {
  const page = await open("/login");
  await signInTwice(page);
  await page.goto("/admin/management/conventions");
  await axe(page);
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("America/New_York");
  await page.getByRole("checkbox", { name: "GBP · Pound sterling" }).uncheck();
  await page.getByRole("textbox", { name: "Letter of applications" }).fill("B");
  await expect(page.getByText("as in B-031")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  await page.goto("/admin/management/content-management?text=cookie-policy");
  await expect(page.getByText("At a time (New York)")).toBeVisible();
});

test("the embedded database's limits of rows are said before one chooses", async ({ open }) => {
  const page = await open("/login");
  await signInTwice(page);
  await page.goto("/tr/admin/yonetim/kullanicilar?search=petekoglu");
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin tümünü seç" }).check();
  await page.getByRole("button", { name: "Eşleşen 2.001 kaydın tümünü seç" }).click();
  await page.getByRole("button", { name: "Seçilenlerle işlem" }).click();
  await expect(page.getByText("Bir seferde en çok 2.000 kayıt.")).toBeVisible();
  await page.goto("/tr/admin/yonetim/ice-aktarimlar");
  await expect(page.getByText("en fazla 5 MB ve 2.000 satır")).toBeVisible();
});
