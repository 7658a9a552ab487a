import { pathTo } from "#shared/paths.ts";
import { expect } from "./expect.ts";
import { axe, test } from "./harness.ts";
import { textOf } from "./without-browser.ts";

test("an admin's header, contact and analytics show at once, localized", async ({ open }) => {
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
  await page.getByRole("textbox", { name: "Phone" }).fill("call me");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("house");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No phone has this number.")).toBeVisible();
  await expect(page.getByText("Enter an email address.")).toBeVisible();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("");
  await page.getByRole("textbox", { name: "Phone" }).fill("+90 212 000 00 00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("footer").getByRole("link", { name: "+90 212 000 00 00" })).toBeVisible();

  // Empty texts of the footer show what it comes with; the reader's own language leads.
  await page.goto(pathTo("adminFooter", "tr"));
  const texts = page.getByRole("main").getByRole("textbox", { name: /^Metin/ });
  await expect(texts.first()).toHaveAccessibleName("Metin (Türkçe)");
  await expect(texts.first()).toHaveAttribute("placeholder", /^Bilgiler/);

  await page.goto("/admin/management/google-analytics-management");
  await page.getByRole("textbox", { name: "Script" }).fill("this is none");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("This is not a script. The mistake is in line 1: “is none”.", { exact: false }),
  ).toBeVisible();
  await page.goto(pathTo("adminGoogleAnalyticsManagement", "tr"));
  await page.getByRole("textbox", { name: "Betik" }).fill("count();\nif (");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText("Hatanın yeri: satır 2. ", { exact: false })).toBeVisible();
});

test("a special admin sees mails, work, errors and audit with codes", async ({ open }) => {
  const page = await open("/admin/management/emails", { as: "special-admin" });
  await expect(page.locator("h1")).toHaveText("Emails");
  await axe(page);
  await page.goto("/admin/management/contact");
  await page.getByRole("textbox", { name: "Phone" }).fill("+90 212 000 00 01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Everybody sees it now.")).toBeVisible();
  await page.goto("/admin/management/audit?search=site changed");
  const changed = page.locator("main tbody tr").filter({ hasText: "site.contact" }).first();
  await expect(changed).toContainText("Contact details of the site changed");
  await changed.getByRole("link", { name: "Contact details of the site changed" }).click();
  await expect(page.getByRole("list", { name: "Filters" })).toContainText(
    "Action: Contact details of the site changed",
  );
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
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(pathTo("adminWork", "tr"));
  await expect(page.locator("main tbody tr").filter({ hasText: "server.cleanUp" })).toContainText(
    "Eski satırları temizleme",
  );
  await axe(page);
});

test("a reported message is read with those around it, reviewed, its writer locked", async ({ open }) => {
  const page = await open(pathTo("adminSpammers", "en", {}, { state: "open" }), { as: "admin" });
  const row = page.locator("main tbody tr").filter({ hasText: "Yatırımcı listesi satıyorum" });
  const act = async (action: string) => {
    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await act("Read the conversation");
  const message = page.getByRole("listitem").filter({ hasText: "Yatırımcı listesi satıyorum" }).first();
  await expect(message).toContainText("Reported");
  await axe(page);
  await page.keyboard.press("Escape");
  await act("Mark as reviewed");
  await expect(page.getByText(/The messages of .* are marked as reviewed\./)).toBeVisible();
  await expect(row).toHaveCount(0);
  await axe(page);
  await page.goto(pathTo("adminSpammers", "en"));
  await expect(row).toContainText("Reviewed");
  await act("Lock the account");
  await page.getByRole("dialog").getByRole("button", { name: "Lock the account" }).click();
  await expect(page.getByText(/The account of .* is locked\./)).toBeVisible();
  await act("Open under Users");
  await page.waitForURL(/management\/users\?search=/);
  // The address is there before the page is drawn for it.
  await expect(page.getByRole("columnheader", { name: "Role" })).toBeVisible();
  await page.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Correct the name", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Last name" }).fill("Düzeltilmiş");
  await axe(page);
  await dialog.getByRole("button", { name: "Correct the name" }).click();
  await expect(page.getByText("The name is corrected.")).toBeVisible();
  await expect(page.locator("main tbody tr")).toContainText("Düzeltilmiş");
  await page.goto(pathTo("adminDoubleStartups", "en"));
  await page.getByRole("button", { name: "Search now" }).click();
  await expect(page.getByText("The search is under way.", { exact: false })).toBeVisible();
});

