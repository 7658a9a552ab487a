import { readFile } from "node:fs/promises";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

test("a team manager invites a person from their page, localized", async ({ open }) => {
  const page = await open("/talents/remote?sort=name", { as: "entrepreneur", locale: "tr" });
  await expect(page).toHaveURL(/\/tr\/yetenekler\/uzaktan\?sort=name$/);
  await page.getByRole("link", { name: "EN, English" }).first().click();
  await page.waitForURL("**/talents/remote?sort=name");
  // The address is there before the page is drawn for it.
  await expect(page.locator("main h1")).toHaveText("Talents");
  const card = page.locator("main article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", { name: "Send a message" })).toBeVisible();
  await page.getByRole("link", { name: "Invite to your team" }).click();
  await expect(page.getByText(`${name} gets the invitation by email.`)).toBeVisible();
  await page.getByRole("main").getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await page.waitForURL("**/dashboard/invites?*");
  await expect(page.getByRole("main")).toContainText(name);
});

test("two members write from profile to answer, with unread counts", async ({ open }) => {
  const one = await open("/talent/zehra-gokceoglu", { as: "premium", refusal: 400 });
  await one.getByRole("link", { name: "Send a message" }).click();
  await one.waitForURL("**/dashboard/message-detail/**");
  await expect(one.getByText("Nothing written yet")).toBeVisible();
  await axe(one);
  const field = one.getByRole("textbox", { name: "Message to Zehra Gökçeoğlu" });
  await field.fill("Hello Zehra, shall we meet? https://kovan.example/room");
  await field.press("Control+Enter");
  await expect(one.getByRole("log").getByText("Hello Zehra, shall we meet?")).toBeVisible();
  await expect(one.getByRole("log").getByRole("link", { name: "https://kovan.example/room" })).toHaveAttribute(
    "rel",
    "nofollow noopener",
  );
  await expect(field).toHaveValue("");
  await expect(one.getByRole("log").getByText("Sent")).toBeVisible();
  await field.fill("https://kovan.example@evil.example");
  await one.getByRole("button", { name: "Send" }).click();
  await expect(one.getByText("looks like the address of another site", { exact: false })).toBeVisible();
  await field.fill("Half a");

  const other = await open("/dashboard/messages", { as: "member", locale: "tr", width: 375 });
  await expect(other.getByRole("main").getByText("okunmamış mesaj", { exact: false }).first()).toBeVisible();
  await axe(other);
  await other.getByRole("link", { name: /Deniz Ünsaldı/ }).click();
  await other.waitForURL("**/tr/panel/mesaj/**");
  await expect(other.getByText("Yeni", { exact: true })).toBeVisible();
  await other.getByRole("textbox", { name: "Mesaj: Deniz Ünsaldı" }).fill("Olur, yarın?");
  await other.getByRole("button", { name: "Gönder" }).click();
  await expect(other.getByRole("log").getByText("Olur, yarın?")).toBeVisible();
  await axe(other);

  // It arrives without a reload, and what was typed meanwhile stays.
  await expect(one.getByRole("log").getByText("Olur, yarın?")).toBeVisible();
  await expect(one.getByRole("log").getByText("Read")).toBeVisible();
  await expect(field).toHaveValue("Half a");

  // The page of a startup leads to its team, too; visitors sign in on the way.
  for (const [as, place] of [
    ["investor", "**/dashboard/message-detail/**"],
    [undefined, /\/login\?.*message-detail/],
  ] as const) {
    const startup = await open("/startup/toprakca", as ? { as } : {});
    await startup.getByRole("link", { name: "Write to the team" }).click();
    await startup.waitForURL(place);
  }
});

