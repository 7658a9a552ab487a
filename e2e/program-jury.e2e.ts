import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { expect } from "./expect.ts";
import { axe, interactive, test } from "./harness.ts";
import { addJury, PROGRAM, SECOND_PROGRAM } from "./jury.ts";
import { linkFrom } from "./mailbox.ts";
import { pageStatus, textOf, tokenOf } from "./without-browser.ts";

test.use({ additions: { data: (database) => addJury(database, 2) } });

test("a juror with open reviews is reminded once a day", async ({ open }) => {
  const page = await open(`/tr/panel/program-jurisi/${PROGRAM}`, { as: "organizer", locale: "tr", refusal: 429 });
  await interactive(page);
  const remind = page.getByRole("button", { name: /^Hatırlat: / }).first();
  await remind.click();
  await expect(page.getByText("Hatırlatma yolda.")).toBeVisible();
  await expect(page.getByText(/^Son hatırlatma: /)).toBeVisible();
  await remind.click();
  await expect(page.getByText("Günde bir kez hatırlatılabilir.")).toBeVisible();
  await axe(page);
});

test("applications are assigned by a changed proposal, by keyboard", async ({ open, site, request }) => {
  const page = await open(`/dashboard/program-jury/${PROGRAM}`, { as: "organizer" });
  const parts = page.getByRole("navigation", { name: "Parts of the jury" });
  await parts.getByRole("link", { name: "Assignment" }).click();
  const table = page.getByRole("table", { name: "Applications and jurors" });
  await expect(table.getByRole("row")).toHaveCount(7);
  await axe(page);
  const lastRow = table.getByRole("row").last();
  // A box is ticked at once, and busy until that is saved.
  const saved = () => expect(table.locator("[data-cell][aria-busy=true]")).toHaveCount(0);
  for (const left of [4, 3]) {
    await lastRow.getByRole("checkbox", { checked: true }).first().uncheck();
    await expect(lastRow.getByRole("checkbox", { checked: true })).toHaveCount(left);
  }
  await saved();
  await page.getByRole("spinbutton", { name: "Reviews of each application" }).fill("5");
  await page.getByRole("button", { name: "Make a proposal" }).click();
  await expect(page.getByText("2 new assignments")).toBeVisible();
  await expect(page.getByText(/K-001 .*: one review missing, too few jurors without a conflict/)).toBeVisible();
  await axe(page);
  const proposal = page.getByRole("region", { name: "Assign automatically" });
  await proposal.getByRole("checkbox").last().uncheck();
  await page.getByRole("button", { name: "Save one assignment" }).click();
  await expect(page.getByText("One assignment is saved.")).toBeVisible();

  // The one that was left out is given by keyboard.
  const last = lastRow.getByRole("checkbox", { checked: false });
  await expect(last).toHaveCount(1);
  const cell = await last.getAttribute("data-cell");
  await last.focus();
  await page.keyboard.press("ArrowUp");
  await expect(last).not.toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(last).toBeFocused();
  await page.keyboard.press("Space");
  const given = table.locator(`[data-cell="${cell}"]`);
  await expect(given).toBeChecked();
  await saved();
  await page.reload();
  await expect(given).toBeChecked();

  await parts.getByRole("link", { name: "Phases" }).click();
  await axe(page);
  await page.getByRole("button", { name: "Go on to this phase: Jury" }).click();
  const dialog = page.getByRole("dialog", { name: "Who goes on to Jury?" });
  await expect(dialog.getByText(/^Jury begins on .*/)).toBeVisible();
  await dialog.getByRole("radio", { name: "Those with the best ranks" }).check();
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("2");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(/^2 go on · 4 stay behind$/)).toBeVisible();
  await axe(page);
  await dialog.getByRole("checkbox", { checked: true }).last().uncheck();
  await dialog.getByRole("button", { name: "Go on with one" }).click();
  await expect(page.getByText("The phase is active.")).toBeVisible();
  const active = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Jury", exact: true }) });
  await expect(active.getByText("Next, not begun yet")).toBeVisible();
  await expect(active.getByText("One application")).toBeVisible();
  // Its jurors still read the phase before, and when the next one brings work.
  const queue = await textOf(request, site, "/dashboard/reviews", await tokenOf(request, site, "jury"));
  expect(queue).toContain("This phase is over. You can still read, but no longer score.");
  expect(queue).toMatch(/This phase begins on [^<]+\. The organizer has not assigned applications to you yet\./);
});

