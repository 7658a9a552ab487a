import type { Page } from "@playwright/test";
import { axe, expect, signIn, test } from "./harness.ts";

const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const about = (page: Page) => page.getByRole("textbox", { name: "About" });
const saved = (page: Page) => expect(page.getByText("All changes saved.")).toBeVisible();

test("two browsers on one profile merge fields; shared ones and drafts ask", async ({ open }) => {
  const first = await open("/profile", { as: "job-hunter", refusal: 409 });
  const second = await open("/profile", { as: "job-hunter", refusal: 409 });
  await title(first).fill("Petek mimarı");
  await save(first).click();
  await saved(first);
  await about(second).fill("Arılarla konuşur.");
  await save(second).click();
  await saved(second);
  await expect(title(second)).toHaveValue("Petek mimarı");

  // The first browser has not seen the new text about the member.
  await about(first).fill("Bal satar.");
  await title(first).fill("Kovan mimarı");
  await save(first).click();
  const clash = first.getByRole("dialog", { name: "Changed in two places" });
  const choice = clash.getByRole("group", { name: "About" });
  await expect(choice.getByText("Bal satar.")).toBeVisible();
  await expect(choice.getByText("Arılarla konuşur.")).toBeVisible();
  await expect(clash.getByRole("group")).toHaveCount(1);
  await axe(first);
  await choice.getByRole("radio", { name: "What was saved meanwhile" }).check();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await saved(first);
  await expect(about(first)).toHaveValue("Arılarla konuşur.");
  await second.reload();
  await expect(title(second)).toHaveValue("Kovan mimarı");
  await expect(about(second)).toHaveValue("Arılarla konuşur.");

  // A draft that was left while the other saved is compared with it.
  await title(second).fill("Yarım kalan");
  await expect.poll(() => second.evaluate(() => Object.values(localStorage).join())).toContain("Yarım kalan");
  await title(first).fill("Bu arada");
  await about(first).fill("Yeni yazı.");
  await save(first).click();
  await saved(first);
  await second.reload();
  const draftClash = second.getByRole("dialog", { name: "Changed in two places" });
  await expect(draftClash.getByText("Bu arada")).toBeVisible();
  await draftClash.getByRole("button", { name: "Save my choice" }).click();
  await saved(second);
  await expect(title(second)).toHaveValue("Yarım kalan");
  await expect(about(second)).toHaveValue("Yeni yazı.");
});

test("two editors of a member's rights: the second reads the first's", async ({ open }) => {
  const rowIn = (page: Page) => page.getByRole("listitem").filter({ hasText: "İlker Çınaroğlu" });
  const first = await open("/dashboard/management", { as: "entrepreneur", refusal: 409 });
  const second = await open("/dashboard/management", { as: "entrepreneur" });
  const change = async (page: Page, right: string) => {
    await rowIn(page).locator("summary").click();
    await rowIn(page).getByRole("checkbox", { name: right, exact: true }).check();
    await rowIn(page).getByRole("button", { name: "Save permissions" }).click();
  };
  await change(second, "See finances");
  await expect(second.getByText("Permissions saved.")).toBeVisible();
  await change(first, "Manage members");
  await expect(rowIn(first).getByText("Saved meanwhile: View · Edit · See finances")).toBeVisible();
  await axe(first);
  await rowIn(first).getByRole("button", { name: "Save permissions" }).click();
  await expect(first.getByText("Permissions saved.")).toBeVisible();
  await expect(rowIn(first)).toContainText("Manage members");
  await second.reload();
  await expect(rowIn(second)).toContainText("View · Edit · See members · Manage members");
});

