import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { EXPORT_AT_ONCE } from "#shared/table/column.ts";
import { axe, open, withData } from "./harness.ts";

const PEOPLE = EXPORT_AT_ONCE + 1;

withData(async (folder) => {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(sql`insert into account (id, email, name, surname, seo_url)
    select gen_random_uuid(), 'ari' || n || '@example.test', 'Arı' || n, 'Petekoğlu', 'ari-petekoglu-' || n
    from generate_series(1, ${sql.raw(String(PEOPLE))}) n`);
  await database.close();
});

test("a long spreadsheet is asked for, written while one waits or leaves, and downloaded", async () => {
  const page = await open("/admin/management/users?search=petekoglu", { as: "admin", locale: "tr" });
  await page.getByRole("button", { name: "Excel’e aktar" }).click();
  await page.getByText("Excel dosyası hazırlanıyor.").first().waitFor();
  await page.getByText("dosya hazır olunca e-posta gönderilir").waitFor();
  await page.reload();
  await page.getByText("5.001 satırlık Excel dosyanız hazır.").waitFor({ timeout: 60_000 });
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "İndir" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Kullanıcılar .*\.xlsx$/);
  const [sheet] = await readSheet(await buffer(await download.createReadStream()));
  expect(sheet!.data).toHaveLength(PEOPLE + 1);
}, 120_000);
