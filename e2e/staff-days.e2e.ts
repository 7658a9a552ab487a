import adminEn from "#features/admin/messages.en.ts";
import admin from "#features/admin/messages.tr.ts";
import { blogErrors } from "#features/blog/errors.ts";
import posts from "#features/blog/management/messages.tr.ts";
import contentEn from "#features/content/editing/messages.en.ts";
import content from "#features/content/editing/messages.tr.ts";
import preview from "#features/content/messages.tr.ts";
import auditEn from "#features/operations/audit-words/messages.en.ts";
import auditTr from "#features/operations/audit-words/messages.tr.ts";
import settingsEn from "#features/premium/settings/messages.en.ts";
import settings from "#features/premium/settings/messages.tr.ts";
import startupsEn from "#features/startups/management/messages.en.ts";
import startups from "#features/startups/management/messages.tr.ts";
import { LOCALES } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { namesByCode } from "#shared/table/column.ts";
import table from "#ui/data-table/messages.tr.ts";
import { axe, expect, interactive, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";
import { filled } from "./texts.ts";

/** The days are lived on a Turkish phone; what differs in English is read at their end. */
const PHONE = { locale: "tr", width: 375, theme: "dark" } as const;
const AUDIT = { en: auditEn, tr: auditTr };

test("a moderator's day: startups and premium settings, nothing else", async ({ open, request, site }) => {
  const page = await open("/admin/management", { as: "moderator", ...PHONE });
  await expect(page.locator("h1")).toHaveText(admin.panel.title);
  await axe(page);
  const menu = page.getByRole("navigation", { name: admin.menu });
  await menu.locator("summary").click();
  await expect(menu.getByRole("link")).toHaveText([admin.panel.title, startups.title, settings.title]);

  await menu.getByRole("link", { name: startups.title, exact: true }).click();
  await page.waitForURL((url) => url.pathname === pathTo("adminStartups", "tr"));
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
  const { links: seen } = await pageHtml(request, `${site.origin}/startups`, "tr");
  expect(seen.filter(({ text }) => text.trim() === name)).toEqual([]);
  await act(startups.actions.show.label);
  await says(startups.actions.show.done);
  await act(startups.actions.disfavor.label);
  await says(startups.actions.disfavor.done);

  await page.goto(pathTo("adminPremiumSettings", "tr"));
  const source = page.getByRole("textbox", { name: settings.customerSource });
  await source.fill("Fuar");
  await page.getByRole("button", { name: settings.save, exact: true }).click();
  await expect(page.getByText(settings.saved)).toBeVisible();
  await page.reload();
  await expect(source).toHaveValue("Fuar");
  await axe(page);
  for (const closed of [
    "adminPremiumManagement",
    "adminErrors",
    "adminUsers",
    "adminTypes",
    "adminImports",
    "adminClaims",
  ] as const)
    for (const locale of LOCALES) expect((await page.request.get(pathTo(closed, locale))).status(), closed).toBe(404);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pathTo("admin", "en"));
  await expect(page.locator("h1")).toHaveText(adminEn.panel.title);
  const links = page.getByRole("navigation", { name: adminEn.menu }).getByRole("link");
  await expect(links).toHaveText([adminEn.panel.title, startupsEn.title, settingsEn.title]);
});