test("a search renamed elsewhere keeps that name until sent again", async ({ open }) => {
  const first = await open("/startups/health/seed", { as: "business", refusal: 409 });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Saved searches" });
  const nameOf = (page: Page) =>
    dialog(page).getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).last();
  const rename = async (page: Page, from: string, to: string) => {
    await dialog(page).getByLabel(`Edit “${from}”`).click();
    await nameOf(page).fill(to);
    await dialog(page).getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  };
  await first.getByRole("link", { name: "Save search" }).click();
  await nameOf(first).fill("Early health");
  await dialog(first).getByRole("button", { name: "Save search" }).click();
  await expect(dialog(first)).toBeHidden();
  await first.getByRole("link", { name: "Saved searches" }).click();
  await expect(dialog(first).getByLabel("Edit “Early health”")).toBeVisible();

  const second = await open("/startups", { as: "business" });
  await second.getByRole("link", { name: "Saved searches" }).click();
  await rename(second, "Early health", "Seed clinics");
  await expect(dialog(second).getByRole("link", { name: /^Seed clinics/ })).toBeVisible();

  await rename(first, "Early health", "First checks");
  const meanwhile = dialog(first).getByText("Renamed meanwhile to “Seed clinics”. Send again to replace it.");
  await expect(meanwhile).toBeVisible();
  await expect(nameOf(first)).toHaveValue("First checks");
  await axe(first);
  await dialog(first).getByRole("button", { name: "Rename" }).and(first.locator(":visible")).click();
  await expect(dialog(first).getByRole("link", { name: /^First checks/ })).toBeVisible();
});

const theirs = (page: Page, locale: "en" | "tr" = "en") =>
  page.getByRole("region", {
    name: locale === "tr" ? "Bu arada başkasının kaydettiği" : "What someone else has saved meanwhile",
  });

test("two admins at one text merge fields; the same one shows both", async ({ open }) => {
  const address = "/admin/management/content-management?text=testimonial-3";
  const first = await open(address, { as: "admin" });
  const second = await open(address, { as: "special-admin", locale: "tr", theme: "dark", width: 375, refusal: 409 });
  const english = (page: Page, locale: "en" | "tr" = "en") =>
    page.getByRole("region", { name: locale === "tr" ? "İngilizce" : "English" });
  await english(first).getByRole("textbox", { name: "Name" }).fill("Ilgın Çağ");
  await first.getByRole("button", { name: "Save the draft" }).click();
  await expect(first.getByText("The draft is saved.")).toBeVisible();

  const role = english(second, "tr").getByRole("textbox", { name: "Görevi" });
  const name = english(second, "tr").getByRole("textbox", { name: "Ad soyad" });
  await role.fill("beekeeper");
  await second.getByRole("button", { name: "Taslağı kaydet" }).click();
  await expect(second.getByText("Taslak kaydedildi.")).toBeVisible();
  await expect(name).toHaveValue("Ilgın Çağ");

  // The first has not seen the role.
  await first.close();
  await role.fill("queen");
  const third = await open(address, { as: "admin", refusal: 409 });
  await english(third).getByRole("textbox", { name: "Role" }).fill("drone");
  await third.getByRole("button", { name: "Save the draft" }).click();
  await expect(third.getByText("The draft is saved.")).toBeVisible();
  await second.getByRole("button", { name: "Taslağı kaydet" }).click();
  await expect(theirs(second, "tr")).toContainText("drone");
  await expect(role).toHaveValue("queen");
  await axe(second);
  await second.getByRole("button", { name: "Taslağı kaydet" }).click();
  await expect(second.getByText("Taslak kaydedildi.")).toBeVisible();
  await expect(theirs(second, "tr")).toHaveCount(0);
  // Drafts that others wrote since are not published unread.
  await third.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(third.getByText("Someone else has changed this text since you opened it.")).toBeVisible();
  await third.getByRole("link", { name: "Show it as it is now" }).click();
  await expect(english(third).getByRole("textbox", { name: "Role" })).toHaveValue("queen");
  await third.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(third.getByText("It is published.")).toBeVisible();
});

