import usersEn from "#features/accounts/admin/messages.en.ts";
import usersTr from "#features/accounts/admin/messages.tr.ts";
import adminEn from "#features/admin/messages.en.ts";
import adminTr from "#features/admin/messages.tr.ts";
import claimsEn from "#features/claims/messages.en.ts";
import claimsTr from "#features/claims/messages.tr.ts";
import lookingEn from "#features/looking/messages.en.ts";
import lookingTr from "#features/looking/messages.tr.ts";
import auditEn from "#features/operations/audit-words/messages.en.ts";
import auditTr from "#features/operations/audit-words/messages.tr.ts";
import packagesEn from "#features/premium/packages/messages.en.ts";
import packagesTr from "#features/premium/packages/messages.tr.ts";
import siteEn from "#features/site/identity-editing/messages.en.ts";
import siteTr from "#features/site/identity-editing/messages.tr.ts";
import { LOCALES } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { namesByCode } from "#shared/table/column.ts";
import tableEn from "#ui/data-table/messages.en.ts";
import tableTr from "#ui/data-table/messages.tr.ts";
import { axe, expect, interactive, test } from "./harness.ts";
import { filled } from "./texts.ts";

const TEXTS = {
  en: { admin: adminEn, claims: claimsEn, users: usersEn.users, packages: packagesEn, site: siteEn, table: tableEn },
  tr: { admin: adminTr, claims: claimsTr, users: usersTr.users, packages: packagesTr, site: siteTr, table: tableTr },
};
const LOOKING_TEXTS = { en: lookingEn, tr: lookingTr };
const AUDIT = { en: auditEn, tr: auditTr };
for (const locale of LOCALES) {
  const kind = locale === "en" ? "on a wide screen" : "on a phone in the dark";
  test(`an admin's day in ${locale}, ${kind}: claim, account, price, name, look`, async ({ open }) => {
    const { admin, claims, users, packages, site, table } = TEXTS[locale];
    const looking = LOOKING_TEXTS[locale];
    const visit = { locale, width: locale === "en" ? 1280 : 375, theme: locale === "en" ? "light" : "dark" } as const;
    const page = await open("/admin/management", { ...visit, as: "admin" });
    await expect(page.getByRole("heading", { name: admin.panel.waiting })).toBeVisible();
    await axe(page);
    const to = async (address: string) => {
      await page.goto(address);
    };
    const act = async (row: string | RegExp, action: string) => {
      await page.getByRole("button", { name: row }).first().click();
      await page.getByRole("menuitem", { name: action, exact: true }).click();
    };
    const anyRow = new RegExp(`^${filled(table.actionsOf, { name: "" }).trim()}`);

    await to(pathTo("adminClaims", locale));
    await page.getByRole("link", { name: claims.quick.open, exact: true }).click();
    await page.waitForURL(/state=open/);
    await act(anyRow, claims.actions.declined.label);
    await axe(page);
    await page.getByRole("dialog").getByRole("button", { name: claims.actions.declined.label }).click();
    await expect(page.getByText(claims.actions.declined.done.split("{")[0]!.trim())).toBeVisible();

    await to(pathTo("adminUsers", locale, {}, { search: "job-hunter@kovan" }));
    await act(anyRow, users.actions.lock.label);
    await page.getByRole("dialog").getByRole("button", { name: users.actions.lock.label }).click();
    await act(anyRow, users.actions.unlock.label);
    const unlocked = users.actions.unlock.done.replace("{name}", "").trim();
    await expect(page.getByText(unlocked)).toBeVisible();

    await to(pathTo("adminPackageManagement", locale));
    const price = filled(table.edit, { column: packages.columns.priceTry, name: "" }).trim();
    await page.getByRole("button", { name: price }).first().click();
    await page.getByRole("spinbutton", { name: price }).fill(locale === "en" ? "1234.5" : "2345.5");
    await page.keyboard.press("Enter");
    await expect(page.getByText(filled(table.saved, { column: packages.columns.priceTry }))).toBeVisible();

    await to(pathTo("adminBrand", locale));
    await page.getByRole("textbox", { name: site.brand.name }).fill(`Petek ${locale}`);
    await page.getByRole("button", { name: site.save, exact: true }).click();
    await expect(page.getByText(site.saved)).toBeVisible();
    await axe(page);
    const visitor = await open("/", { locale });
    await expect(visitor).toHaveTitle(new RegExp(`Petek ${locale}`));

    await to(pathTo("startup", locale, { seoUrl: "mikro-ses" }));
    await page.getByRole("link", { name: looking.title }).click();
    await interactive(page);
    await page.getByRole("button", { name: looking.begin, exact: true }).click();
    const bar = page.getByRole("region", { name: looking.title });
    await expect(bar.getByRole("status")).toContainText(looking.kinds.visitor);
    await axe(page);
    await bar.getByRole("button", { name: looking.end }).click();
    await expect(bar).toHaveCount(0);

    await to(pathTo("adminAudit", locale));
    const actions = namesByCode(AUDIT[locale].action);
    for (const action of ["claim.declined", "account.locked", "package.changed", "site.brand"]) {
      const row = page.locator("main tbody tr").filter({ hasText: action }).first();
      await expect(row).toContainText(actions[action]!);
    }
    const ofPackage = page.locator("main tbody tr").filter({ hasText: "package.changed" }).first();
    await ofPackage.getByRole("link", { name: packages.columns.priceTry }).click();
    const entry = page.getByRole("region", { name: actions["package.changed"]!, exact: true });
    await expect(entry.getByRole("row", { name: packages.columns.priceTry })).toContainText(
      locale === "en" ? "1234.5" : "2345.5",
    );
    await axe(page);
  });
}
