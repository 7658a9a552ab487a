import adminEn from "#features/admin/messages.en.ts";
import adminTr from "#features/admin/messages.tr.ts";
import settingsEn from "#features/premium/settings/messages.en.ts";
import settingsTr from "#features/premium/settings/messages.tr.ts";
import startupsEn from "#features/startups/management/messages.en.ts";
import startupsTr from "#features/startups/management/messages.tr.ts";
import { LOCALES } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import tableEn from "#ui/data-table/messages.en.ts";
import tableTr from "#ui/data-table/messages.tr.ts";
import { axe, expect, test } from "./harness.ts";
import { filled } from "./texts.ts";

const TEXTS = {
  en: { admin: adminEn, settings: settingsEn, startups: startupsEn, table: tableEn },
  tr: { admin: adminTr, settings: settingsTr, startups: startupsTr, table: tableTr },
};
const LOOKS = { en: { width: 1280, theme: "light" }, tr: { width: 375, theme: "dark" } } as const;

for (const locale of LOCALES)
  test(`a moderator's day in ${locale}: startups and premium settings only`, async ({ open }) => {
    const { admin, settings, startups, table } = TEXTS[locale];
    const page = await open("/admin/management", { as: "moderator", locale, ...LOOKS[locale] });
    await expect(page.locator("h1")).toHaveText(admin.panel.title);
    await axe(page);
    const menu = page.getByRole("navigation", { name: admin.menu });
    if (locale === "tr") await menu.locator("summary").click();
    await expect(menu.getByRole("link")).toHaveText([admin.panel.title, startups.title, settings.title]);

    await menu.getByRole("link", { name: startups.title, exact: true }).click();
    await page.waitForURL((url) => url.pathname === pathTo("adminStartups", locale));
    await page.getByRole("link", { name: startups.quick.nonBot, exact: true }).click();
    await page.waitForURL(/isBot=false/);
    await axe(page);
    const name = (await page.locator("main tbody tr").first().getByRole("link").first().innerText()).trim();
    const act = async (action: string) => {
      await page.getByRole("button", { name: filled(table.actionsOf, { name }), exact: true }).click();
      await page.getByRole("menuitem", { name: action, exact: true }).click();
    };
    const says = (sentence: string) => expect(page.getByText(filled(sentence, { name }))).toBeVisible();
    await act(startups.actions.favor.label);
    await says(startups.actions.favor.done);
    await act(startups.actions.roundsAndTeam.label);
    await expect(page.getByRole("dialog").getByText(startups.drawer.team, { exact: false }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await act(startups.actions.hide.label);
    await page.getByRole("dialog").getByRole("button", { name: startups.actions.hide.label, exact: true }).click();
    await says(startups.actions.hide.done);
    const visitor = await open("/startups", { locale });
    await expect(visitor.locator("main").getByRole("link", { name, exact: true })).toHaveCount(0);
    await act(startups.actions.show.label);
    await says(startups.actions.show.done);
    await act(startups.actions.disfavor.label);
    await says(startups.actions.disfavor.done);

    await page.goto(pathTo("adminPremiumSettings", locale));
    const source = page.getByRole("textbox", { name: settings.customerSource });
    await source.fill(`${locale}: fair`);
    await page.getByRole("button", { name: settings.save, exact: true }).click();
    await expect(page.getByText(settings.saved)).toBeVisible();
    await page.reload();
    await expect(source).toHaveValue(`${locale}: fair`);
    await axe(page);
    for (const closed of ["adminErrors", "adminUsers", "adminTypes", "adminImports", "adminClaims"] as const)
      expect((await page.request.get(pathTo(closed, locale))).status(), closed).toBe(404);
  });
