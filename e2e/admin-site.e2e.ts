import { axe, expect, interactive, test } from "./harness.ts";

test("an admin changes header, contact and analytics; visitors see it at once, in both languages", async ({ open }) => {
  const page = await open("/admin/management/header", { as: "admin", refusal: 400 });
  await page.getByRole("button", { name: "Move Reports up" }).click();
  await page.getByRole("button", { name: "Remove Map" }).click();
  await page.getByRole("button", { name: "Add a link" }).click();
  const last = page.locator("main li").last();
  await last.getByRole("combobox").selectOption({ label: "Another site" });
  await last.getByRole("textbox", { name: "Address" }).fill("university.example");
  await last.getByRole("textbox", { name: "Name (English)" }).fill("University");
  await last.getByRole("textbox", { name: "Name (Turkish)" }).fill("Üniversite");
  await page.getByRole("button", { name: "Save" }).click();
  // Refused: what was typed stays, and the sentence stands there.
  await expect(page.getByRole("alert")).toBeVisible();
  await last.getByRole("textbox", { name: "Address" }).fill("https://university.example/");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  await axe(page);
  const visitor = await open("/tr", { locale: "tr" });
  const links = visitor.locator("header nav").first().getByRole("link");
  await expect(links.filter({ hasText: "Üniversite" })).toHaveAttribute("href", "https://university.example/");
  await expect(links.filter({ hasText: "Harita" })).toHaveCount(0);

  await page.goto("/admin/management/contact");
  await interactive(page);
  await page.getByRole("textbox", { name: "Phone" }).fill("call me");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("textbox", { name: "Phone" }).fill("+90 212 000 00 00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("footer").getByRole("link", { name: "+90 212 000 00 00" })).toBeVisible();

  await page.goto("/admin/management/google-analytics-management");
  await interactive(page);
  await page.getByRole("textbox", { name: "Script" }).fill("this is none");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This is not a script.", { exact: false })).toBeVisible();
});

test("a moderator's working day: startups only, with what is changed there on the site, on a Turkish phone", async ({
  open,
}) => {
  const page = await open("/admin/management/startups", { as: "moderator", locale: "tr", width: 375 });
  await expect(page.locator("h1")).toHaveText("Girişimler");
  await axe(page);
  await page.getByRole("link", { name: "Bot olmayanlar", exact: true }).click();
  await page.waitForURL(/isBot=false/);
  const row = page.locator("main tbody tr").first();
  const name = (await row.getByRole("link").first().innerText()).trim();
  await row.getByRole("button", { name: /^İşlemler|İşlem/ }).click();
  await page.getByRole("menuitem", { name: "Gizle" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gizle" }).click();
  await expect(page.getByText(`${name} artık gizli.`)).toBeVisible();
  await open("/tr/admin/yonetim/hatalar", { as: "moderator", status: 404 });
});

test("a special admin sees mails, work, errors and the audit", async ({ open }) => {
  const page = await open("/admin/management/emails", { as: "special-admin" });
  await expect(page.locator("h1")).toHaveText("Emails");
  await axe(page);
  for (const [path, title] of [
    ["background-work", "Background work"],
    ["errors", "Errors"],
    ["audit", "Audit log"],
    ["reported-messages", "Reported messages"],
    ["package-management", "Packages"],
    ["types", "Types"],
    ["payment-service-management", "Payment services"],
  ] as const) {
    await page.goto(`/admin/management/${path}`);
    await expect(page.locator("h1")).toHaveText(title);
    await axe(page);
  }
});
