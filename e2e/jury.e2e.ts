import { DEMO_PASSWORD, demoEmail } from "#features/accounts/limits.ts";
import { axe, expect, interactive, shot, test } from "./harness.ts";
import { addJury, PROGRAM } from "./jury.ts";
import { linkFrom } from "./mailbox.ts";

test.use({ additions: { data: addJury } });

test("applications are assigned by a changed proposal, by keyboard", async ({ open }) => {
  const page = await open(`/dashboard/program-jury/${PROGRAM}`, { as: "organizer" });
  const parts = page.getByRole("navigation", { name: "Parts of the jury" });
  await parts.getByRole("link", { name: "Assignment" }).click();
  const table = page.getByRole("table", { name: "Applications and jurors" });
  await expect(table.getByRole("row")).toHaveCount(7);
  await axe(page);
  await shot(page, "jury-assign");
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
  await shot(page, "jury-proposal");
  const proposal = page.getByRole("region", { name: "Assign automatically" });
  await proposal.getByRole("checkbox").last().uncheck();
  await page.getByRole("button", { name: "Write one assignment" }).click();
  await expect(page.getByText("One assignment is written.")).toBeVisible();

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
  await shot(page, "jury-phases");
  await page.getByRole("button", { name: "Go on to this phase: Jury" }).click();
  const dialog = page.getByRole("dialog", { name: "Who goes on to Jury?" });
  await dialog.getByRole("radio", { name: "Those with the best scores" }).check();
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("2");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(/^2 go on · 4 stay behind$/)).toBeVisible();
  await axe(page);
  await shot(page, "jury-going-on");
  await dialog.getByRole("checkbox", { checked: true }).last().uncheck();
  await dialog.getByRole("button", { name: "Go on with one" }).click();
  await expect(page.getByText("The phase is active.")).toBeVisible();
  const active = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Jury", exact: true }) });
  await expect(active.getByText("Now")).toBeVisible();
  await expect(active.getByText("One application")).toBeVisible();
});

test("jurors are invited by email; one declines, one signs in and accepts", async ({ open, site }) => {
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
  await shot(page, "jury-jurors");

  const stranger = await open(await linkFrom(site, "declines@jury.test", "/jury"));
  await expect(stranger.getByRole("heading", { name: "You are invited to a jury" })).toBeVisible();
  await axe(stranger);
  await shot(stranger, "jury-invitation");
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
  await guest.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByRole("heading", { name: "You have accepted" })).toBeVisible();
  const nothing = await open("/jury?code=nothing", { status: 404 });
  await expect(nothing.getByRole("heading", { name: "This link does not lead to an invitation" })).toBeVisible();

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

test("received applications are found and read on a Turkish phone", async ({ open }) => {
  const page = await open("/dashboard/programs", { as: "organizer", locale: "tr", width: 375 });
  await page.getByRole("link", { name: "Başvurular: Petek Hızlandırma" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Petek Hızlandırma programına gelen başvurular");
  await expect(page.getByText("6 başvuru", { exact: true }).last()).toBeVisible();
  await axe(page);
  await shot(page, "received-tr");
  await page.getByRole("searchbox", { name: "Girişimin adı veya K-031" }).fill("k-003");
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
  await shot(page, "received-detail-tr");
  await page.goto(`/tr/panel/program-jurisi/${PROGRAM}?part=assign`);
  await expect(page.getByRole("heading", { name: "Petek Hızlandırma jürisi" })).toBeVisible();
  await axe(page);
  await shot(page, "jury-assign-tr");
  const stranger = await open(`/dashboard/program-jury/${PROGRAM}`, { as: "jury", status: 404 });
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  const admin = await open("/admin/management/program-applicants", { as: "admin" });
  await expect(admin.getByRole("heading", { name: "Program applicants", level: 1 })).toBeVisible();
  await axe(admin);
});