test("a testimonial is drafted, previewed, published and restored", async ({ open }) => {
  const page = await open("/admin/management/content-management", { as: "admin" });
  await expect(page.getByRole("row", { name: /Testimonial/ })).toHaveCount(6);
  await page.getByRole("link", { name: "Defne Aral" }).click();
  const english = page.getByRole("region", { name: "English" });
  await english.getByRole("textbox", { name: "What they say" }).fill("We found our third engineer here, too.");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("The draft is saved.")).toBeVisible();
  const home = (await page.getByRole("link", { name: "Look at the draft in English" }).getAttribute("href"))!;
  await page.goto(home);
  await expect(page.getByRole("heading", { name: "Preview", exact: true })).toBeVisible();
  await expect(page.getByRole("blockquote").first()).toContainText("third engineer");
  await axe(page);
  // Nobody else sees it, with that address neither.
  const visitor = await open(home);
  await expect(visitor.getByRole("blockquote").first()).toContainText("second engineer");
  await expect(visitor.getByRole("heading", { name: "Preview", exact: true })).toHaveCount(0);

  await page.goBack();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("It is published.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("blockquote").first()).toContainText("third engineer");
  await page.getByRole("link", { name: "All texts" }).click();
  await page.getByRole("link", { name: "1 translation is out of date" }).click();
  await expect(page.locator("main tbody tr")).toHaveCount(1);
  await expect(page.getByRole("row", { name: /Defne Aral.*Turkish is out of date/ })).toBeVisible();

  await page.getByRole("link", { name: "Defne Aral" }).click();
  await page
    .getByRole("row", { name: /Version 1/ })
    .getByRole("link", { name: "Compare" })
    .click();
  await expect(page.locator("main del").first()).toBeVisible();
  await expect(page.locator("main ins").first()).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Make version 1 the draft" }).click();
  await expect(page.getByText("The version is the draft now.", { exact: false })).toBeVisible();
  await page.getByRole("checkbox", { name: "The other language needs no change" }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("It is published.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("blockquote").first()).toContainText("second engineer");
  await page.getByRole("link", { name: "All texts" }).click();
  await expect(page.getByText("No translation is out of date", { exact: true })).toBeVisible();
});

test("rich text is written by keyboard and sent as HTML", async ({ open }) => {
  const page = await open("/admin/management/content-management?text=privacy-and-security", { as: "admin" });
  const english = page.getByRole("region", { name: "English" });
  const text = english.getByRole("textbox", { name: "Text" });
  const tool = (name: string) => english.getByRole("button", { name, exact: true });
  await expect(tool("Bold")).toBeEnabled();
  await axe(page);
  await text.fill("");
  await tool("Heading").click();
  await page.keyboard.type("Who reads it");
  await expect(tool("Heading")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Only the ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("house");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await tool("List").click();
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await tool("Link").click();
  const address = english.getByRole("textbox", { name: "Address of the link" });
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(english.getByText("Write an address that begins with", { exact: false })).toBeVisible();
  await axe(page);
  await address.fill("/startups");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "two" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text.getByRole("link", { name: "two" })).toHaveCount(0);
  await tool("Redo").click();
  await tool("HTML").click();
  await expect(text).toHaveValue(
    '<h2>Who reads it</h2><p>Only the <strong>house</strong></p><ul><li>one</li><li><a href="/startups">two</a></li></ul>',
  );
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("The draft is saved.")).toBeVisible();
  await expect(text.getByRole("heading", { name: "Who reads it" })).toBeVisible();
});

test("program and help texts on a Turkish phone: refused by name, then shown", async ({ open, site, request }) => {
  const page = await open("/admin/management/content-management", {
    as: "admin",
    locale: "tr",
    width: 375,
    theme: "dark",
    refusal: 400,
  });
  await page
    .getByRole("row", { name: /Programlar/ })
    .getByRole("link")
    .click();
  const turkish = page.getByRole("region", { name: "Türkçe" });
  const intro = turkish.getByRole("textbox", { name: "Listenin üstü" });
  await turkish.getByRole("button", { name: "HTML" }).first().click();
  await intro.fill("<p>Kapımız açık.</p><video></video>");
  await turkish.getByRole("textbox", { name: "Listenin altındaki başlık" }).fill("Kim yürütüyor?");
  await page.getByRole("button", { name: "Taslağı kaydet" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByText("<video>", { exact: false }).first()).toBeVisible();
  await expect(intro).toHaveValue("<p>Kapımız açık.</p><video></video>");
  await axe(page);
  await turkish.getByRole("button", { name: "HTML" }).first().click();
  // Elements that the field does not allow are removed from the text as it looks.
  await expect(intro).toHaveText("Kapımız açık.");
  await intro.fill("Kapımız açık, buyurun.");
  await page.getByRole("button", { name: "Taslağı kaydet" }).click();
  // Beside the button, far below the heading.
  await expect(page.getByText("Taslak kaydedildi.")).toBeInViewport();
  await expect(page.getByText("Taslak kaydedildi.")).toBeFocused();
  const editor = page.url();
  await page.goto(pathTo("incubation", "tr", {}, { preview: "1" }));
  await expect(page.getByText("Kapımız açık, buyurun.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kim yürütüyor?" })).toBeVisible();
  await axe(page);
  await page.goto(editor);
  await page.getByRole("button", { name: "Yayımla", exact: true }).click();
  await expect(page.getByText("Yayımlandı.")).toBeInViewport();
  expect(await textOf(request, site, pathTo("incubation", "tr"))).toContain("Kapımız açık, buyurun.");

  await page.goto("/tr/admin/yonetim/icerik-yonetimi?text=earthquake-help");
  await turkish.getByRole("textbox", { name: "Acil durum notu" }).fill("Acil durumda 112’yi arayın.");
  await page.getByRole("button", { name: "Taslağı kaydet" }).click();
  await expect(page.getByText("Taslak kaydedildi.")).toBeVisible();
  await page.goto(pathTo("earthquakeHelp", "tr", {}, { preview: "1" }));
  await expect(page.getByText("Acil durumda 112’yi arayın.", { exact: true })).toBeVisible();
  await axe(page);
});

test("an admin adds, edits and closes a help offer, in Turkish on a phone", async ({ open, site, request }) => {
  const page = await open("/admin/management/earthquake-help", {
    as: "admin",
    locale: "tr",
    width: 375,
    theme: "dark",
  });
  await expect(page.locator("main tbody tr").first()).toBeVisible();
  await page.getByRole("button", { name: "Kayıt ekle" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "İhtiyaç ya da destek teklifi" }).selectOption("Destek teklifi");
  await dialog.getByRole("combobox", { name: "Tür" }).selectOption("Ulaşım");
  await dialog.getByRole("textbox", { name: "İngilizce başlık" }).fill("Two vans with drivers");
  await dialog.getByRole("textbox", { name: "Türkçe başlık" }).fill("Şoförlü iki minibüs");
  await dialog.getByRole("combobox", { name: "Şehir" }).selectOption("Hatay");
  await axe(page);
  await dialog.getByRole("button", { name: "Kayıt ekle" }).click();
  await expect(page.getByText("Kayıt eklendi, artık herkes görüyor.")).toBeVisible();
  /** The card of the help as visitors see it. */
  const card = async (search = "") => {
    const text = await textOf(request, site, `/tr/deprem-yardim${search}`);
    return text.match(/<article.*?<\/article>/gs)?.find((article) => article.includes("Şoförlü iki minibüs"));
  };
  expect(await card()).toContain("Hatay");

  await page.getByRole("button", { name: "İşlemler: Şoförlü iki minibüs" }).click();
  await page.getByRole("menuitem", { name: "Düzenle" }).click();
  await page.getByRole("textbox", { name: "Türkçe metin" }).fill("Gece de yola çıkabiliyorlar.");
  await axe(page);
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Kaydedildi, artık herkes görüyor.")).toBeVisible();
  // What is typed and not saved is asked about before the sheet closes.
  await page.getByRole("textbox", { name: "Türkçe metin" }).fill("Yarım kalan");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Yazdıklarınız henüz kaydedilmedi.")).toBeVisible();
  await page.getByRole("button", { name: "Kaydetmeden kapat" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await card()).toContain("Gece de yola");
  await page.getByRole("combobox", { name: "Durum alanını değiştir: Şoförlü iki minibüs" }).selectOption("Karşılandı");
  await expect(page.getByText("Durum kaydedildi.")).toBeVisible();
  expect(await card("?state=matched")).toContain("Karşılandı");
});
