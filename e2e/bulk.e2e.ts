import { openServer } from "#db/open.server.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";
import { axe, expect, shot, test } from "./harness.ts";

const ROW_COUNT = 2_000;
let postgres: NativePostgres;

// The embedded database, which the other journeys have, shows no progress and cannot be stopped meanwhile.
async function settings() {
  postgres = await startPostgres({ inMemory: true });
  return { DATABASE_URL: postgres.addressOf("postgres"), DEMO: "1" };
}

test.use({ additions: { settings } });
test.afterAll(async ({ site }) => {
  await site.stop();
  await postgres.stop();
});

test("a bulk change of thousands shows progress, stops and completes unseen", async ({ open }) => {
  const { pool, close } = openServer(postgres.addressOf("postgres"));
  await pool.query(
    `insert into startup (id, seo_url, name, is_visible) select gen_random_uuid(), 'toplu-' || n, 'Toplu ' || n, true from generate_series(1, $1::int) n`,
    [ROW_COUNT],
  );
  await pool.query("select list_rebuild('startups')");
  const hidden = async () =>
    (await pool.query("select from startup where seo_url like 'toplu-%' and not is_visible")).rowCount;

  const page = await open("/admin/management/startups?search=toplu", { as: "admin", locale: "tr" });
  const hideAll = async () => {
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin tümünü seç" }).check();
    await page.getByRole("button", { name: "Eşleşen 2.000 kaydın tümünü seç" }).click();
    await page.getByRole("button", { name: "Seçilenlerle işlem" }).click();
    await page.getByRole("menuitem", { name: "Gizle" }).click();
    await expect(page.getByText("2.000 kaydın ilk 200 tanesine bakıldı.")).toBeVisible();
    await expect(page.getByText("200 kayıt değişecek")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Gizle" }).click();
  };
  await hideAll();
  await expect(page.getByText("Kayıtlar değiştiriliyor.").first()).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Durdur" }).click();
  await expect(page.getByText("Durduruldu. Hiçbir kayıt değişmedi.")).toBeVisible({ timeout: 60_000 });
  expect(await hidden()).toBe(0);

  await hideAll();
  await expect(page.getByText("Kayıtlar değiştiriliyor.").first()).toBeVisible();
  const address = page.url();
  await page.goto("about:blank");
  await expect.poll(hidden, { timeout: 60_000 }).toBe(ROW_COUNT);
  await page.goto(address.split("?")[0]!);
  await expect(page.getByText("2.000 kayıt değişti.")).toBeVisible();
  await axe(page);
  await close();
});

test("an import is mapped, previewed, stopped, completed, undone on a phone", async ({ open }) => {
  const { pool, close } = openServer(postgres.addressOf("postgres"));
  const imported = async () => (await pool.query("select from startup where name like 'Aktarılan %'")).rowCount;
  const rows = Array.from({ length: ROW_COUNT }, (_, at) => `Aktarılan ${at},Enerji,https://aktarilan-${at}.example`);
  const page = await open("/admin/management/imports", { as: "admin", locale: "tr", width: 375 });
  await page.locator("input[type=file]").setInputFiles({
    name: "basvurular.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Girişim adı,Alan,Web sitesi", ...rows, ",Enerji,"].join("\n")),
  });
  await expect(page.getByRole("heading", { name: "basvurular.csv" })).toBeVisible();
  await page.getByRole("combobox", { name: "Alan: Alan" }).selectOption("Sektör");
  await axe(page);
  await page.getByRole("button", { name: "Önizlemeyi göster" }).click();
  await expect(page.getByText("Henüz hiçbir şey değişmedi.")).toBeVisible({ timeout: 60_000 });
  // The form with the pressed button is gone: the focus is on what stands in its place.
  await expect(page.locator(":focus")).toContainText("Henüz hiçbir şey değişmedi.");
  await page.getByRole("link", { name: "Sütunları değiştir" }).click();
  await page.getByRole("button", { name: "Önizlemeyi göster" }).click();
  await expect(page.getByText("Henüz hiçbir şey değişmedi.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: /^Reddedilen/ }).click();
  // The remark stands on the screen, not beside it.
  await expect(page.getByText("satırın adı ya da kimliği yok")).toBeInViewport({ ratio: 1 });
  const table = page.getByRole("region", { name: /^Dosyanın satırları, yana/ });
  expect(await table.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await shot(page, "import-remarks-phone");
  await axe(page);
  await page.getByRole("button", { name: "2.000 satırı içe aktar" }).click();
  await page.getByRole("button", { name: "Durdur" }).click();
  await expect(page.getByText("Durduruldu. Hiçbir şey değişmedi.")).toBeVisible({ timeout: 60_000 });
  expect(await imported()).toBe(0);

  await page.getByRole("button", { name: "2.000 satırı içe aktar" }).click();
  await expect(page.getByText("Bu sırada sayfadan ayrılabilirsiniz.")).toBeVisible();
  const address = page.url();
  await page.goto("about:blank");
  await expect.poll(imported, { timeout: 60_000 }).toBe(ROW_COUNT);
  await page.goto(address.split("?")[0]!);
  await expect(page.getByRole("link", { name: "Aktarılan 7", exact: true })).toHaveAttribute(
    "href",
    "/tr/girisim/aktarilan-7",
  );
  await shot(page, "import-done-phone");
  await page.getByRole("link", { name: "İçe aktarımı geri al" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "İçe aktarımı geri al" }).click();
  await expect(page.getByText("2.000 kayıt silindi")).toBeVisible({ timeout: 60_000 });
  expect(await imported()).toBe(0);
  await axe(page);
  await close();
});
