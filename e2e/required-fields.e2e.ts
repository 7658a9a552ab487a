import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { type DemoRole, demoEmail } from "#features/accounts/limits.ts";
import { openDatabase } from "#server/database.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { fieldNames } from "#shared/edit/field-names.ts";
import { expect, test } from "./harness.ts";

interface FormUnderTest {
  name: string;
  address: string;
  as?: DemoRole;
  /** It opens in a dialog. */
  opener?: string;
  /** Names of the fields that must be filled in, as they stand in the form. */
  fields: [string, ...string[]];
}

const CODE = "a-code-that-was-mailed";

/** A link to a first password that still works. */
async function data(folder: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(sql`
    insert into mailed_code (account_id, purpose, code_hash, expires_at)
    select id, 'welcome', decode(${hashOfToken(CODE).toString("hex")}, 'hex'), now() + interval '1 day' from account where email = ${demoEmail("jury")}`);
  await database.close();
}

test.use({ additions: { data } });

const NEW_ROW = "main button[aria-haspopup=dialog].button-primary";

/** Every form with fields that a browser does not send empty. A new one gets its row here. */
const FORMS: FormUnderTest[] = [
  { name: "sign-in", address: "/login", fields: ["email", "password"] },
  { name: "claim", address: "/claim/organization/kordon-melekleri", as: "member", fields: ["email"] },
  {
    name: "sign-up",
    address: "/register",
    fields: ["name", "surname", "email", "password", "termsAccepted", "privacyAccepted"],
  },
  { name: "forgotten password", address: "/forgot-password", fields: ["email"] },
  {
    name: "first password",
    address: `/reset-password?code=${CODE}&welcome=1`,
    fields: ["password", "termsAccepted", "privacyAccepted"],
  },
  { name: "another address", address: "/dashboard/settings", as: "jury", fields: ["newEmail", "password"] },
  {
    name: "another password",
    address: "/profile/settings/change-password",
    as: "jury",
    fields: ["oldPassword", "newPassword"],
  },
  { name: "leaving", address: "/profile/settings/delete-account", as: "jury", fields: ["understood"] },
  { name: "saved search", address: "/startups/health", as: "premium", opener: "a[href*=saved]", fields: ["name"] },
  {
    name: "new user",
    address: "/admin/management/users",
    as: "admin",
    opener: NEW_ROW,
    fields: ["name", "surname", "email"],
  },
  { name: "new admin", address: "/admin/management/admins", as: "admin", opener: NEW_ROW, fields: ["account"] },
  {
    name: "new user type",
    address: "/admin/management/user-type-management",
    as: "admin",
    opener: NEW_ROW,
    fields: ["nameEn", "nameTr"],
  },
  { name: "banned word", address: "/admin/management/banned-words", as: "admin", opener: NEW_ROW, fields: ["word"] },
];

const SENTENCE = {
  en: /^(Fill in this field|Check this box to continue)\.$/,
  tr: /^(Bu alanı doldurun|Devam etmek için bu kutuyu işaretleyin)\.$/,
};

/** Counts the bubbles that the browser shows by itself. */
const countBubbles = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.bubbles = "0";
    const count = (event: Event) => {
      if (!event.defaultPrevented) document.documentElement.dataset.bubbles += "1";
    };
    addEventListener("invalid", (event) => setTimeout(count, 0, event), true);
  });

for (const locale of ["en", "tr"] as const)
  for (const { name, address, as, opener, fields: inEnglish } of FORMS)
    test(`an empty form names all its fields at once, in ${locale}: ${name}`, async ({ open }) => {
      const page = await open(address, { locale, width: locale === "tr" ? 375 : 1280, ...(as && { as }) });
      const fields = fieldNames(Object.fromEntries(inEnglish.map((one) => [one, one])), locale);
      const first = fields[0]!;
      if (opener) await page.locator(opener).and(page.locator(":visible")).first().click();
      await countBubbles(page);
      const form = page.locator("form:visible", { has: page.locator(`[name="${fields.at(-1)}"]`) }).first();
      const field = (of: string) => form.locator(`[name="${of}"]:not([type=hidden])`).first();
      const reason = (of: string) =>
        form
          .locator("[data-field]", { has: page.locator(`[name="${of}"]`) })
          .locator("[id$=-error]")
          .first();
      for (const of of fields) if ((await field(of).getAttribute("type")) !== "checkbox") await field(of).fill("");
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      for (const of of fields) {
        await expect(reason(of), of).toHaveText(SENTENCE[locale]);
        await expect(field(of), of).toHaveAttribute("aria-invalid", "true");
        expect(await field(of).getAttribute("aria-describedby"), of).toContain(await reason(of).getAttribute("id"));
      }
      await expect(field(first)).toBeFocused();
      await expect(page.locator("html")).toHaveAttribute("data-bubbles", "0");
      // Filling one in takes its sentence away, and leaves the others.
      if ((await field(first).getAttribute("type")) === "checkbox") await field(first).check();
      else await field(first).fill("ada@example.test");
      await expect(reason(first)).toHaveCount(0);
      for (const of of fields.slice(1)) await expect(reason(of), of).toHaveText(SENTENCE[locale]);
    });

test("server-side problems are named at all their fields at once", async ({ open }) => {
  const page = await open("/user/dashboard/invite", { as: "entrepreneur", refusal: 400 });
  const main = page.locator("main");
  await main.getByRole("button", { name: "Send" }).first().click();
  await expect(main.locator("[id$=-error]")).toHaveCount(2);
  await expect(main.locator("[aria-invalid=true]").first()).toBeFocused();

  const profile = await open("/profile", { as: "employee", locale: "tr", refusal: 400 });
  for (const name of ["name", "surname"]) await profile.locator(`input[name=${name}]`).fill("");
  await profile.locator("form").getByRole("button", { name: "Kaydet", exact: true }).click();
  for (const name of ["name", "surname"])
    await expect(profile.locator(`input[name=${name}][aria-invalid=true]`)).toBeVisible();
});

test("a text that cannot be saved is named at its field in three forms", async ({ open }) => {
  const sentence = "This contains a character that cannot be saved. Please type it anew.";
  const shown = (page: Page, name: string) =>
    page
      .locator("[data-field]", { has: page.locator(`[name=${name}]`) })
      .locator("[id$=-error]")
      .first();
  const page = await open("/register", { refusal: 400 });
  for (const [name, value] of [
    ["name", "Ada"],
    ["surname", "Işık"],
    ["email", "ada@example.test"],
    ["password", "Bal!Pe\0tek.27"],
  ] as const)
    await page.locator(`input[name=${name}]`).fill(value);
  for (const name of ["termsAccepted", "privacyAccepted"]) await page.locator(`input[name=${name}]`).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(shown(page, "password")).toHaveText(sentence);

  const admin = await open("/admin/management/user-type-management", { as: "admin", refusal: 400 });
  await admin.locator(NEW_ROW).click();
  await admin.locator("input[name=nameEn]").fill("Guide");
  await admin.locator("input[name=nameTr]").fill("Reh\0ber");
  await admin.getByRole("dialog").getByRole("button", { name: "Add a user type" }).click();
  await expect(shown(admin, "nameTr")).toHaveText(sentence);
  await expect(shown(admin, "nameEn")).toHaveCount(0);

  const profile = await open("/profile", { as: "employee", refusal: 400 });
  await profile.locator("input[name=title]").fill("Ar\0ıcı");
  await profile.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(shown(profile, "title")).toHaveText(sentence);
});