test("an organization's reason and the criteria of a question are written", async ({ open }) => {
  const page = await open(`/tr/panel/program-jurisi/${PROGRAM}?part=reasons`, { as: "organizer", locale: "tr" });
  await interactive(page);
  await page.getByRole("button", { name: "Gerekçe ekle" }).click();
  await expect(page.getByText("Bu alanı doldurun.")).toHaveCount(2);
  await expect(page.getByLabel("Türkçe cümle")).toBeFocused();
  await page.getByRole("combobox", { name: "Konu" }).selectOption({ label: "Pazar" });
  await page.getByLabel("İngilizce cümle").fill("You are ahead of the market.");
  await page.getByLabel("Türkçe cümle").fill("Pazarın ilerisindesiniz.");
  await page.getByRole("button", { name: "Gerekçe ekle" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Pazarın ilerisindesiniz." });
  await expect(row).toBeVisible();
  await axe(page);
  await row.getByRole("button", { name: "Listeden çıkar: Pazarın ilerisindesiniz." }).click();
  await expect(page.getByText("Kurumunuzun henüz kendi gerekçesi yok")).toBeVisible();

  const editor = await open(`/profile/ecosystem/edit-program/${PROGRAM}?section=questions`, { as: "organizer" });
  const criteria = editor.getByRole("combobox", { name: "Related criteria" });
  await criteria.first().fill("Market");
  await editor.getByRole("option", { name: "Market" }).click();
  await editor.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor.getByText("Saved.", { exact: true })).toBeVisible();
  await editor.reload();
  await expect(editor.getByRole("button", { name: /Market/ }).first()).toBeVisible();
});

test("questions are ordered by keys and by dragging, previewed and copied", async ({ open }) => {
  const page = await open(`/profile/ecosystem/edit-program/${PROGRAM}?section=questions`, { as: "organizer" });
  await interactive(page);
  const handles = page.getByRole("button", { name: /^Move / });
  const first = page.getByRole("button", { name: "Move What do you sell?" });
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(handles.nth(1)).toHaveAccessibleName("Move What do you sell?");
  await expect(first).toBeFocused();
  await expect(page.getByText("What do you sell? is now at place 2 of 6.")).toBeAttached();
  // Dragged up to the beginning again: the row above is half out of sight.
  await first.evaluate((handle) => handle.scrollIntoView({ block: "center" }));
  const from = (await first.boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, 10, { steps: 8 });
  await page.mouse.up();
  await expect(handles.first()).toHaveAccessibleName("Move What do you sell?");
  await first.press("End");
  await expect(handles.last()).toHaveAccessibleName("Move What do you sell?");
  await axe(page);
  // On a slow machine a notice with a button of the same name reminds of the changes meanwhile.
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(handles.last()).toHaveAccessibleName("Move What do you sell?");

  // A question that hangs on another new one is saved with it.
  for (const [asked, kind] of [
    ["Do you export?", "Yes or no"],
    ["Where to?", "Short text"],
  ] as const) {
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByLabel("Question in English").last().fill(asked);
    await page.getByRole("combobox", { name: "Kind of answer" }).last().selectOption({ label: kind });
  }
  const condition = page.getByRole("combobox", { name: "Asked only if" }).last();
  await condition.selectOption({ label: "Do you export? → Yes" });
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(condition.locator("option:checked")).toHaveText("Do you export? → Yes");

  await page.getByText("Preview, as applicants see it").click();
  await expect(page.getByRole("radio", { name: "Companies" })).toBeVisible();
  await page.getByText("Copy questions from another program").click();
  await page.getByRole("combobox", { name: "Program", exact: true }).selectOption({ label: "Petek Camp" });
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(handles).toHaveCount(14);
});

test("jurors are invited by email; one declines, one signs in and accepts", async ({ open, site, request }) => {
  const page = await open("/dashboard/programs", { as: "organizer" });
  await page.getByRole("link", { name: "Jury of Petek Accelerator" }).click();
  await expect(page.getByRole("heading", { name: "Jury of Petek Accelerator", level: 1 })).toBeVisible();
  await axe(page);
  const send = page.getByRole("button", { name: "Send invitations" });
  // The sentences of what is missing come late: a field that was filled in meanwhile must not be called empty.
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/invalid-field/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await send.click();
  await expect(page.getByRole("textbox", { name: "Email addresses" })).toBeFocused();
  await page.getByRole("textbox", { name: "Email addresses" }).fill(`declines@jury.test, ${demoEmail("investor")}`);
  const sentences = page.waitForEvent("requestfinished", (request) => request.url().includes("invalid-field"));
  answer();
  await sentences;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText("Fill in this field.")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Language of the email" }).selectOption({ label: "English" });
  await send.click();
  await expect(page.getByText("2 invitations are on their way.")).toBeVisible();
  const rowOf = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(rowOf("declines@jury.test").getByText("Invited")).toBeVisible();

  const stranger = await open(await linkFrom(site, "declines@jury.test", "/jury"));
  await expect(stranger.getByRole("heading", { name: "You are invited to a jury" })).toBeVisible();
  await axe(stranger);
  await stranger.getByRole("button", { name: "Decline" }).click();
  await expect(stranger.getByRole("heading", { name: "You have declined" })).toBeVisible();
  await axe(stranger);

  const guest = await open(await linkFrom(site, demoEmail("investor"), "/jury"));
  await guest.getByRole("link", { name: "Sign in and accept" }).click();
  await guest.waitForURL("**/login?*");
  await interactive(guest);
  await guest.locator("input[name=email]").fill(demoEmail("investor"));
  await guest.locator("input[type=password]").fill(DEMO_PASSWORD);
  await guest.locator("input[type=password]").press("Enter");
  await guest.waitForURL("**/jury?code=*");
  await expect(guest.getByText("You may apply yourself or join a team that has applied.")).toBeVisible();
  await guest.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByRole("heading", { name: "You have accepted" })).toBeVisible();
  expect(await pageStatus(request, site, "/jury?code=nothing")).toBe(404);
  expect(await textOf(request, site, "/jury?code=nothing")).toMatch(
    /<h1[^>]*>This link does not lead to an invitation</,
  );

  await page.reload();
  await expect(rowOf("declines@jury.test").getByText("Declined")).toBeVisible();
  await expect(page.getByText("Accepted")).toHaveCount(6);
  await rowOf("declines@jury.test").getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove declines@jury.test?" });
  await axe(page);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The juror is removed.")).toBeVisible();
  await expect(rowOf("declines@jury.test").getByText("Removed")).toBeVisible();
});

