import { axe, expect, test } from "./harness.ts";

test("the landing says what waits, does it in place and leads there", async ({ open }) => {
  const page = await open("/dashboard", { as: "entrepreneur", locale: "tr", width: 375 });
  await expect(page.getByRole("heading", { name: /^(Günaydın|İyi günler|İyi akşamlar), Işıl$/ })).toBeVisible();
  await axe(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Yanıt bekleyen 1 davet" })).toBeVisible();
  // The site's own pages stand in its header: no footer below.
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  // Past the menu, too.
  await page.locator("a[href='#content']").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(main.getByRole("navigation", { name: "Kimin işi" }).getByRole("link").first()).toBeFocused();
  // One side alone, by its address.
  const rows = main.getByRole("listitem").filter({ hasText: /onay bekleyen 7 bilgi/ });
  await expect(rows).toHaveCount(2);
  await main
    .getByRole("navigation", { name: "Kimin işi" })
    .getByRole("link", { name: /^Rafbul/ })
    .click();
  await expect(page).toHaveURL(/\?for=/);
  await expect(rows).toHaveCount(1);
  // In place, and the line is gone.
  await rows.getByRole("button", { name: /^Hepsi güncel/ }).click();
  await expect(main.getByText("Bilgiler onaylandı.")).toBeVisible();
  await expect(rows).toHaveCount(0);
  await axe(page);
  await page.goto("/tr/panel");
  await main.getByRole("link", { name: /Zeytingöz: onay bekleyen 7 bilgi/ }).click();
  await page.getByRole("button", { name: "Bilgilerin hepsi güncel" }).click();
  await expect(page.getByText("ekibin bilgileri bugün onayladığı yazıyor")).toBeVisible();
  await page.goto("/tr/panel");
  await expect(main.getByRole("link", { name: "Yanıt bekleyen 1 davet" })).toBeVisible();
  await expect(main.getByText("Zeytingöz: onay bekleyen")).toBeHidden();
});
