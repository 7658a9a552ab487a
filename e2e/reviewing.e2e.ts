import type { Page } from "@playwright/test";
import { receivedInvitations, sendInvitations } from "#features/invitations/contract.ts";
import { madeApplications } from "#features/programs/applying/contract.ts";
import { postReview, reviewedApplication, reviewTable } from "#features/programs/reviewing/contract.ts";
import { demoEmail } from "#shared/demo-accounts.ts";
import { SCOPE } from "#shared/scopes.ts";
import { axe, expect, interactive, signIn, test } from "./harness.ts";
import { APPLICATION_COUNT, addJury, nextReview, PROGRAM } from "./jury.ts";
import { call } from "./selection.ts";
import { textOf, tokenOf } from "./without-browser.ts";

test.use({ additions: { data: addJury } });

const scoreOf = (page: Page, criterion: string, score: number) =>
  page.getByRole("group", { name: criterion }).getByRole("button", { name: new RegExp(`^${score}\\b`) });

test("a juror finds the queue and scores a blind application by keyboard", async ({ open }) => {
  const page = await open("/dashboard/reviews", { as: "jury", locale: "tr" });
  await expect(page.getByRole("heading", { name: "Petek Hızlandırma" })).toBeVisible();
  await axe(page);
  await nextReview(page, "Petek Hızlandırma", "Sıradakini değerlendir").click();
  // Applications 1 and 6 have no review yet.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Başvuru K-001");
  await interactive(page);
  await expect(page.getByText("Adsız değerlendirme evresi.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/balpetek|ilgaz|ertem/i);
  await expect(page.getByRole("img", { name: "kapatılmış ad" }).first()).toBeVisible();
  await axe(page);

  await page.reload();
  // From the moment the page is open, one key after the other.
  for (const key of ["4", "ArrowDown", "2", "ArrowDown", "-"]) await page.keyboard.press(key);
  await expect(page.getByText("Çekimser: hesaba katılmaz").first()).toBeVisible();
  await expect(scoreOf(page, "Ekip %50", 4)).toHaveAttribute("aria-pressed", "true");
  await expect(scoreOf(page, "Pazar %30", 2)).toHaveAttribute("aria-pressed", "true");
  await scoreOf(page, "Pazar %30", 2).focus();
  await page.getByText("Gerekçe seç (0)").click();
  await page.getByRole("checkbox", { name: "Başvurunuzda rakiplerinize yer vermemişsiniz." }).check();
  await expect(page.getByText(/Kurucuların dilinde yazın: Türkçe\./).first()).toBeVisible();
  await page.getByLabel("Bir cümle daha").fill("Rakipleri de anlatın.");
  await expect(page.getByText("Sunucuya kaydedildi").first()).toBeVisible();

  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Başvuru K-006");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Başvuru K-001");
  await page.reload();
  await expect(scoreOf(page, "Ekip %50", 4)).toHaveAttribute("aria-pressed", "true");
  await scoreOf(page, "Pazar %30", 2).focus();
  await expect(page.getByLabel("Bir cümle daha")).toHaveValue("Rakipleri de anlatın.");

  // With scores of one's own the jurors' discussion is open.
  const discussion = page.getByRole("region", { name: "Jüri üyeleri arasında görüşme" });
  await discussion.getByLabel("Diğer jüri üyelerine notunuz").fill("Ekip güçlü, pazar küçük.");
  await discussion.getByRole("button", { name: "Jüri üyelerine gönder" }).click();
  await expect(discussion.getByRole("listitem")).toContainText("Ekip güçlü, pazar küçük.");
  await expect(discussion.getByLabel("Diğer jüri üyelerine notunuz")).toHaveValue("");
});

test("on an offline phone scores stay on the device, then reach the server", async ({ open }) => {
  const page = await open("/dashboard/reviews", {
    as: "jury",
    width: 375,
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch manifest patches/,
  });
  await nextReview(page, "Petek Accelerator", "Review the next one").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application K-006");
  await interactive(page);
  await page.context().setOffline(true);
  await scoreOf(page, "Team 50%", 3).click();
  await expect(page.getByText("No connection. Saved on this device")).toBeVisible();
  await page.getByLabel("Remark to the organizer").fill("Written in a tunnel.");
  await page.context().setOffline(false);
  await expect(page.getByText("Saved on the server")).toBeVisible();
  await page.reload();
  await expect(scoreOf(page, "Team 50%", 3)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Remark to the organizer")).toHaveValue("Written in a tunnel.");
});

test("an older draft of another device is shown beside what was saved since", async ({ open, site }) => {
  const phone = await open(`/dashboard/reviews/${PROGRAM}`, {
    as: "jury",
    width: 375,
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch manifest patches/,
  });
  await phone.getByRole("link", { name: "K-003" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Application K-003");
  await interactive(phone);
  const address = phone.url();
  const device = phone.context();
  const remark = (page: Page) => page.getByLabel("Remark to the organizer");
  await device.setOffline(true);
  await scoreOf(phone, "Team 50%", 2).click();
  await phone.getByText("Choose reasons (0)").click();
  await phone.getByRole("checkbox").first().check();
  await remark(phone).fill("A");
  await expect(phone.getByText("No connection. Saved on this device")).toBeVisible();
  await phone.goto("about:blank");
  await device.setOffline(false);

  const desk = await open(address, { as: "jury" });
  const token = await signIn(desk.context(), "jury");
  const applyId = new URL(address).pathname.split("/").at(-1)!;
  /** The score of the first category, how many reasons it has, and the remark, as they are stored. */
  const stored = async () => {
    const { categories, review } = await call(site, reviewedApplication, { query: { applyId } }, { token });
    const team = review.scores.find(({ categoryId }) => categoryId === categories[0]!.id);
    return [team?.score, team?.reasonIds.length, review.remarkToOrganizer];
  };
  const reasons = (await stored())[1] ?? 0;
  await scoreOf(desk, "Team 50%", 5).click();
  await remark(desk).fill("B, later");
  await expect.poll(stored).toEqual([5, reasons, "B, later"]);

  await phone.goto(address);
  const clash = phone.getByRole("dialog", { name: "Changed in two places" });
  const team = clash.getByRole("group", { name: "Team" });
  const remarks = clash.getByRole("group", { name: "Remark to the organizer" });
  await expect(team.getByText("2 of 5")).toBeVisible();
  await expect(team.getByText("5 of 5")).toBeVisible();
  await expect(remarks.getByText("A", { exact: true })).toBeVisible();
  await expect(remarks.getByText("B, later")).toBeVisible();
  await axe(phone);
  expect(await stored()).toEqual([5, reasons, "B, later"]);
  await remarks.getByRole("radio", { name: "What was saved meanwhile" }).check();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await expect.poll(stored).toEqual([2, 1, "B, later"]);
  await expect(remark(phone)).toHaveValue("B, later");
});

test("scores are entered as a table beside later ones; a juror abstains", async ({ open, site }) => {
  const page = await open(`/dashboard/reviews/${PROGRAM}`, { as: "jury" });
  await expect(page.getByRole("row")).toHaveCount(APPLICATION_COUNT + 1);
  await axe(page);
  for (const [criterion, score] of [
    ["Team", "5"],
    ["Market", "4"],
    ["Product", "3"],
  ] as const)
    await page.getByLabel(`${criterion}, K-002`).fill(score);
  await expect(page.getByText("Saved on this device, not yet on the server")).toBeVisible();
  await page.getByRole("button", { name: "Save scores" }).click();
  await expect(page.getByText("The scores are saved on the server.")).toBeVisible();

  // An older score of this device is shown beside the one that was saved since.
  const cell = page.getByLabel("Team, K-004");
  await cell.fill("1");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("review-table/");
  await page.goto("about:blank");
  const token = await signIn(page.context(), "jury");
  const { reviews, categories, queue } = await call(
    site,
    reviewTable,
    { query: { programSeoUrl: PROGRAM } },
    { token },
  );
  const { applyId } = queue.applications.find(({ label }) => label === "K-004")!;
  const { version } = reviews.find((review) => review.applyId === applyId)!;
  const scores = [{ categoryId: categories[0]!.id, score: 4 }];
  await call(site, postReview, { query: { applyId }, body: { version, scores } }, { token });
  await page.goto(`/dashboard/reviews/${PROGRAM}`);
  const clash = page.getByRole("dialog", { name: "Changed in two places" });
  const choice = clash.getByRole("group", { name: "Team, K-004" });
  await expect(choice.getByText("1", { exact: true })).toBeVisible();
  await expect(choice.getByText("4", { exact: true })).toBeVisible();
  await axe(page);
  await choice.getByRole("radio", { name: "What was saved meanwhile" }).check();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await expect(clash).toBeHidden();
  await expect(cell).toHaveValue("4");

  await page.getByRole("link", { name: "K-002" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application K-002");
  await interactive(page);
  await page.getByRole("button", { name: "Abstain …" }).click();
  await page.getByRole("button", { name: "Abstain and continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Application K-002");
  await expect(page.getByRole("link", { name: "K-002: Abstained" })).toBeVisible();
});

test("a note on one answer and a confirmed review are read by who decides", async ({ open }) => {
  const page = await open(`/dashboard/reviews/${PROGRAM}`, { as: "jury" });
  await page.getByRole("link", { name: "K-005" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application K-005");
  await interactive(page);
  const answer = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Which problem do you solve?" }) });
  await answer.getByText("Your note on this answer").click();
  await answer.getByRole("button", { name: "2 of 5" }).click();
  await answer.getByLabel("Remark on the answer").fill("Who measures it today?");
  await expect(answer.getByText("Saved on the server")).toBeVisible();
  await axe(page);
  const address = page.url();
  await page.reload();
  await expect(answer.getByRole("button", { name: "2 of 5" })).toHaveAttribute("aria-pressed", "true");
  await expect(answer.getByLabel("Remark on the answer")).toHaveValue("Who measures it today?");
  // The team has sent another text since: the review is confirmed for it, and says so to juror and organizer.
  await expect(page.getByRole("heading", { name: "Changed since you scored" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "My scores stand" }).click();
  await expect(page.getByText("The review is finished.")).toBeVisible();
  const applyId = new URL(address).pathname.split("/").at(-1)!;
  await page.goto(address);
  await expect(page.getByText(/^You scored version 1 and confirmed your review for version 2, .* on /)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Changed since you scored" })).toBeHidden();

  const organizer = await open(`/dashboard/program-decisions/${PROGRAM}`, { as: "organizer" });
  await expect(organizer.getByRole("columnheader", { name: "Spread" })).toHaveCount(0);
  await organizer.getByRole("link", { name: "More columns" }).press("Enter");
  await expect(organizer.getByRole("columnheader", { name: "Spread" })).toBeVisible();
  // The decision stays in sight beside all of them.
  await expect(organizer.getByRole("group", { name: /^Result: / }).first()).toBeInViewport({ ratio: 1 });
  await organizer.getByRole("link", { name: /^One note on an answer: / }).click();
  const cell = organizer.getByRole("row").filter({ hasText: "Which problem do you solve?" }).getByRole("cell");
  await expect(cell.getByRole("listitem")).toHaveText(/^Juror \d: 2 of 5 · Who measures it today\?$/);
  await organizer.goto(`/tr/panel/programlarima-basvurular?applyId=${applyId}`);
  const said = /, 1\. sürümü puanladı ve değerlendirmesini .* tarihinde bu sürüm için onayladı\.$/;
  await expect(organizer.getByText(said)).toBeVisible();
});

test("one tap or click sets a score, and its row stays where it was", async ({ open }) => {
  for (const width of [375, 1280] as const) {
    const page = await open(`/dashboard/reviews/${PROGRAM}`, { as: "jury", width });
    await page.getByRole("link", { name: "K-006" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application K-006");
    await interactive(page);
    for (const [criterion, score] of [
      ["Product 20%", 2],
      ["Team 50%", width === 375 ? 1 : 2],
      ["Market 30%", width === 375 ? 4 : 5],
    ] as const) {
      const button = scoreOf(page, criterion, score);
      const row = page.getByRole("group", { name: criterion });
      if ((await button.getAttribute("aria-pressed")) === "true") continue;
      await button.scrollIntoViewIfNeeded();
      const before = (await row.boundingBox())!.y;
      const box = (await button.boundingBox())!;
      await page.mouse.click(box.x + 12, box.y + 12, { delay: 50 });
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect(row.getByLabel("One more sentence")).toBeVisible();
      // On a desk all criteria are in view: what is at the top cannot scroll.
      if (width === 375) expect(Math.abs((await row.boundingBox())!.y - before)).toBeLessThan(40);
    }
    // Read first, scored later: its name unfolds a criterion.
    await page.getByRole("button", { name: "Team 50%" }).click();
    await expect(page.getByRole("button", { name: "Team 50%" })).toHaveAttribute("aria-expanded", "true");
    await page.close();
  }
});

test("on a phone the review fits and can be finished", async ({ open }) => {
  const page = await open("/dashboard/reviews", { as: "jury", locale: "tr", width: 320, theme: "dark" });
  await nextReview(page, "Petek Hızlandırma", "Sıradakini değerlendir").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await interactive(page);
  await axe(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("an invitation says before the answer what it costs a juror", async ({ site, request }) => {
  const founder = await tokenOf(request, site, "entrepreneur");
  const { startups } = await call(site, madeApplications, { query: {} }, { token: founder });
  const { id: entityId, name } = startups.find((startup) => startup.name === "Balpetek1")!;
  const body = { entityType: "startup" as const, entityId, email: demoEmail("jury"), scopes: [SCOPE.READ] };
  await call(site, sendInvitations, { body }, { token: founder });
  const token = await tokenOf(request, site, "jury");
  const { rows } = await call(site, receivedInvitations, { query: {} }, { token });
  const question = `/profile/invitations?answer=accept&id=${rows[0]!.id}`;
  expect(await textOf(request, site, question, token)).toContain(
    `${name} has applied to Petek Accelerator, and you are on its jury. Once you accept, you have a conflict of interest`,
  );
});
