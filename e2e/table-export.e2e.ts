import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { EXPORT_AT_ONCE } from "#shared/table/column.ts";
import { axe, expect, test } from "./harness.ts";

const PEOPLE = EXPORT_AT_ONCE + 1;

async function data(folder: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'ari' || n || '@example.test', 'Arı' || n, 'Petekoğlu', 'ari-petekoglu-' || n
    from generate_series(1, ${sql.raw(String(PEOPLE))}) n`);
  await database.close();
}

test.use({ additions: { data } });

test("a long spreadsheet is requested, written meanwhile and downloaded", async ({ open }) => {
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

test("the embedded database's row limit is said before choosing", async ({ open }) => {
  const page = await open("/admin/management/users?search=petekoglu", { as: "admin", locale: "tr" });
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin tümünü seç" }).check();
  await page.getByRole("button", { name: "Eşleşen 5.001 kaydın tümünü seç" }).click();
  await page.getByRole("button", { name: "Seçilenlerle işlem" }).click();
  await expect(page.getByText("Bir seferde en çok 2.000 kayıt.")).toBeVisible();
  await page.goto("/tr/admin/yonetim/ice-aktarimlar");
  await expect(page.getByText("en fazla 5 MB ve 2.000 satır")).toBeVisible();
});
