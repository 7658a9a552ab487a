import { openServer } from "#db/open.server.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";
import { axe, expect, test } from "./harness.ts";

const ROWS = 2_000;
let postgres: NativePostgres;

// The embedded database, which the other journeys have, changes no more than 200 rows at once.
async function settings() {
  postgres = await startPostgres({ inMemory: true });
  return { DATABASE_URL: postgres.addressOf("postgres"), DEMO: "1" };
}

test.use({ additions: { settings } });
test.setTimeout(60_000);
test.afterAll(async ({ site }) => {
  await site.stop();
  await postgres.stop();
});

test("thousands of startups are changed at once: with progress, stopped, and to the end while the page is left", async ({
  open,
}) => {
  const { pool, close } = openServer(postgres.addressOf("postgres"));
  await pool.query(
    `insert into startup (id, seo_url, name, is_visible) select gen_random_uuid(), 'toplu-' || n, 'Toplu ' || n, true from generate_series(1, $1::int) n`,
    [ROWS],
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
    await page.getByRole("dialog").getByRole("button", { name: "Gizle" }).click();
  };
  await hideAll();
  await expect(page.getByText("Kayıtlar değiştiriliyor.").first()).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Durdur" }).click();
  await expect(page.getByText("Durduruldu. Hiçbir kayıt değişmedi.")).toBeVisible({ timeout: 15_000 });
  expect(await hidden()).toBe(0);

  await hideAll();
  await expect(page.getByText("Kayıtlar değiştiriliyor.").first()).toBeVisible();
  const address = page.url();
  await page.goto("about:blank");
  await expect.poll(hidden, { timeout: 60_000 }).toBe(ROWS);
  await page.goto(address);
  await expect(page.getByText("2.000 kayıt değişti.")).toBeVisible();
  await axe(page);
  await close();
});
