import type { APIRequestContext, Page } from "@playwright/test";
import { applyToJob, setStatus } from "#features/jobs/applications/contract.ts";
import { statusId } from "#features/jobs/applications/rules.ts";
import { createJob } from "#features/jobs/editing/contract.ts";
import { jobForm } from "#features/jobs/editing/form.ts";
import texts from "#features/jobs/editing/messages.en.ts";
import { saveProfile } from "#features/talents/profile/contract.ts";
import type { DemoRole } from "#shared/demo-accounts.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { pathTo } from "#shared/paths.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { inviteColleague } from "./colleague.ts";
import { expect } from "./expect.ts";
import { fillForm, labelsOf } from "./filled-form.ts";
import { axe, test } from "./harness.ts";
import { keyboard } from "./life-by-keyboard.ts";
import { addSilentJob, SILENT_JOB } from "./silent-job.ts";
import type { Site } from "./site.ts";
import { authorized, pageStatus } from "./without-browser.ts";

let waitingApplicationId: string;
test.use({
  additions: {
    async data(database) {
      waitingApplicationId = await addSilentJob(database);
    },
  },
});

const ADDRESS = "/job/rafbul-beekeeper";
const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });

async function choose(page: Page, field: string, typed: string, option: string) {
  await page.getByRole("combobox", { name: field }).fill(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("a job is drafted, published, changed by a colleague, closed, deleted", async ({ open, site, request }) => {
  const status = () => pageStatus(request, site, ADDRESS);
  const page = await open("/dashboard/jobs", { as: "entrepreneur", refusal: 400 });
  await page.getByRole("main").getByRole("link", { name: "Add a job" }).first().click();
  await page.getByRole("link", { name: "Rafbul" }).click();
  await page.getByRole("textbox", { name: "Title in English" }).fill("Beekeeper");
  const add = page.getByRole("button", { name: "Save as a draft" });
  await add.click();
  // Nothing is lost, and the first missing field has the focus.
  await expect(page.getByRole("combobox", { name: "Profession" })).toBeFocused();
  await axe(page);
  await page.getByRole("combobox", { name: "Profession" }).selectOption({ label: "Other" });
  await choose(page, "Employment type", "full", "Full-time");
  await page.getByRole("textbox", { name: "Description in English" }).fill("You keep the bees.");
  await choose(page, "Technical skills", "pyth", "Python");
  await page.getByRole("combobox", { name: "Pay plan" }).selectOption({ label: "Monthly" });
  await page.getByRole("textbox", { name: "Salary from" }).fill("60,000");
  await page.getByRole("textbox", { name: "Salary up to" }).fill("50,000");
  await add.click();
  await expect(page.getByRole("textbox", { name: "Salary up to" })).toBeFocused();
  // Three digits after one sign are thousands in either language; Enter in a line saves.
  await page.getByRole("textbox", { name: "Salary up to" }).fill("80.000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Beekeeper", level: 1 })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Salary up to" })).toHaveValue("80,000");
  expect(await status()).toBe(404);
  await fillForm(page, jobForm.fields, labelsOf(texts));
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The job is published.")).toBeVisible();
  await axe(page);
  const visitor = await open(ADDRESS);
  await expect(visitor.getByText("You keep the bees.")).toBeVisible();

  // A colleague who may edit the startup writes its jobs, and neither its finances nor its members.
  const formAddress = page.url();
  await page.goto("/profile/edit-startup/rafbul?section=settings");
  await inviteColleague(page, site, "jury", await open("/", { as: "jury" }));
  const writer = await open("/dashboard/jobs", { as: "jury" });
  await writer.getByRole("link", { name: "Edit Beekeeper" }).click();
  await writer.getByRole("textbox", { name: "Description in English" }).fill("You look after the bees.");
  await save(writer).click();
  await expect(writer.getByText("All changes saved.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("You look after the bees.")).toBeVisible();
  await writer.goto("/profile/edit-startup/rafbul?section=settings");
  const sections = writer.getByRole("navigation", { name: "Sections of the startup" });
  await expect(sections).toBeVisible();
  await expect(sections.getByRole("link", { name: "Funding rounds" })).toBeHidden();
  await expect(writer.getByRole("button", { name: "Delete the startup" })).toBeHidden();
  await page.goto(formAddress);

  await page.getByRole("checkbox", { name: "Do not show the salary" }).uncheck();
  await save(page).click();
  await expect(page.getByText("All changes saved.")).toBeVisible();
  await expect(visitor.getByText("Salary range")).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText("Salary range")).toBeVisible();

  await page.getByRole("button", { name: "Stop taking applications" }).click();
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Stop now" }).click();
  await expect(page.getByText("Applications are closed.").first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This job posting has expired." })).toBeVisible();
  // A sent form is empty for the next job.
  await page.goto(`/dashboard/add-job?startupId=${await startupId(request, site)}`);
  await expect(page.getByRole("textbox", { name: "Title in English" })).toHaveValue("");
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "Edit Beekeeper" }).click();
  await page.getByRole("button", { name: "Delete the job" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My jobs" })).toBeVisible();
  await expect(page.getByText("Beekeeper")).toBeHidden();
  expect(await status()).toBe(404);
});

const startupId = async (request: APIRequestContext, { origin }: Site): Promise<string> =>
  (await (await request.get(`${origin}/apiStartup/Startups/rafbul`)).json()).data.id;

test("the job form has no barrier and no overflow on a dark Turkish phone", async ({ open }) => {
  const page = await open("/dashboard/add-job", { as: "entrepreneur", locale: "tr", width: 320, theme: "dark" });
  await page.getByRole("link", { name: "Rafbul" }).click();
  await expect(page.getByRole("textbox", { name: "Türkçe başlık" })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(pathTo("dashboardJobs", "tr"));
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** A job of the entrepreneur's startup that is open; answers its id and address. */
async function openJob(
  request: APIRequestContext,
  site: Site,
  titleEn: string,
): Promise<{ id: string; seoUrl: string }> {
  const day = (ahead: number) => lastDayOf(new Date(Date.now() + ahead * 86_400_000));
  const data = {
    startupId: await startupId(request, site),
    titleEn,
    titleTr: titleEn,
    descriptionEn: "You keep the bees.",
    descriptionTr: "Arılara bakacaksınız.",
    jobRoleId: typeId("jobRole", "other"),
    workingPlanIds: [typeId("workingPlan", "full-time")],
    skillIds: [typeId("skill", "python")],
    payPlanId: typeId("payPlan", "monthly"),
    hidesWage: true,
    countryId: fixedId("country/TR"),
    cityId: fixedId("city/TR/adana"),
    minWage: 60_000,
    maxWage: 80_000,
    wageCurrencyId: fixedId("currency/TRY"),
    publicationDate: day(0),
    expirationDate: day(20),
  };
  const headers = await authorized(request, site, "entrepreneur");
  const answer = await request.post(site.origin + createJob.path, { data, headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

async function applyAs(request: APIRequestContext, site: Site, role: DemoRole, jobId: string): Promise<void> {
  const headers = await authorized(request, site, role);
  const contact = { mobilePhoneCode: "90", mobilePhone: "5321234567", linkedin: "https://www.linkedin.com/in/demo" };
  expect((await request.put(site.origin + saveProfile.path, { data: contact, headers })).status()).toBe(200);
  const sent = { jobId, applyNote: "I like bees.", minWage: 95_000, wageCurrencyId: fixedId("currency/TRY") };
  expect((await request.post(site.origin + applyToJob.path, { data: sent, headers })).status()).toBe(200);
}

test("one applies via the profile, sends a CV, takes it back, withdraws", async ({ open, site, request }) => {
  const { id, seoUrl } = await openJob(request, site, "Hive builder");
  const visitor = await open(`/job/${seoUrl}`);
  await expect(visitor.getByRole("link", { name: "Sign in to apply" })).toBeVisible();
  const page = await open(`/job/${seoUrl}`, { as: "member", locale: "tr", width: 375, refusal: 400 });
  await page.getByRole("button", { name: "Bu iş ilanına başvurun" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Ön yazı" })).toBeFocused();
  await page.getByRole("textbox", { name: "Ön yazı" }).fill("Arıları severim.");
  await page.getByRole("textbox", { name: "Beklenen aylık ücret, en az" }).fill("85.000");
  await page.getByRole("combobox", { name: "Beklenen ücretin para birimi" }).selectOption({ label: "TRY" });
  await page.getByRole("button", { name: "Başvuruyu gönder" }).click();
  await expect(page.getByText("Eksik").first()).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Profile ekle" }).first().click();
  await page.getByRole("textbox", { name: "Cep telefonu" }).fill("5321234567");
  await page.getByRole("button", { name: "Kaydet", exact: true }).first().click();
  await expect(page.getByText(/Tüm değişiklikler kaydedildi|Kaydedildi/).first()).toBeVisible();
  // The way back stands below the form once nothing is unsaved.
  const back = page.getByRole("link", { name: "Başvuruya dön" });
  await expect(back).toBeInViewport();
  await axe(page);
  await back.click();
  await expect(page.getByText("Başvurmak için profilinize LinkedIn adresinizi ekleyin.")).toBeVisible();
  await page.getByRole("link", { name: "Profile ekle" }).first().click();
  await page.getByRole("textbox", { name: "LinkedIn" }).fill("https://www.linkedin.com/in/zehra-demo");
  await expect(back).toBeHidden();
  await page.getByRole("button", { name: "Kaydet", exact: true }).first().click();
  await back.click();
  await expect(page.getByRole("textbox", { name: "Ön yazı" })).toHaveValue("Arıları severim.");
  // Nothing to tick where there is no CV: the way to one is beside it.
  const tick = page.getByRole("checkbox", { name: "Özgeçmişim de gönderilsin" });
  await expect(tick).toBeHidden();
  await page.getByRole("link", { name: "Profile ekle" }).click();
  const cv = { name: "ozgecmis.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nZehra\n%%EOF\n") };
  await page.locator("#profile-cv input[type=file]").setInputFiles(cv);
  await expect(page.getByRole("link", { name: "ozgecmis.pdf" })).toBeVisible();
  await back.click();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await axe(page);
  await page.getByRole("button", { name: "Başvuruyu gönder" }).click();
  await expect(page.getByText("Başvurunuz gönderildi.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Başvurunuz" })).toBeInViewport();
  await expect(page.getByText(/^Başvurdunuz:/)).toBeInViewport();
  await page.getByRole("link", { name: "Başvuruyu gör" }).click();
  const sent = page.getByRole("article").filter({ hasText: "Hive builder" });
  await expect(sent.getByText("yakın")).toBeVisible();
  await sent.getByText("Gönderdikleriniz").click();
  await expect(sent.getByText("₺85.000")).toBeVisible();
  await axe(page);
  const employer = await open(`/dashboard/job-applications?jobId=${id}`, { as: "entrepreneur" });
  await employer.getByRole("button", { name: /Zehra Gökçeoğlu.*CV/ }).click();
  const dialog = employer.getByRole("dialog");
  await axe(employer);
  const download = employer.waitForEvent("download");
  await dialog.getByRole("link", { name: "ozgecmis.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("ozgecmis.pdf");
  // The applicant agrees to show the figures: the card and the dialog say so.
  await sent.getByRole("button", { name: "Tutarları birbirimize gösterelim" }).click();
  await expect(sent.getByText("Tutarların gösterilmesini kabul ettiniz; ekip henüz etmedi.")).toBeVisible();
  await employer.reload();
  await employer.getByRole("button", { name: /Zehra Gökçeoğlu.*Pay is close.*Agrees to show figures/ }).click();
  await expect(dialog.getByText("The applicant agrees to show the figures;")).toBeVisible();
  await dialog.getByRole("button", { name: "Show our figures to each other" }).click();
  await expect(dialog.getByText("Range of the job: ₺60,000 – ₺80,000 (monthly)")).toBeVisible();
  await sent.getByRole("button", { name: "Özgeçmişi geri al: Hive builder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Geri al", exact: true }).click();
  await expect(page.getByText("Özgeçmişiniz geri alındı. Ekip artık açamaz.")).toBeVisible();
  await expect(sent.getByRole("link", { name: "ozgecmis.pdf" })).toBeHidden();
  // The team had it open.
  await dialog.getByRole("link", { name: "ozgecmis.pdf" }).click();
  await expect(employer.getByText("The CV was taken back.")).toBeVisible();
  await expect(employer.getByRole("heading", { name: "Hive builder", level: 1 })).toBeVisible();
  await employer.getByRole("button", { name: "Zehra Gökçeoğlu" }).click();
  await expect(dialog.getByText("Taken back")).toBeVisible();
  await sent.getByRole("button", { name: "Başvuruyu geri çek: Hive builder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Geri çek", exact: true }).click();
  await expect(sent.getByText("Geri çekildi").first()).toBeVisible();
  // Nothing is left to agree to on either side, the job says that one cannot apply again, and its list which job it was.
  await expect(sent.getByRole("button", { name: "Tutarları birbirimize gösterelim" })).toBeHidden();
  await expect(sent.getByText(/Adana · iş ilanı yayını: /)).toBeVisible();
  await page.goto(`/tr/is-ilani/${seoUrl}`);
  await expect(page.getByText("Bu iş ilanına yeniden başvuramazsınız.")).toBeVisible();
  await employer.goto("/dashboard/job-applications");
  await expect(employer.getByRole("link", { name: /^Hive builder .*Adana · job published on / })).toBeVisible();
  await employer.getByRole("link", { name: /^Hive builder/ }).click();
  await employer.getByRole("button", { name: "Zehra Gökçeoğlu" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Withdrawn" })).toBeVisible();
  await expect(dialog.getByText("5321234567")).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Show our figures to each other" })).toBeHidden();
});

test("applications on a board by keyboard and drag never undo each other", async ({ open, site, request }) => {
  const { id } = await openJob(request, site, "Wax maker");
  for (const role of ["member", "job-hunter"] as const) await applyAs(request, site, role, id);
  const page = await open("/dashboard/job-applications", { as: "entrepreneur", refusal: 409 });
  await page.getByRole("link", { name: /^Wax maker/ }).click();
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (where: string, name: string) => column(where).getByRole("button", { name });
  await axe(page);

  await card("Received", "Zehra Gökçeoğlu").focus();
  await page.keyboard.press("ArrowRight");
  const question = page.getByRole("dialog");
  await expect(question.getByText("Move Zehra Gökçeoğlu to “In review”?")).toBeVisible();
  await axe(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(card("In review", "Zehra Gökçeoğlu")).toBeFocused();

  await card("Received", "Umut Değirmenci").dragTo(column("Interview"));
  await question.getByRole("button", { name: "Move" }).click();
  await expect(card("Interview", "Umut Değirmenci")).toBeVisible();

  // Another one of the team moves it meanwhile.
  const colleague = await open(`/dashboard/job-applications?jobId=${id}&view=table`, {
    as: "entrepreneur",
    locale: "tr",
    width: 375,
  });
  await axe(colleague);
  await colleague.getByRole("combobox", { name: "Durum: Umut Değirmenci" }).selectOption({ label: "Teklif" });
  await colleague.getByRole("dialog").getByRole("button", { name: "Değiştir" }).click();
  await expect(colleague.getByText("Umut Değirmenci: durum artık “Teklif”.")).toBeVisible();
  await card("Interview", "Umut Değirmenci").focus();
  await page.keyboard.press("ArrowLeft");
  await question.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText("Someone on your team has moved Umut Değirmenci meanwhile.")).toBeVisible();
  await expect(card("Offer", "Umut Değirmenci")).toBeVisible();

  await card("In review", "Zehra Gökçeoğlu").click();
  await question.getByRole("textbox", { name: "New note" }).fill("Call on Monday");
  await question.getByRole("button", { name: "Add" }).click();
  await expect(question.getByRole("listitem").filter({ hasText: "Call on Monday" })).toBeVisible();
  await axe(page);
  const applicant = await open("/dashboard/job-applications", { as: "member" });
  const own = applicant.getByRole("article").filter({ hasText: "Wax maker" });
  await expect(own.getByText("In review").first()).toBeVisible();
  await expect(applicant.getByText("Call on Monday")).toBeHidden();
});

test("a job lives its whole life by keyboard alone", async ({ open, site, request }) => {
  const page = await open("/dashboard/jobs", { as: "entrepreneur" });
  const { press, type, choose } = keyboard(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const address = "/job/rafbul-smoker-maker";
  const status = () => pageStatus(request, site, address);
  await press(page.getByRole("main").getByRole("link", { name: "Add a job" }).first());
  await press(page.getByRole("main").getByRole("link", { name: "Rafbul" }));
  await type(page.getByRole("textbox", { name: "Title in English" }), "Smoker maker");
  await type(page.getByRole("combobox", { name: "Profession" }), "Other");
  await choose("Employment type", "full", "Full-time");
  // Escape in the closed list takes nothing away.
  await page.keyboard.press("Escape");
  await expect(button("Remove Full-time")).toBeVisible();
  await type(page.getByRole("textbox", { name: "Description in English" }), "You make smokers.");
  await choose("Technical skills", "pyth", "Python");
  await type(page.getByRole("combobox", { name: "Pay plan" }), "Monthly");
  await press(button("Save as a draft"));
  await expect(page.getByRole("heading", { name: "Smoker maker", level: 1 })).toBeVisible();
  expect(await status()).toBe(404);
  await press(button("Publish"));
  await expect(page.getByText("The job is published.")).toBeVisible();
  await type(page.getByRole("textbox", { name: "Description in English" }), "You make smokers for bees.");
  await press(page.locator("form").getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("All changes saved.")).toBeVisible();
  const visitor = await open(address);
  await expect(visitor.getByText("You make smokers for bees.")).toBeVisible();
  await press(button("Unpublish"));
  await expect(button("Publish")).toBeVisible();
  expect(await status()).toBe(404);
  await press(button("Publish"));
  await press(button("Stop taking applications"));
  await press(page.getByRole("dialog").getByRole("button", { name: "Stop now" }));
  await expect(page.getByText("Applications are closed.").first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This job posting has expired." })).toBeVisible();
  await press(button("Delete the job"));
  await press(page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }));
  await expect(page.getByRole("heading", { name: "My jobs" })).toBeVisible();
  expect(await status()).toBe(404);
});

test("a job tells of its answers and silence until the last one is answered", async ({ open, site, request }) => {
  const list = "/job?words=dipper";
  const namesIn = (listed: Page) => listed.locator("main article h2").allInnerTexts();
  const page = await open(list);
  await expect(page.locator("main article").last().getByText("Applicants are waiting for an answer")).toBeVisible();
  expect(await namesIn(page)).toEqual(["Older candle dipper", "Candle dipper"]);
  await page.goto(`/job/${SILENT_JOB}`);
  await expect(page.getByText("Answered 4 of the last 5 applications, usually within 6 days")).toBeVisible();
  await expect(page.getByText("People who applied have waited for an answer for three weeks or more.")).toBeVisible();
  await axe(page);
  const turkish = await open(`/job/${SILENT_JOB}`, { locale: "tr", width: 320, theme: "dark" });
  await expect(turkish.getByText(/üç hafta ya da daha uzun süredir yanıt bekleyenler var/)).toBeVisible();
  await axe(turkish);
  const answer = await request.patch(site.origin + setStatus.path, {
    params: { jobApplyId: waitingApplicationId, statusId: statusId("declined") },
    headers: await authorized(request, site, "business"),
  });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Answered 5 of the last 5 applications, /)).toBeVisible();
  await expect(page.getByText("People who applied have waited")).toBeHidden();
  await page.goto(list);
  expect(await namesIn(page)).toEqual(["Candle dipper", "Older candle dipper"]);
  await expect(page.getByText("Applicants are waiting for an answer")).toBeHidden();
});