test("received applications are found and read on a Turkish phone", async ({ open, site, request }) => {
  const page = await open("/dashboard/programs", { as: "organizer", locale: "tr", width: 375 });
  await page.getByRole("link", { name: "Başvurular: Petek Hızlandırma" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Petek Hızlandırma programına gelen başvurular");
  await expect(page.getByText("6 başvuru", { exact: true }).last()).toBeVisible();
  await axe(page);
  await page.getByRole("searchbox", { name: "Girişim ya da numara ara" }).fill("k-003");
  await page.getByRole("button", { name: "Göster" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await page
    .getByRole("navigation", { name: "Sonuca göre" })
    .getByRole("link", { name: /^Kabul edildi/ })
    .click();
  await expect(page.getByRole("heading", { name: "Böyle bir başvuru yok" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Tümünü göster" }).click();
  await page.getByRole("table").getByRole("link").last().click();
  await expect(page.getByRole("heading", { name: "2. sürüm" })).toBeVisible();
  await expect(page.getByText("Jüri üyelerine gizli").first()).toBeVisible();
  await page.getByText("1. sürüm").first().click();
  await axe(page);
  await page.goto(`/tr/panel/program-jurisi/${PROGRAM}?part=assign`);
  await expect(page.getByRole("heading", { name: "Petek Hızlandırma jürisi" })).toBeVisible();
  await axe(page);
  const stranger = await tokenOf(request, site, "jury");
  expect(await pageStatus(request, site, `/dashboard/program-jury/${PROGRAM}`, stranger)).toBe(404);
  expect(await textOf(request, site, `/dashboard/program-jury/${PROGRAM}`, stranger)).toContain("<h1");
  const admin = await open("/admin/management/program-applicants", { as: "admin" });
  await expect(admin.getByRole("heading", { name: "Program applicants", level: 1 })).toBeVisible();
  await axe(admin);
});

const decisions = `/dashboard/program-decisions/${SECOND_PROGRAM}`;

test("an organizer reads how sure the order is, decides on one and many", async ({ open }) => {
  const page = await open(`${decisions}?places=2`, { as: "organizer", theme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decide on applications");
  await expect(page.getByRole("table").getByText("2 places end here")).toBeVisible();
  await expect(page.getByText("Nothing is sent before you publish.")).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Where the selection stands" }).locator("[aria-current=step]"),
  ).toHaveCount(1);
  await axe(page);
  const first = page.getByRole("group", { name: /^Result: Balpetek/ }).first();
  await first.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(page.getByText("The result is set.")).toBeVisible();
  await expect(first.getByRole("button", { name: "Accept" })).toHaveAttribute("aria-pressed", "true");

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole("link", { name: /^To decide/ }).click();
  const cards = page.getByRole("list", { name: "Applications with their scores" }).getByRole("group");
  await expect(cards).toHaveCount(5);
  await cards.first().getByRole("button", { name: "Decline" }).click();
  await expect(cards).toHaveCount(4);
  await page.getByRole("link", { name: /^All/ }).click();
  await page.getByRole("button", { name: "Decline", pressed: true }).click();
  await expect(page.getByRole("link", { name: /^To decide/ })).toHaveText(/5/);
  await axe(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  for (const name of ["Select Balpetek1", "Select Balpetek6"])
    await page.getByRole("checkbox", { name }).press("Space");
  await expect(page.getByText("2 applications selected")).toBeVisible();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Side by side");
  await expect(page.getByRole("columnheader")).toHaveText([/^Balpetek1/, /^Balpetek6/]);
  await expect(page.getByRole("rowheader", { name: /^Raw/ })).toBeVisible();
  await axe(page);
  await page.goBack();
  for (const name of ["Select Balpetek1", "Select Balpetek6"])
    await page.getByRole("checkbox", { name }).press("Space");
  await page.locator("[data-save-bar]").getByRole("button", { name: "Decline" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("No one sees it before you publish");
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 results are set.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Without a reason: 2" })).toBeVisible();
});

test("letters are changed, need reasons, and are published together", async ({ open, site }) => {
  const page = await open(decisions, { as: "organizer", locale: "tr", refusal: 409 });
  await page.getByRole("link", { name: "Mektupları oku" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sonuç mektupları");
  await interactive(page);
  await axe(page);
  await page.getByRole("button", { name: "3 sonucu yayımla …" }).click();
  await page.getByRole("button", { name: "Yayımla ve gönder" }).click();
  await expect(page.getByRole("dialog")).toContainText("K-001 Balpetek1");
  await page.getByRole("dialog").getByRole("button", { name: "Vazgeç" }).click();
  for (const name of ["Balpetek1", "Balpetek6"]) {
    await page.getByRole("button", { name: new RegExp(`Mektubu değiştir.*${name}`) }).click();
    await page.getByLabel("Sizin gerekçeniz").fill("Bu dönem yalnızca prototipi olan girişimleri kabul ediyoruz.");
    await page.getByRole("button", { name: "Mektubu kaydet" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`Mektubu değiştir.*${name}`) })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Gerekçesizler (0)" })).toBeVisible();
  await page.getByRole("button", { name: "3 sonucu yayımla …" }).click();
  await expect(page.getByRole("dialog")).toContainText("3 başvuru hâlâ inceleniyor");
  await page.getByRole("button", { name: "Yayımla ve gönder" }).click();
  await expect(page.getByText("Sonuçlar yayımlandı, mektuplar yola çıktı.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Kabul edilmedi Yayımlandı" })).toHaveCount(2);
  await page.getByRole("link", { name: "Mektupları oku" }).click();
  await page.getByRole("link", { name: "Gönderilenler (3)" }).click();
  await expect(page.getByText("Bu dönem yalnızca prototipi olan girişimleri kabul ediyoruz.")).toHaveCount(2);
  await expect(page.getByText(/^Gönderilme: /)).toHaveCount(3);
  await axe(page);
  await page.getByRole("link", { name: "Tabloya dön" }).click();

  const address = await linkFrom(site, "entrepreneur@kovan.example", /^\/tr\/panel\/mektup\//);
  const founder = await open("/dashboard", { as: "entrepreneur", locale: "tr" });
  await founder.goto(address);
  await expect(founder.getByText("Bu dönem yalnızca prototipi olan girişimleri kabul ediyoruz.")).toBeVisible();
  await axe(founder);
  await founder.getByRole("button", { name: "Evet" }).press("Enter");
  // The letter itself thanks, too: this sentence stands only where the answer is stored.
  await expect(founder.getByText("Teşekkür ederiz. Yanıtınızı değiştirebilirsiniz.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1 kişiye yardımcı oldu/)).toBeVisible();
});

test("whoever does not belong to the organization finds no such page", async ({ site, request }) => {
  for (const role of ["jury", "admin"] as const)
    expect(await pageStatus(request, site, decisions, await tokenOf(request, site, role)), role).toBe(404);
});

test("on a phone all fits; files download; minutes wait for the phase's end", async ({ open }) => {
  const page = await open(decisions, { as: "organizer", locale: "tr", width: 320 });
  // The table scrolls by itself.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await axe(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [link, name] of [
    ["Dışa aktar (Excel)", /^Petek Kampı Ön eleme Başvurular .*\.xlsx$/],
    ["Kitapçık (PDF)", /^Petek Kampı Jüri kitapçığı 1\.pdf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.getByRole("link", { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(name);
  }
  await page.getByRole("link", { name: "Tutanak", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tutanak");
  await expect(page.getByText(/artık kimse puan veremediğinde yazılabilir/).first()).toBeVisible();
  await expect(page.getByText("Henüz tutanak yok")).toBeVisible();
  await axe(page);
});

test("a suspicion is ignored with a reason; rows are decided by keys", async ({ open }) => {
  const page = await open(`/dashboard/program-jury/${PROGRAM}`, { as: "organizer" });
  const conflicts = page.getByRole("main");
  const row = conflicts.getByRole("listitem").filter({ hasText: "the team wrote to the juror, who has not answered" });
  await expect(row).toContainText("K-001");
  await axe(page);
  await row.getByRole("button", { name: /^Ignore the suspected conflict of .* with K-001$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Ignore" })).toBeDisabled();
  await dialog.getByLabel("Why it is no conflict").fill("They asked for directions.");
  await axe(page);
  await dialog.getByRole("button", { name: "Ignore" }).click();
  await conflicts.getByText("One was decided").click();
  await expect(conflicts.getByText(/Ignored by .* Reason: They asked for directions\./)).toBeVisible();

  await page.goto(`/dashboard/program-decisions/${PROGRAM}?order=number`);
  await interactive(page);
  // Others may have gone on to the next phase with some of them.
  await page.getByRole("combobox", { name: "Phase" }).selectOption({ index: 0 });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const table = page.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(7);
  await expect(table.getByRole("columnheader", { name: "Rank (normalized)" })).toBeVisible();
  await table.getByRole("checkbox").first().focus();
  for (const key of ["a", "ArrowDown", "d", "ArrowDown", "A"]) await page.keyboard.press(key);
  const results = (name: "Accept" | "Decline") => table.getByRole("button", { name, pressed: true });
  await expect(results("Accept")).toHaveCount(2);
  await expect(results("Decline")).toHaveCount(1);
});