test("two admins at a cell and at settings read the other's before replacing", async ({ open }) => {
  const [first, second] = [
    await open("/admin/management/user-type-management", { as: "admin", refusal: 409 }),
    await open("/admin/management/user-type-management", { as: "special-admin", refusal: 409 }),
  ];
  const edit = async (page: Page, cell: string, value: string) => {
    await page.getByRole("button", { name: new RegExp(`^Edit ${cell} of Job seeker`) }).click();
    const field = page.getByRole("textbox", { name: `Edit ${cell} of Job seeker` });
    await field.fill(value);
    await field.press("Enter");
    return field;
  };
  await edit(second, "Turkish name", "İş arayan aday");
  await expect(second.getByText("Turkish name saved.")).toBeVisible();
  await edit(second, "English name", "Candidate");
  await expect(second.getByText("English name saved.")).toBeVisible();

  const field = await edit(first, "English name", "Job applicant");
  const clash = first.getByRole("alert").filter({ hasText: "Meanwhile saved: Candidate. Save again to replace it." });
  await expect(clash).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Job applicant");
  await axe(first);
  await field.press("Enter");
  await expect(first.getByText("English name saved.")).toBeVisible();
  await second.reload();
  const changed = second.getByRole("row").filter({ hasText: "Job applicant" });
  await expect(changed).toContainText("İş arayan aday");

  for (const page of [first, second]) await page.goto("/admin/management/contact");
  const phone = (page: Page) => page.getByRole("textbox", { name: "Phone" });
  const saveAll = async (page: Page) => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  };
  await phone(first).fill("+90 212 000 00 01");
  await first.getByRole("textbox", { name: "Address (English)" }).fill("1 Hive Street");
  await saveAll(first);
  await second.getByRole("textbox", { name: "Email", exact: true }).fill("two@kovan.example");
  await saveAll(second);
  await expect(phone(second)).toHaveValue("+90 212 000 00 01");
  await phone(first).fill("+90 212 000 00 02");
  await saveAll(first);
  await phone(second).fill("+90 212 000 00 03");
  await second.getByRole("button", { name: "Save", exact: true }).click();
  await expect(theirs(second)).toContainText("+90 212 000 00 02");
  await axe(second);
  await saveAll(second);
  await first.reload();
  await expect(phone(first)).toHaveValue("+90 212 000 00 03");
  await expect(first.getByRole("textbox", { name: "Email", exact: true })).toHaveValue("two@kovan.example");

  for (const page of [first, second]) await page.goto("/admin/management/premium-settings");
  const source = (page: Page) => page.getByRole("textbox", { name: "Where customers come from" });
  const savePremium = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
  const stage = (page: Page) => page.getByRole("group", { name: "Startups" }).getByRole("checkbox", { name: "Stage" });
  await stage(first).setChecked(!(await stage(first).isChecked()));
  await savePremium(first);
  await expect(first.getByText("Saved. It applies to everybody now.")).toBeVisible();
  await source(second).fill("Fairs");
  await savePremium(second);
  await expect(second.getByText("Saved. It applies to everybody now.")).toBeVisible();
  await expect(stage(second)).toBeChecked({ checked: await stage(first).isChecked() });
  await source(first).fill("Schools");
  await stage(first).setChecked(!(await stage(first).isChecked()));
  await savePremium(first);
  await expect(theirs(first)).toContainText("Fairs");
  await savePremium(first);
  await expect(theirs(first)).toHaveCount(0);
  await expect(first.getByText("Saved. It applies to everybody now.")).toBeVisible();
  await expect(source(first)).toHaveValue("Schools");
});

const rows = (page: Page) => page.locator("main tbody tr");

/** Opens what is edited at the side of the row that comes last in the shown page. */
async function openPanel(page: Page, action: string, panel: RegExp) {
  const menu = rows(page).last().locator("[aria-haspopup=menu]");
  await menu.click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  const area = page.getByRole("dialog", { name: panel });
  // It is in sight, and the next key is for it.
  await expect(area.locator(":focus")).toBeVisible();
  await expect(area.getByRole("heading").first()).toBeInViewport();
  return { menu, area };
}

