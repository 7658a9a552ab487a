import { axe, expect, interactive, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import { fillIn, signInHere } from "./new-account.ts";
import { failPage, reloadUntil } from "./payment-pages.ts";

test("signing up on the way to a plan returns to it in another browser", async ({ open, site }) => {
  const email = "deniz.alici@example.test";
  const page = await open("/tr/odeme-planlari", { locale: "tr", width: 375 });
  await page.getByRole("link", { name: "Satın almak için giriş yap" }).first().click();
  await page.waitForURL(/\/tr\/giris\?/);
  await interactive(page);
  await page.getByRole("link", { name: "Kayıt olun" }).click();
  await page.waitForURL(/\/tr\/kayit-ol\?returnTo=/);
  await interactive(page);
  await fillIn(page, email);
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await expect(page.getByRole("heading", { name: "Gelen kutunuza bakın" })).toBeVisible();

  const other = await open(await linkFrom(site, email, "/tr/e-posta-dogrulama"), { locale: "tr" });
  await expect(other.getByText("kaldığınız yerden devam edersiniz")).toBeVisible();
  await axe(other);
  await other.getByRole("link", { name: "Giriş yapın" }).click();
  await signInHere(other, email);
  await other.waitForURL("**/tr/kullanici-tipi?returnTo=**");
  await interactive(other);
  await other.getByRole("button", { name: "Yatırımcı" }).click();
  await other.waitForURL("**/tr/odeme-planlari?plan=personal-monthly");
  await expect(other.getByText("Seçiminiz")).toBeVisible();
});

test("a report is bought on a Turkish phone; leaving checkout is free", async ({ open }) => {
  const page = await open("/tr/raporlar", { as: "member", width: 375, locale: "tr", theme: "dark", refusal: 400 });
  await page.locator("main article", { hasText: "₺" }).first().locator("h2 a").click();
  await page.waitForURL(/\/tr\/rapor\//);
  const report = page.url();
  await page.getByRole("button", { name: /^Satın al: / }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await axe(page);
  await page.getByRole("link", { name: "Vazgeç ve geri dön" }).click();
  await page.waitForURL("**/tr/odeme-basarisiz?**");
  await expect(page.getByRole("status").filter({ hasText: "Sizden ücret alınmadı" })).toBeVisible();
  // Without a payment nobody is thanked.
  await page.goto("/tr/odeme-basarili");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ödeme bulunamadı");
  await page.goto(report);
  await page.getByRole("button", { name: /^Satın al: / }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  // Every step has an address, so that one may go back to it.
  await page.getByRole("radio", { name: "reddedilir" }).first().check();
  await page.getByRole("button", { name: /^Öde/ }).click();
  await expect(page.getByRole("alert")).toHaveText("Kart reddedildi. Başka bir kart seçin.");
  await page.getByRole("radio", { name: "onay ister" }).check();
  await page.getByRole("button", { name: /^Öde/ }).click();
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await page.waitForURL("**/tr/odeme-basarili?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "Ödemeniz alındı" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Bu ödeme zaten yapıldı. Sizden başka ücret alınmaz.")).toBeVisible();
  await page.getByRole("link", { name: "“Paketim ve ödemelerim” sayfasına git" }).click();
  await page.waitForURL("**/tr/profil/odeme/paket-yonetimi");
  await page.goto(report);
  await expect(page.getByRole("link", { name: /indir/i }).first()).toBeVisible();

  await page.goto("/tr/panel/fatura-bilgileri");
  await axe(page);
  await page.getByRole("radio", { name: "Bir şirket" }).check();
  await page.getByRole("textbox", { name: "Şirketin unvanı" }).fill("Petek Yazılım A.Ş.");
  await page.getByRole("textbox", { name: "Adres" }).fill("Işıklı Sokak 6");
  await page.getByRole("textbox", { name: "Şehir" }).fill("Şanlıurfa");
  await page.getByRole("combobox", { name: "Ülke" }).selectOption({ label: "Türkiye" });
  await page.getByRole("textbox", { name: "Vergi numarası" }).fill("1234567891");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(
    page.getByText("Bu ne 10 haneli bir vergi numarası ne de 11 haneli bir T.C. kimlik numarası."),
  ).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "İşaretlenen alanlara bakın." })).toBeVisible();
  await page.getByRole("textbox", { name: "Vergi dairesi" }).fill("Göbeklitepe");
  await page.getByRole("textbox", { name: "Vergi numarası" }).fill("1234567890");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText("Kaydedildi.")).toBeVisible();
  await axe(page);
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("link", { name: /tarihli ödeme belgesi/ })
      .first()
      .click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^Ödeme belgesi \w+\.pdf$/);
});