test("a special admin's day: queues, a post, a text, a type, the audit", async ({ open, request, site }) => {
  const title = "Evde bir gece";
  const page = await open("/admin/management", { as: "special-admin", refusal: 409, ...PHONE });
  const to = async (address: string) => {
    await page.goto(address);
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const says = (sentence: string) => expect(page.getByText(sentence)).toBeVisible();
  await page.locator(`main a[href="${pathTo("adminClaims", "tr", {}, { state: "open" })}"]`).click();
  await page.waitForURL(/state=open/);
  await expect(page.locator("main tbody tr").first()).toBeVisible();

  await to(pathTo("adminPosts", "tr"));
  await button(posts.create.label).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: posts.columns.titleEn }).fill("A night at the house");
  await dialog.getByRole("textbox", { name: posts.columns.titleTr }).fill(title);
  await dialog.getByRole("textbox", { name: posts.columns.author }).fill("Kovan");
  await dialog.getByRole("button", { name: posts.create.label }).click();
  await says(posts.create.done);
  await button(filled(table.actionsOf, { name: title })).click();
  await page.getByRole("menuitem", { name: posts.actions.edit.label, exact: true }).click();
  await expect(page.locator("h1")).toHaveText(title);
  const body = (language: "en" | "tr") =>
    page
      .getByRole("region", { name: content.languages[language] })
      .getByRole("textbox", { name: content.fields.post.body });
  await expect(page.getByRole("toolbar")).toHaveCount(2);
  await body("tr").fill("09:00");
  await button(content.save).click();
  await says(content.done.saved);
  // A draft may do without one of the texts, what is published may not; what was typed stays.
  await button(content.publish).click();
  await expect(page.getByRole("alert")).toContainText(blogErrors.postWithoutText.tr);
  await body("en").fill("10:00");
  await button(content.save).click();
  await expect(button(content.publish)).toBeEnabled();
  await axe(page);
  const language = content.languages.tr;
  const draft = page.getByRole("link", { name: filled(content.preview, { language }) });
  const shown = await page.context().newPage();
  await shown.goto((await draft.getAttribute("href"))!);
  await expect(shown.getByText("09:00")).toBeVisible();
  await expect(shown.getByRole("heading", { name: preview.preview.title, exact: true })).toBeVisible();
  await button(content.publish).click();
  await says(content.done.published);
  await page.getByRole("link", { name: content.backToPosts }).click();
  await page.getByRole("switch", { name: new RegExp(title) }).click();
  await expect(page.getByRole("row", { name: new RegExp(`${title}.*${posts.values.state.published}`) })).toBeVisible();
  const visitor = await open("/tr/blog/evde-bir-gece", { locale: "tr" });
  await expect(visitor.getByText("09:00")).toBeVisible();
  const inEnglish = await pageHtml(request, `${site.origin}/blog/a-night-at-the-house`);
  expect(inEnglish.text).toContain("10:00");

  await to(pathTo("adminContentManagement", "tr"));
  await page.getByRole("link", { name: "Çerez politikası", exact: true }).click();
  const text = page.getByRole("region", { name: language }).getByRole("textbox", { name: content.fields.page.body });
  await expect(page.getByRole("toolbar")).toHaveCount(2);
  await text.fill("1 + 2 = 3");
  await button(content.save).click();
  await says(content.done.saved);
  await text.fill("2 + 2 = 4");
  await expect(button(content.publish)).toBeDisabled();
  await button(content.save).click();
  await expect(button(content.publish)).toBeEnabled();
  await axe(page);
  await button(content.publish).click();
  await says(content.done.published);
  await visitor.goto(pathTo("cookiePolicy", "tr"));
  await expect(visitor.getByText("2 + 2 = 4")).toBeVisible();

  await to(pathTo("adminTypes", "tr", {}, { list: "all", search: "robotik" }));
  const offered = page.locator("main tbody tr").first().getByRole("switch");
  const saved = page.waitForResponse((response) => response.request().method() !== "GET");
  await offered.click();
  await expect(offered).not.toBeChecked();
  await saved;

  for (const locale of LOCALES) {
    await to(pathTo("adminAudit", locale));
    const actions = namesByCode(AUDIT[locale].action);
    for (const action of ["post.added", "post.changed", "content.published", "type.changed"]) {
      const row = page.locator("main tbody tr").filter({ hasText: action }).first();
      await expect(row).toContainText(actions[action]!);
    }
    await axe(page);
  }
});

