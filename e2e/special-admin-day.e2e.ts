import { blogErrors } from "#features/blog/errors.ts";
import postsEn from "#features/blog/management/messages.en.ts";
import postsTr from "#features/blog/management/messages.tr.ts";
import contentEn from "#features/content/editing/messages.en.ts";
import contentTr from "#features/content/editing/messages.tr.ts";
import previewEn from "#features/content/messages.en.ts";
import previewTr from "#features/content/messages.tr.ts";
import auditEn from "#features/operations/audit-words/messages.en.ts";
import auditTr from "#features/operations/audit-words/messages.tr.ts";
import { LOCALES } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { namesByCode } from "#shared/table/column.ts";
import tableEn from "#ui/data-table/messages.en.ts";
import tableTr from "#ui/data-table/messages.tr.ts";
import { axe, expect, test } from "./harness.ts";
import { filled } from "./texts.ts";

const TEXTS = {
  en: { posts: postsEn, content: contentEn, preview: previewEn, table: tableEn },
  tr: { posts: postsTr, content: contentTr, preview: previewTr, table: tableTr },
};
const LOOKS = { en: { width: 1280, theme: "light" }, tr: { width: 375, theme: "dark" } } as const;
/** Of each day: its post in both languages, the beginning of the address, and the text whose page is changed. */
const WRITTEN_TEXTS = {
  en: { titles: ["A day at the house", "Evde bir gün"], read: "/blog/a-day-at-the-house", changed: "Cookie policy" },
  tr: {
    titles: ["A night at the house", "Evde bir gece"],
    read: "/tr/blog/evde-bir-gece",
    changed: "Çerez politikası",
  },
} as const;
const OTHER_LOCALE = { en: "tr", tr: "en" } as const;
const AUDIT = { en: auditEn, tr: auditTr };
for (const locale of LOCALES)
  test(`a special admin's day in ${locale}: queues, post, text, type, audit`, async ({ open }) => {
    const { posts, content, preview, table } = TEXTS[locale];
    const { titles, read, changed } = WRITTEN_TEXTS[locale];
    const title = titles[LOCALES.indexOf(locale)]!;
    const visit = { as: "special-admin", locale, ...LOOKS[locale] } as const;
    const page = await open("/admin/management", { ...visit, refusal: 409 });
    const to = async (address: string) => {
      await page.goto(address);
    };
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const says = (sentence: string) => expect(page.getByText(sentence)).toBeVisible();
    await page.locator(`main a[href="${pathTo("adminClaims", locale, {}, { state: "open" })}"]`).click();
    await page.waitForURL(/state=open/);
    await expect(page.locator("main tbody tr").first()).toBeVisible();

    await to(pathTo("adminPosts", locale));
    await button(posts.create.label).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: posts.columns.titleEn }).fill(titles[0]);
    await dialog.getByRole("textbox", { name: posts.columns.titleTr }).fill(titles[1]);
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
    await body(locale).fill("09:00");
    await button(content.save).click();
    await says(content.done.saved);
    // A draft may do without one of the texts, what is published may not; what was typed stays.
    await button(content.publish).click();
    await expect(page.getByRole("alert")).toContainText(blogErrors.postWithoutText[locale]);
    await body(OTHER_LOCALE[locale]).fill("10:00");
    await button(content.save).click();
    await expect(button(content.publish)).toBeEnabled();
    await axe(page);
    const language = content.languages[locale];
    const draft = page.getByRole("link", { name: filled(content.preview, { language }) });
    const shown = await open((await draft.getAttribute("href"))!, visit);
    await expect(shown.getByText("09:00")).toBeVisible();
    await expect(shown.getByRole("heading", { name: preview.preview.title, exact: true })).toBeVisible();
    await button(content.publish).click();
    await says(content.done.published);
    await page.getByRole("link", { name: content.backToPosts }).click();
    await page.getByRole("switch", { name: new RegExp(title) }).click();
    await expect(
      page.getByRole("row", { name: new RegExp(`${title}.*${posts.values.state.published}`) }),
    ).toBeVisible();
    const visitor = await open(read, { locale });
    await expect(visitor.getByText("09:00")).toBeVisible();

    await to(pathTo("adminContentManagement", locale));
    await page.getByRole("link", { name: changed, exact: true }).click();
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
    await visitor.goto(pathTo("cookiePolicy", locale));
    await expect(visitor.getByText("2 + 2 = 4")).toBeVisible();

    await to(pathTo("adminTypes", locale, {}, { list: "all", search: locale === "en" ? "blockchain" : "robotik" }));
    const offered = page.locator("main tbody tr").first().getByRole("switch");
    await offered.click();
    await expect(offered).not.toBeChecked();

    await to(pathTo("adminAudit", locale));
    const actions = namesByCode(AUDIT[locale].action);
    for (const action of ["post.added", "post.changed", "content.published", "type.changed"]) {
      const row = page.locator("main tbody tr").filter({ hasText: action }).first();
      await expect(row).toContainText(actions[action]!);
    }
    await axe(page);
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
  await page.getByRole("link", { name: WRITTEN_TEXTS.en.changed, exact: true }).click();
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