test("a plan changes at the shown price; an admin refunds with history", async ({ open }) => {
  const page = await open("/tr/odeme-planlari", { as: "job-hunter", width: 375, locale: "tr" });
  await page
    .getByRole("button", { name: /^Kişisel paketini satın al/ })
    .first()
    .click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByRole("button", { name: /^Öde/ }).click();
  await page.waitForURL("**/tr/odeme-basarili?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "Ödemeniz alındı" })).toBeVisible();
  // The plans sell no second package; they lead to where this one is changed.
  await page.goto("/tr/odeme-planlari");
  await expect(page.getByRole("button", { name: /paketini satın al/ })).toHaveCount(0);
  await axe(page);
  await page.getByRole("link", { name: "Bu pakete geç: Kurumsal, aylık" }).click();
  await page.waitForURL(/paket-yonetimi\?to=business-monthly/);
  await expect(page.getByText(/için şimdi ödeyeceğiniz tutar/)).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: /paketine geç$/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Paketiniz değişti" })).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("heading", { name: /^Kurumsal/ }).count();
    })
    .toBeGreaterThan(0);

  const admin = await open("/admin/management/payment-history", { as: "admin" });
  const newest = admin
    .getByRole("row")
    .filter({ hasText: /Business/ })
    .first();
  await newest.getByRole("button", { name: /^Actions/ }).click();
  await admin.getByRole("menuitem", { name: "Refund" }).click();
  await axe(admin);
  await admin.getByRole("dialog").getByLabel("Amount in").fill("1.5");
  await admin.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
  await expect(admin.getByText("The refund is on its way.", { exact: false }).first()).toBeVisible();
  await expect
    .poll(async () => {
      await admin.goto("/admin/management/payment-history?kind=refund");
      return admin
        .locator("tbody tr")
        .filter({ hasText: /Business/ })
        .count();
    })
    .toBe(1);
});

test("the waiting page shows a payment though answers outlast its interval", async ({ open }) => {
  const page = await open("/payment-plans", { as: "investor" });
  await page.getByRole("button", { name: "Buy Startup search, a month" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  const back = await page.getByRole("link", { name: "Cancel and go back" }).getAttribute("href");
  const waiting = await page.context().newPage();
  await waiting.goto(back!.replace("payment-fail", "payment-success"));
  await expect(waiting.getByRole("status").filter({ hasText: "waiting" })).toBeVisible();
  await waiting.route(/\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue();
  });
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(waiting.getByRole("status").filter({ hasText: "It is paid and open." })).toBeVisible();
});

test("a company's package is shared: a seat is given, seen and left", async ({ open }) => {
  const page = await open("/payment-plans", { as: "head-hunter", complaint: /status of 403/ });
  await page.getByRole("button", { name: "Buy Business, a month" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "It is paid and open." })).toBeVisible();
  await page.goto("/profile/payment/package-management");
  await page.getByLabel("Email of a colleague").fill("someone@elsewhere.example");
  await page.getByRole("button", { name: "Give a seat" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "only to people in your company" })).toBeVisible();
  await page.getByLabel("Email of a colleague").fill("employee@kovan.example");
  await page.getByRole("button", { name: "Give a seat" }).click();
  await expect(page.getByText("2 of 5 seats are taken.")).toBeVisible();
  // An address without an account looks the same.
  await page.getByLabel("Email of a colleague").fill("nobody.yet@kovan.example");
  await page.getByRole("button", { name: "Give a seat" }).click();
  await expect(page.getByText("3 of 5 seats are taken.")).toBeVisible();
  const invited = page.getByRole("listitem").filter({ hasText: "Invited by email · No reports this month" });
  await expect(invited).toHaveCount(2);
  await axe(page);

  const colleague = await open("/tr/profil/odeme/paket-yonetimi", { as: "employee", locale: "tr", width: 375 });
  await expect(colleague.getByText(/paketini paylaşıyorsunuz/)).toBeVisible();
  await axe(colleague);
  await colleague.goto("/tr/odeme-planlari");
  await expect(colleague.getByRole("button", { name: /paketini satın al/ })).toHaveCount(0);
  await colleague.getByRole("link", { name: "Paketi görün ya da ayrılın" }).click();
  await colleague.locator("summary", { hasText: "Paketten ayrıl" }).click();
  await colleague.getByRole("button", { name: "Şimdi ayrıl" }).click();
  await expect(colleague.getByRole("heading", { name: "Paketiniz yok" })).toBeVisible();
});