test("who types before the editor of a text is there goes on typing, and switches to it", async ({ open }) => {
  const page = await open(pathTo("adminContentManagement", "en"), { as: "special-admin" });
  let load = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/editor-*.js", async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.getByRole("link", { name: "Cookie policy", exact: true }).click();
  const text = page
    .getByRole("region", { name: contentEn.languages.en })
    .getByRole("textbox", { name: contentEn.fields.page.body });
  await text.fill("<p>Bees</p>");
  load();
  await expect(page.getByRole("toolbar")).toHaveCount(2);
  await page.keyboard.type("<p>Honey</p>");
  await expect(text).toHaveValue("<p>Bees</p><p>Honey</p>");
  const source = page.getByRole("button", { name: contentEn.tools.source });
  await expect(source.first()).toHaveAttribute("aria-pressed", "true");
  await expect(source.last()).toHaveAttribute("aria-pressed", "false");
  await source.first().click();
  await expect(text.getByText("Honey")).toBeVisible();
});

test("an admin sees a startup as a visitor with differing fields, and back", async ({ open }) => {
  const page = await open("/startup/mikro-ses", { as: "admin", refusal: 400 });
  await page.getByRole("link", { name: "View as someone else" }).click();
  await interactive(page);
  await axe(page);
  await page.getByRole("radio", { name: "A juror" }).check();
  await page.getByRole("button", { name: "See it", exact: true }).click();
  await expect(page.getByText("Enter the email of this person.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Check the marked fields.");
  await page.getByRole("radio", { name: "A visitor" }).check();
  await page.getByRole("button", { name: "See it", exact: true }).click();
  const bar = page.getByRole("region", { name: "View as someone else" });
  await expect(bar.getByRole("status")).toContainText("You see the site as: A visitor.");
  await expect(bar).toContainText("Editing");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await axe(page);
  await bar.getByRole("button", { name: "End" }).click();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("staff set what needs a package, preview it, and it holds at once", async ({ open }) => {
  const page = await open("/admin/management/premium-settings", { as: "admin" });
  await interactive(page);
  await axe(page);
  const preview = page.getByRole("table", { name: "What it means" });
  const shown = preview.getByRole("row", { name: /^Startups in the list/ });
  await page.getByRole("spinbutton", { name: "How many" }).fill("0");
  await expect(shown).toContainText("None");
  const startups = page.getByRole("group", { name: "Startups" });
  await startups.getByLabel("Sector", { exact: true }).check();
  await expect(preview.getByText(/\(now: \d+\)/).first()).toBeVisible();
  const member = await open("/startups/fintech", { as: "member", refusal: 402 });
  await expect(member.locator("main tbody tr").first()).toBeVisible();
  const other = await open("/tr/admin/yonetim/premium-ayarlari", {
    as: "admin",
    locale: "tr",
    width: 320,
    theme: "dark",
  } as const);
  await interactive(other);
  await axe(other);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. It applies to everybody now.")).toBeVisible();
  await expect(preview.getByText(/\(now /)).toHaveCount(0);
  await expect(async () => {
    await member.reload();
    await expect(member.getByRole("link", { name: /packages/i }).first()).toBeVisible({ timeout: 2_000 });
    await expect(member.locator("main tbody tr")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  // Nobody without a package sees a row: the list says so, not that a page is missing.
  await member.goto("/startups");
  await expect(member.getByText(/^\d+ startups are shown with a package/)).toBeVisible();
  await expect(member.getByText("There is no page")).toHaveCount(0);
  // The comparison says which packages open them.
  await member.goto("/static/membership-packages");
  const without = member.getByRole("row", { name: /^Without a package/ });
  await expect(without.getByRole("cell").nth(2)).toHaveText("None");
  await expect(
    member
      .getByRole("row", { name: /^Startup search/ })
      .getByRole("cell")
      .nth(2),
  ).toHaveText("All");
  await expect(
    member
      .getByRole("row", { name: /^Talent search/ })
      .getByRole("cell")
      .nth(2),
  ).toHaveText("None");
  await member.goto("/startups");
  // A page that was opened before overwrites nothing.
  await other.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(other.getByRole("spinbutton", { name: "Kaç tane" })).toHaveValue("0");
  await page.getByRole("button", { name: "Choose the default" }).click();
  await page.getByRole("spinbutton", { name: "How many" }).fill("10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/\(now /)).toHaveCount(0);
});
