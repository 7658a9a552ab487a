import type { Database } from "#db/open.server.ts";
import { expect } from "./expect.ts";
import { axe, test } from "./harness.ts";

/** More than are changed at once: these are changed in the background. */
const ROW_COUNT = 300;
/** Of statements, locks and requests: the journeys hold the work where it is until they have looked. */
const LIMIT_SECONDS = "300";

const settings = async () => ({
  DATABASE_STATEMENT_SECONDS: LIMIT_SECONDS,
  DATABASE_LOCK_SECONDS: LIMIT_SECONDS,
  REQUEST_SECONDS: LIMIT_SECONDS,
});

/** Takes a lock that the work needs; answers what gives it free: until then the work waits. */
async function hold(pool: Database["pool"], lock: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query(`begin; ${lock}`);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

test.use({ additions: { settings } });

/** How often somebody has asked work to stop. */
const stopsIn = async (pool: Database["pool"], table: "bulk_change" | "import_run") =>
  (await pool.query(`select from ${table} where stop_requested_at is not null`)).rowCount;

test("a bulk change of hundreds shows progress, stops and completes unseen", async ({ open, site }) => {
  const { pool, close } = await site.openDatabase();
  await pool.query(
    `insert into startup (id, seo_url, name, is_visible) select gen_random_uuid(), 'toplu-' || n, 'Toplu ' || n, true from generate_series(1, $1::int) n`,
    [ROW_COUNT],
  );
  await pool.query("select list_rebuild('startups')");
  await pool.query("analyze");
  const hidden = async () =>
    (await pool.query("select from startup where seo_url like 'toplu-%' and not is_visible")).rowCount;

  const page = await open("/admin/management/startups?search=toplu", { as: "admin", locale: "tr" });
  /** Hides all rows, one of which is locked; answers what unlocks it. */
  const hideAll = async () => {
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin tümünü seç" }).check();
    await page.getByRole("button", { name: "Eşleşen 300 kaydın tümünü seç" }).click();
    await page.getByRole("button", { name: "Seçilenlerle işlem" }).click();
    await page.getByRole("menuitem", { name: "Gizle" }).click();
    await expect(page.getByText("300 kaydın ilk 200 tanesine bakıldı.")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("200 kayıt değişecek")).toBeVisible();
    const unlock = await hold(pool, "select from startup where seo_url = 'toplu-1' for update");
    await page.getByRole("dialog").getByRole("button", { name: "Gizle" }).click();
    return unlock;
  };
  let unlock = await hideAll();
  await expect(page.getByText("Kayıtlar değiştiriliyor.").first()).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Durdur" }).click();
  await expect.poll(() => stopsIn(pool, "bulk_change")).toBe(1);
  await unlock();
  await expect(page.getByText("Durduruldu. Hiçbir kayıt değişmedi.")).toBeVisible({ timeout: 60_000 });
  expect(await hidden()).toBe(0);

  unlock = await hideAll();
  await expect(page.getByText("Kayıtlar değiştiriliyor.").first()).toBeVisible();
  const address = page.url();
  await page.goto("about:blank");
  await unlock();
  await expect.poll(hidden, { timeout: 60_000 }).toBe(ROW_COUNT);
  await page.goto(address.split("?")[0]!);
  await expect(page.getByText("300 kayıt değişti.")).toBeVisible();
  await axe(page);
  await close();
});

test("an import is mapped, previewed, stopped, completed, undone on a phone", async ({ open, site }) => {
  const { pool, close } = await site.openDatabase();
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
  await axe(page);
  const holdTable = () => hold(pool, "lock table startup in share mode");
  let unlock = await holdTable();
  await page.getByRole("button", { name: "300 satırı içe aktar" }).click();
  await page.getByRole("button", { name: "Durdur" }).click();
  await expect.poll(() => stopsIn(pool, "import_run")).toBe(1);
  await unlock();
  await expect(page.getByText("Durduruldu. Hiçbir şey değişmedi.")).toBeVisible({ timeout: 60_000 });
  expect(await imported()).toBe(0);

  unlock = await holdTable();
  await page.getByRole("button", { name: "300 satırı içe aktar" }).click();
  await expect(page.getByText("Bu sırada sayfadan ayrılabilirsiniz.")).toBeVisible();
  const address = page.url();
  await page.goto("about:blank");
  await unlock();
  await expect.poll(imported, { timeout: 60_000 }).toBe(ROW_COUNT);
  await page.goto(address.split("?")[0]!);
  await expect(page.getByRole("link", { name: "Aktarılan 7", exact: true })).toHaveAttribute(
    "href",
    "/tr/girisim/aktarilan-7",
  );
  await page.getByRole("link", { name: "İçe aktarımı geri al" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "İçe aktarımı geri al" }).click();
  await expect(page.getByText("300 kayıt silindi")).toBeVisible({ timeout: 60_000 });
  expect(await imported()).toBe(0);
  await axe(page);
  await close();
});