test("a typed message survives reload and lost line; blanks are refused", async ({ open }) => {
  const complaint = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/;
  const page = await open("/dashboard/messages", { as: "investor", complaint });
  await page.getByRole("link", { name: /Selin Bozdağlı/ }).click();
  const field = page.getByRole("textbox", { name: "Message to Selin Bozdağlı" });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("Which three?");
  await expect(page.getByText("Draft saved on this device")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Which three?");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("There is no connection.", { exact: false })).toBeVisible();
  await expect(field).toHaveValue("Which three?");
  // The interrupted action continues by itself, once.
  await page.context().setOffline(false);
  await expect(page.getByRole("log").getByText("Which three?")).toHaveCount(1);
  await expect(field).toHaveValue("");
});

test("messages are flagged, senders blocked, one's own words found", async ({ open }) => {
  const page = await open("/dashboard/messages", { as: "job-hunter" });
  await page.getByRole("searchbox", { name: "Search your messages" }).fill("hackathon");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("1 message found")).toBeVisible();
  await page.getByRole("link", { name: /Zehra Gökçeoğlu/ }).click();
  await page.getByRole("link", { name: /^Report the message of/ }).click();
  const flag = page.getByRole("dialog", { name: "Report this message?" });
  await flag.getByRole("textbox").fill("Not what it seems");
  await flag.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thanks. We’ll look into it.")).toBeVisible();
  await page.getByRole("button", { name: "What you can do" }).click();
  await page.getByRole("menuitem", { name: "Block Zehra Gökçeoğlu" }).click();
  const block = page.getByRole("dialog", { name: "Block Zehra Gökçeoğlu?" });
  await axe(page);
  await block.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("neither of you can write", { exact: false })).toBeVisible();
  const other = await open("/dashboard/message-detail/umut-degirmenci", { as: "member" });
  await expect(other.getByText("isn’t accepting messages from you", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByRole("textbox", { name: "Message to Zehra Gökçeoğlu" })).toBeVisible();
});

test("an introduction is asked, passed on, accepted, and they write", async ({ open }) => {
  const founder = await open("/talent/harun-cetinoz", { as: "entrepreneur" });
  await founder.getByRole("link", { name: "Ask for an introduction" }).click();
  await founder.getByRole("textbox", { name: "What is it about?" }).fill("Our seed round for the clinic in Izmir");
  await axe(founder);
  await founder.getByRole("button", { name: "Ask for the introduction" }).press("Enter");
  await expect(founder.getByText("The house has your request", { exact: false })).toBeVisible();
  await expect(founder.getByText("Waiting", { exact: true }).first()).toBeVisible();

  const house = await open("/admin/management", { as: "moderator" });
  await house
    .getByRole("main")
    .getByRole("link", { name: /introductions? to pass on/ })
    .click();
  const request = house.getByRole("article").filter({ hasText: "the clinic in Izmir" });
  await request.getByRole("button", { name: "Pass on", exact: true }).click();
  const line = request.getByRole("textbox", { name: "Note from the startup house" });
  await expect(line).toHaveAttribute("aria-invalid", "true");
  await line.fill("They keep their word");
  await axe(house);
  await request.getByRole("button", { name: "Pass on", exact: true }).click();
  await expect(house.getByText("Passed on to the investor.")).toBeVisible();

  // The number in the header, counted anew on every page, says that something waits; its menu says what.
  const investor = await open("/dashboard", { as: "business", locale: "tr", width: 320 });
  const header = investor.getByRole("banner");
  const lines = header.locator("[role=menuitem]").filter({ hasText: "bekleyen 1 tanıştırma" });
  await header.getByRole("button", { name: /^Sizi bekleyen \d+ iş$/ }).press("Enter");
  await axe(investor);
  await lines.press("Enter");
  await investor.waitForURL("**/tr/panel/tanistirmalar");
  const offer = investor.getByRole("article").filter({ hasText: "the clinic in Izmir" });
  await expect(offer.getByText("They keep their word")).toBeVisible();
  await axe(investor);
  await offer.getByRole("button", { name: "Kabul et" }).click();
  await expect(investor.getByText("Kabul ettiniz", { exact: false })).toBeVisible();
  await expect(lines).toHaveCount(0);

  await founder.reload();
  const introduction = founder.getByRole("article").filter({ hasText: "the clinic in Izmir" });
  await introduction.getByRole("link", { name: "Open the conversation" }).click();
  await expect(founder.getByText("They keep their word", { exact: false })).toBeVisible();
  await expect(founder.getByRole("log").getByText("Our seed round for the clinic in Izmir")).toBeVisible();
});