test("gift holders compare packages at the same prices as plans", async ({ open }) => {
  const page = await open("/dashboard/membership-packages", { as: "premium", refusal: 404 });
  const account = page.getByRole("navigation", { name: "My account" });
  await expect(account.getByRole("link", { name: "Packages" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("row", { name: /^Personal \$12 a month/ })).toBeVisible();
  await axe(page);
  // Everybody's page compares the same, and the plans name what a package opens in the same numbers.
  const compared = () => page.getByRole("main").getByRole("table").getByRole("row").allInnerTexts();
  const own = await compared();
  await page.goto("/static/membership-packages");
  expect(await compared()).toEqual(own);
  await page.goto("/payment-plans");
  const business = own.find((row) => row.startsWith("Business"))!;
  const plan = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Business" }) })
    .first();
  for (const [number, words] of [
    ["5", "5 people"],
    ["5,000", "5,000 exported rows a month"],
    ["50", "50 premium reports a month"],
  ] as const) {
    expect(business.split(/\s+/)).toContain(number);
    await expect(plan.getByText(words)).toBeVisible();
  }
  await page.goto("/dashboard/membership-packages");
  await interactive(page);
  // A member who never paid has no customer portal.
  const menu = page.getByRole("navigation", { name: "My account" });
  await expect(menu.getByRole("link", { name: "Packages", exact: true })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Customer portal" })).toHaveCount(0);
  await page.getByRole("link", { name: "See monthly and yearly prices" }).click();
  await expect(page.getByText("You already have premium")).toBeVisible();
  await expect(page.getByText("$12 a month").first()).toBeVisible();
  await page.getByRole("link", { name: "My package and payments" }).click();
  await page.waitForURL("**/profile/payment/package-management");
});

test("pending and arrived money on a Turkish phone, however one returns", async ({ open }) => {
  const page = await open("/tr/odeme-planlari", { as: "provider", locale: "tr", width: 375 });
  await page.getByRole("button", { name: /^Yetenek araması paketini satın al/ }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByLabel(/beklemede kalır/).check();
  await page.getByRole("button", { name: /^Öde/ }).click();
  await page.waitForURL("**/tr/odeme-basarili?**");
  const success = page.url();
  const fail = failPage(success, "odeme-basarili", "odeme-basarisiz");
  for (const address of [fail, success]) {
    await page.goto(address);
    await reloadUntil(page, "Ödeme yolda");
    await expect(page.getByRole("status").filter({ hasText: "Bankanız" })).toBeVisible();
  }

  await page.goto("/tr/profil/odeme/paket-yonetimi");
  await interactive(page);
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Müşteri portalını aç" }).click();
  await (await popup).getByRole("button", { name: "Ulaştı", exact: true }).click();
  for (const address of [fail, success]) {
    await page.goto(address);
    await reloadUntil(page, "Teşekkürler");
    await expect(page.getByRole("status").filter({ hasText: "Ödemeniz alındı" })).toBeVisible();
  }
  await axe(page);
  await page.getByRole("link", { name: "Yetenek ara" }).click();
  await page.waitForURL("**/tr/yetenekler");

  // Of every payment the whole row is in sight.
  await page.goto("/tr/profil/odeme/paket-yonetimi");
  const table = page.getByRole("table", { name: "Ödemeler" });
  await expect(table.getByRole("cell", { name: /^Ödendi/ })).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0);
  await axe(page);
});

test("failed and refunded payments explain themselves and lead to a retry", async ({ open }) => {
  const page = await open("/payment-plans", { as: "organizer" });
  const buy = async () => {
    await page.getByRole("button", { name: "Buy Organization search, a month" }).click();
    await page.waitForURL("**/sandbox/checkout/**");
  };
  await buy();
  await page.getByLabel(/stays pending/).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  const success = page.url();
  await reloadUntil(page, "The payment is on its way");
  await page.goto("/profile/payment/package-management");
  await interactive(page);
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Open the customer portal" }).click();
  await (await popup).getByRole("button", { name: "It does not arrive" }).click();
  await page.goto(success);
  await reloadUntil(page, "Nothing was paid");
  await expect(page.getByRole("status").filter({ hasText: "You were not charged and can try again" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.waitForURL("**/payment-plans?**");
  await buy();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  await reloadUntil(page, "Thank you");
  await expect(page.getByRole("link", { name: "Search organizations" })).toBeVisible();

  const admin = await open("/admin/management/payment-history", { as: "admin" });
  await admin
    .getByRole("row")
    .filter({ hasText: "Organization search" })
    .getByRole("button", { name: /^Actions/ })
    .click();
  await admin.getByRole("menuitem", { name: "Refund" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
  await expect(admin.getByText("The refund is on its way.", { exact: false }).first()).toBeVisible();
  await reloadUntil(page, "Refunded");
  await expect(page.getByRole("status").filter({ hasText: "The money went back to you." })).toBeVisible();
  await expect(page.getByText(/Open until|then it renews/)).toHaveCount(0);
  await axe(page);
});
