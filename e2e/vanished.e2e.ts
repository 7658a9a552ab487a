import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { axe, expect, test } from "./harness.ts";
import { addStartups, BARE_STARTUP, LONG_NAMED } from "./startups.ts";

/** Two startups whose source has them no more. */
async function data(folder: string): Promise<void> {
  await addStartups(folder);
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(sql`
    insert into data_source (key, name, url, licence, licence_url, attribution_en, attribution_tr)
    values ('sample', 'Örnek Liste', 'https://sample.example', 'CC', 'https://cc.example', 'By Sample', 'Örnek Liste')`);
  await database.db.execute(sql`
    insert into import_row (kind, source_key, entity_id, vanished_at)
    select 'startup', 'sample:' || seo_url, id, now() from startup where seo_url in (${BARE_STARTUP.seoUrl}, ${LONG_NAMED.seoUrl})`);
  await database.close();
}

test.use({ additions: { data } });

const row = (page: Page, name: string) => page.locator("tbody tr", { hasText: name });

test("an admin keeps or removes what vanished from its source", async ({ open }) => {
  const visitor = await open(`/tr/girisim/${BARE_STARTUP.seoUrl}`, { locale: "tr", refusal: 404 });
  const page = await open("/tr/admin/yonetim/kaybolanlar", { as: "admin", locale: "tr" });
  await axe(page);
  const menuOf = (name: string) => row(page, name).getByRole("button", { name: /^İşlemler: / });
  await menuOf(LONG_NAMED.name).click();
  await page.getByRole("menuitem", { name: "Kalsın" }).click();
  await expect(row(page, LONG_NAMED.name).getByRole("link", { name: "Kalıyor" })).toBeVisible();
  await menuOf(BARE_STARTUP.name).click();
  await page.getByRole("menuitem", { name: "Kaldır" }).click();
  const question = page.getByRole("dialog", { name: "Kaldırılsın mı?" });
  await expect(question).toContainText(BARE_STARTUP.name);
  await axe(page);
  await question.getByRole("button", { name: "Kaldır" }).click();
  await expect(page.getByText(`Kaldırıldı: ${BARE_STARTUP.name}.`).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: BARE_STARTUP.name })).toHaveCount(0);
});