test("hiding from someone is saved and removes one from their searches", async ({ open, request, site }) => {
  const page = await open("/profile", { as: "job-hunter" });
  const typedIn = (name: string) => page.locator(`input[name=${name}]`).inputValue();
  const name = `${await typedIn("name")} ${await typedIn("surname")}`;
  const before = await open("/talents", { as: "investor" });
  const total = Number((await before.locator("main h1 + [role=status]").innerText()).match(/\d+/)![0]);
  const section = page.locator("#profile-privacy");
  await section.getByRole("radio", { name: "Nobody" }).check();
  await section.getByRole("combobox", { name: "Hide from these email domains" }).fill("@kovan.example");
  await page.keyboard.press("Enter");
  await axe(page);
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.reload();
  await expect(section.getByText("kovan.example")).toBeVisible();
  await before.reload();
  await expect(before.locator("main h1 + [role=status]")).toHaveText(`${total - 1} people`);
  const search = await pageHtml(request, `${site.origin}/talents?words=${encodeURIComponent(name)}`);
  expect(search.html).toMatch(/<h1[^>]*>Talents</);
  // The chip says what was searched for; no row is found.
  expect(search.text).toContain("Nobody matches this filter");
});

test("a member downloads a report and reads what is left of the month", async ({ open }) => {
  const page = await open("/reports", { as: "premium" });
  await expect(page.locator("main article")).toHaveCount(9);
  await page.locator("label", { has: page.getByRole("checkbox", { name: /^Investments/ }) }).click();
  await page.waitForURL("**/reports/investments");
  await expect(page.locator("main article")).toHaveCount(4);
  // Cards of one report in two languages are told apart.
  await expect(page.locator("main article p").getByText("Turkish", { exact: true }).first()).toBeVisible();
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/report\/[a-z0-9-]+$/);
  await expect(page.getByText("you have downloaded 0.")).toBeVisible();
  const twin = page.getByRole("link", { name: /^This report in (English|Turkish)$/ });
  await expect(twin).toHaveAttribute("href", /\/report\/[a-z0-9-]+$/);
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("The file was downloaded.")).toBeVisible();
  await expect(page.getByText("you have downloaded 1.")).toBeVisible();
  // It is open for the rest of the month.
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect(again.suggestedFilename()).toBe(download.suggestedFilename());
});

test("whoever may not have a file reads why, in both languages", async ({ open }) => {
  const page = await open("/reports/investments", { locale: "tr" });
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/tr\/rapor\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { name: "Üyelere açık" })).toBeVisible();
  const { pathname } = new URL(page.url());
  const member = await open(pathname, { as: "member" });
  await expect(
    member.getByText("Members have 3 free downloads a month, premium reports and Excel files of startups together"),
  ).toBeVisible();
  // A link to the file itself leads back to the report.
  const file = `${new URL(member.url()).pathname}/file/${encodeURIComponent("../x.pdf")}`;
  const answer = await member.request.get(file, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain("refused=downloadUrlNotValid");
});

test("a lost connection is named where a download fails", async ({ open }) => {
  const page = await open("/reports/regions", { complaint: /Failed to (load|fetch)|ERR_/ });
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/report\/[a-z0-9-]+$/);
  await page.route("**/file/**", (route) => route.abort());
  await page.getByRole("link", { name: "Download PDF" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Network error while downloading." })).toBeVisible();
});
