import type { APIRequestContext, Page } from "@playwright/test";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import { fieldNames } from "#shared/edit/field-names.ts";
import type { Locale } from "#shared/locale.ts";
import { inLocale } from "#shared/paths.ts";
import { expect, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import type { Site } from "./site.ts";

interface FormUnderTest {
  name: string;
  address: string;
  /** It opens in a dialog. */
  opener?: string;
  /** Names of the fields that must be filled in, as they stand in the form. */
  fields: [string, ...string[]];
}

/** The path of a form that is reached by a mailed link. */
const MAILED_PATH = "/reset-password";

/** The mailed link to the form in which somebody chooses a first password, whose account an admin makes. */
async function mailedLink(site: Site, request: APIRequestContext): Promise<string> {
  const credentials = { email: demoEmail("admin"), password: DEMO_PASSWORD };
  const signedIn = await request.post(site.origin + login.path, { data: credentials });
  const headers = { authorization: `Bearer ${(await signedIn.json()).data.token}` };
  const data = { name: "Ada", surname: "Işık", email: "ada.ilk@example.test", locale: "en" };
  expect((await request.post(site.origin + userCalls.add.path, { headers, data })).status()).toBe(200);
  return linkFrom(site, data.email, MAILED_PATH);
}

const NEW_ROW = "main button[aria-haspopup=dialog].button-primary";

/** Every form with fields that a browser does not send empty, by who fills it in. A new one gets its row here. */
const FORMS: Partial<Record<DemoRole | "visitor", FormUnderTest[]>> = {
  visitor: [
    { name: "sign-in", address: "/login", fields: ["email", "password"] },
    {
      name: "sign-up",
      address: "/register",
      fields: ["name", "surname", "email", "password", "termsAccepted", "privacyAccepted"],
    },
    { name: "forgotten password", address: "/forgot-password", fields: ["email"] },
    {
      name: "first password",
      address: MAILED_PATH,
      fields: ["password", "termsAccepted", "privacyAccepted"],
    },
  ],
  member: [{ name: "claim", address: "/claim/organization/kordon-melekleri", fields: ["email"] }],
  jury: [
    { name: "another address", address: "/dashboard/settings", fields: ["newEmail", "password"] },
    {
      name: "another password",
      address: "/profile/settings/change-password",
      fields: ["oldPassword", "newPassword"],
    },
    { name: "API key", address: "/dashboard/keys", fields: ["name", "perMinute"] },
    { name: "leaving", address: "/profile/settings/delete-account", fields: ["understood"] },
  ],
  premium: [{ name: "saved search", address: "/startups/health", opener: "a[href*=saved]", fields: ["name"] }],
  admin: [
    {
      name: "new user",
      address: "/admin/management/users",
      opener: NEW_ROW,
      fields: ["name", "surname", "email"],
    },
    { name: "new admin", address: "/admin/management/admins", opener: NEW_ROW, fields: ["account"] },
    {
      name: "new user type",
      address: "/admin/management/user-type-management",
      opener: NEW_ROW,
      fields: ["nameEn", "nameTr"],
    },
    {
      name: "exchange rate",
      address: "/admin/management/exchange-rates",
      opener: NEW_ROW,
      fields: ["rate"],
    },
    { name: "key of the house", address: "/admin/management/keys", fields: ["name", "perMinute"] },
    { name: "banned word", address: "/admin/management/banned-words", opener: NEW_ROW, fields: ["word"] },
  ],
};

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

/** Opens the form, sends it empty, and expects a sentence at each of its fields. */
async function sendEmpty(page: Page, { name, address, opener, fields: inEnglish }: FormUnderTest, locale: Locale) {
  const { pathname, search } = new URL(address, page.url());
  await page.goto(inLocale(pathname, search, locale));
  const fields = fieldNames(Object.fromEntries(inEnglish.map((field) => [field, field])), locale);
  const first = fields[0]!;
  if (opener) await page.locator(opener).and(page.locator(":visible")).first().click();
  await countBubbles(page);
  const form = page.locator("form:visible", { has: page.locator(`[name="${fields.at(-1)}"]`) }).first();
  const fieldOf = (field: string) => form.locator(`[name="${field}"]:not([type=hidden])`).first();
  const reasonOf = (field: string) =>
    form
      .locator("[data-field]", { has: page.locator(`[name="${field}"]`) })
      .locator("[id$=-error]")
      .first();
  for (const field of fields)
    if (!(await fieldOf(field).evaluate((one) => one.matches("select, [type=checkbox]"))))
      await fieldOf(field).fill("");
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  for (const field of fields) {
    const which = `${name}: ${field}`;
    await expect(reasonOf(field), which).toHaveText(SENTENCE[locale]);
    await expect(fieldOf(field), which).toHaveAttribute("aria-invalid", "true");
    expect(await fieldOf(field).getAttribute("aria-describedby"), which).toContain(
      await reasonOf(field).getAttribute("id"),
    );
  }
  await expect(fieldOf(first), name).toBeFocused();
  await expect(page.locator("html"), name).toHaveAttribute("data-bubbles", "0");
  return { fields, first, fieldOf, reasonOf };
}

for (const [viewer, forms] of Object.entries(FORMS))
  test(`empty forms name all their fields at once: ${viewer}`, async ({ open, site, request }) => {
    const page = await open("/", viewer === "visitor" ? {} : { as: viewer as DemoRole });
    for (const form of forms) {
      if (form.address === MAILED_PATH) form.address = await mailedLink(site, request);
      const { fields, first, fieldOf, reasonOf } = await sendEmpty(page, form, "en");
      // Filling one in takes its sentence away, and leaves the others.
      if ((await fieldOf(first).getAttribute("type")) === "checkbox") await fieldOf(first).check();
      else {
        const isNumber = await fieldOf(first).evaluate((field) => field.matches("[type=number], [inputmode=decimal]"));
        await fieldOf(first).fill(isNumber ? "1" : "ada@example.test");
      }
      await expect(reasonOf(first), form.name).toHaveCount(0);
      for (const field of fields.slice(1)) await expect(reasonOf(field), field).toHaveText(SENTENCE.en);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    for (const form of forms) await sendEmpty(page, form, "tr");
  });

test("what the server refuses is named at all its fields at once", async ({ open }) => {
  const page = await open("/user/dashboard/invite", { as: "entrepreneur", refusal: 400 });
  const main = page.locator("main");
  await main.getByRole("button", { name: "Send" }).first().click();
  await expect(main.locator("[id$=-error]")).toHaveCount(2);
  await expect(main.locator("[aria-invalid=true]").first()).toBeFocused();

  const profile = await open("/profile", { as: "employee", refusal: 400 });
  for (const name of ["name", "surname"]) await profile.locator(`input[name=${name}]`).fill("");
  await profile.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  for (const name of ["name", "surname"])
    await expect(profile.locator(`input[name=${name}][aria-invalid=true]`)).toBeVisible();

  // A text that cannot be saved.
  const sentence = "This contains a character that cannot be saved. Please type it again.";
  const shown = (page: Page, name: string) =>
    page
      .locator("[data-field]", { has: page.locator(`[name=${name}]`) })
      .locator("[id$=-error]")
      .first();
  await profile.reload();
  await profile.locator("input[name=title]").fill("Ar\0ıcı");
  await profile.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(shown(profile, "title")).toHaveText(sentence);

  const visitor = await open("/register", { refusal: 400 });
  for (const [name, value] of [
    ["name", "Ada"],
    ["surname", "Işık"],
    ["email", "ada@example.test"],
    ["password", "Bal!Pe\0tek.27"],
  ] as const)
    await visitor.locator(`input[name=${name}]`).fill(value);
  for (const name of ["termsAccepted", "privacyAccepted"]) await visitor.locator(`input[name=${name}]`).check();
  await visitor.getByRole("button", { name: "Create account" }).click();
  await expect(shown(visitor, "password")).toHaveText(sentence);

  const admin = await open("/admin/management/user-type-management", { as: "admin", refusal: 400 });
  await admin.locator(NEW_ROW).click();
  await admin.locator("input[name=nameEn]").fill("Guide");
  await admin.locator("input[name=nameTr]").fill("Reh\0ber");
  await admin.getByRole("dialog").getByRole("button", { name: "Add a user type" }).click();
  await expect(shown(admin, "nameTr")).toHaveText(sentence);
  await expect(shown(admin, "nameEn")).toHaveCount(0);
});

test("who has no permissions is refused at the field that names them", async ({ open }) => {
  const page = await open("/dashboard/startups", { as: "entrepreneur", refusal: 400 });
  await page.getByRole("main").getByRole("link", { name: "Edit" }).first().click();
  await page.getByRole("link", { name: /^Team and mentors/ }).click();
  await page.getByRole("button", { name: "Add a person" }).click();
  const person = page.getByRole("combobox", { name: "Name" });
  await person.fill("Zehra Gök");
  await page.getByRole("option", { name: /^Zehra Gökçeoğlu/ }).click();
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(person).toBeFocused();
  await expect(person).toHaveAccessibleDescription(/This person has no permissions here yet\. Invite them first\./);
});
