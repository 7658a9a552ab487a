import lookingEn from "#features/looking/messages.en.ts";
import lookingTr from "#features/looking/messages.tr.ts";
import { LOCALES } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { axe, expect, shot, test } from "./harness.ts";

const TEXTS = { en: lookingEn, tr: lookingTr };

for (const locale of LOCALES)
  test(`viewing as another explains closed admin pages, in ${locale}`, async ({ open }) => {
    const text = TEXTS[locale];
    const phone = locale === "tr" ? { width: 375, theme: "dark" as const } : {};
    const page = await open(pathTo("seeAs", locale), { as: "admin", locale, refusal: 404, ...phone });
    for (const kind of ["member", "visitor"] as const) {
      await page.goto(pathTo("seeAs", locale));
      await page.getByRole("radio", { name: text.kinds[kind], exact: true }).check();
      await page.getByRole("button", { name: text.begin, exact: true }).click();
      const bar = page.getByRole("region", { name: text.title });
      await expect(bar.getByRole("status")).toContainText(text.kinds[kind]);
      if (kind === "member") {
        const account = page.locator("header").getByRole("button", { name: new RegExp(text.nobody.member) });
        await expect(account).toHaveText(text.nobody.member[0]!);
      }
      await page.goto(pathTo("adminUsers", locale, {}, { search: "kovan" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.notOpen);
      await expect(page.getByRole("main")).toContainText(text.kinds[kind]);
      await axe(page);
      await shot(page, `looking-closed-${kind}-${locale}`);
      await page.getByRole("button", { name: text.endAndOpen }).click();
      await expect(page.locator("main tbody tr").first()).toBeVisible();
      expect(page.url()).toContain(pathTo("adminUsers", locale, {}, { search: "kovan" }));
      await expect(bar).toHaveCount(0);
    }
  });