test("a post's time is set beside the list without replacing others' saves", async ({ open }) => {
  const page = await open("/admin/management/content-management/posts?state=published&sort=titleEn&size=10", {
    as: "admin",
    refusal: 409,
  });
  const order = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  const before = await order();
  const { menu, area } = await openPanel(page, "Set the time", /^Time of “/);
  await expect(page).toHaveURL(/state=published&sort=titleEn&size=10&edit=/);
  expect(await order()).toEqual(before);
  const colleague = await open(page.url(), { as: "special-admin" });
  const theirs = colleague.getByRole("dialog", { name: /^Time of “/ });
  const time = (panel: typeof area) => panel.getByLabel("Visible from (Istanbul)");
  const turkish = await open(page.url(), { as: "admin", locale: "tr" });
  const turkishTime = turkish.getByLabel("Yayın zamanı (İstanbul)");
  await expect(turkishTime).toHaveValue(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/);
  await turkishTime.fill("01.03.2024");
  await turkish.getByRole("button", { name: "Kaydet" }).click();
  await expect(turkish.getByText("Bu bir tarih ve saat değil. Şöyle yazın: 31.12.2026 23:59.")).toBeVisible();
  await turkish.close();
  await time(theirs).fill("2024-03-01T10:00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();
  // The version follows one's own save.
  await time(theirs).fill("2024-03-01T11:00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();
  await time(area).fill("04/01/2024 10:00 AM");
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByRole("alert")).toBeFocused();
  await expect(area.getByRole("region", { name: "What someone else has saved meanwhile" })).toContainText("11:00");
  await expect(time(area)).toHaveValue("04/01/2024 10:00 AM");
  await axe(page);
  // Having read it, one replaces it.
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(time(area)).toHaveValue("04/01/2024 10:00 AM");
  await area.getByRole("button", { name: "Close" }).click();
  await expect(area).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(/\?state=published&sort=titleEn&size=10$/);
  await page.goBack();
  await expect(area).toBeVisible();
  await page.goForward();
  await expect(area).toBeHidden();
  await expect(menu).toBeFocused();
});

test("a report gets file and summaries beside the list on a Turkish phone", async ({ open }) => {
  const page = await open("/admin/management/report-management/category", {
    as: "admin",
    locale: "tr",
    theme: "dark",
    width: 375,
  });
  await rows(page).first().locator("[aria-haspopup=menu]").click();
  await page.getByRole("menuitem", { name: "Raporlarını aç" }).click();
  // The address is there before the page is drawn for it.
  await page.waitForURL(/\/rapor\//);
  await expect(page.getByRole("link", { name: "Tüm kategoriler" })).toBeVisible();
  const { area } = await openPanel(page, "Dosya ve özetler", /dosyası ve özetleri$/);
  const chosen = { name: "arilar.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
  await area.locator("input[type=file]").setInputFiles(chosen);
  await expect(area.getByText("Dosya yüklendi.")).toBeVisible();
  await expect(area.getByText("arilar.pdf")).toBeVisible();
  await area.getByRole("textbox", { name: "Türkçe özet" }).fill("Arıların bir yılı.");
  await area.getByRole("button", { name: "Kaydet" }).click();
  await expect(area.getByText("Kaydedildi.")).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(area.getByRole("textbox", { name: "Türkçe özet" })).toHaveValue("Arıların bir yılı.");
  await area.getByRole("button", { name: "Kapat" }).click();
  await expect(area).toBeHidden();
});

test("signing out leaves no draft, not of its page, another tab or an ended session", async ({ open }) => {
  const page = await open("/profile", { as: "employee", refusal: 401 });
  const other = await page.context().newPage();
  await other.goto("/profile");
  const drafts = () => page.evaluate(() => Object.values(localStorage).join());
  for (const tab of [page, other]) await title(tab).fill("Gizli taslak");
  await expect.poll(drafts).toContain("Gizli taslak");
  await other.getByRole("button", { name: /^Account of / }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect.poll(drafts).toBe("");
  // The tab that still shows the form keeps no more of it, and forgets it when somebody else signs in.
  await title(page).fill("Gizli taslak, sonra");
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  expect(await drafts()).toBe("");
  await signIn(page.context(), "investor");
  await other.goto("/profile");
  await expect(title(page)).not.toHaveValue(/Gizli/);

  await title(other).fill("Gizli yatırım");
  await expect.poll(drafts).toContain("Gizli yatırım");
  await page.context().clearCookies({ name: "session" });
  await other.goto("/about-us");
  await expect.poll(drafts).toBe("");
});
