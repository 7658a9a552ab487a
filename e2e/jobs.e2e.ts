import type { Page } from "@playwright/test";
import { applyToJob } from "#features/jobs/applications/contract.ts";
import { createJob } from "#features/jobs/editing/contract.ts";
import { jobForm } from "#features/jobs/editing/form.ts";
import texts from "#features/jobs/editing/messages.en.ts";
import { saveProfile } from "#features/talents/profile/contract.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { inviteEditor } from "./colleague.ts";
import { fillForm, labelsOf } from "./filled-form.ts";
import { axe, expect, signIn, test } from "./harness.ts";

const ADDRESS = "/job/rafbul-beekeeper";
const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });

async function choose(page: Page, field: string, typed: string, option: string) {
  await page.getByRole("combobox", { name: field }).fill(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("the whole life of a job: a draft, published, changed, also by a colleague, closed, deleted", async ({
  open,
  site,
}) => {
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
  await page.getByRole("textbox", { name: "Wage from" }).fill("60,000");
  await page.getByRole("textbox", { name: "Wage up to" }).fill("50,000");
  await add.click();
  await expect(page.getByRole("textbox", { name: "Wage up to" })).toBeFocused();
  await page.getByRole("textbox", { name: "Wage up to" }).fill("80,000");
  await add.click();
  await expect(page.getByRole("heading", { name: "Beekeeper", level: 1 })).toBeVisible();
  await open(ADDRESS, { status: 404 });
  await fillForm(page, jobForm.fields, labelsOf(texts));
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The job is published.")).toBeVisible();
  await axe(page);
  const visitor = await open(ADDRESS);
  await expect(visitor.getByText("You keep the bees.")).toBeVisible();

  // A colleague who may edit the startup writes its jobs, and neither its finances nor its members.
  const formAddress = page.url();
  await page.goto("/profile/edit-startup/rafbul?section=settings");
  await inviteEditor(page, site, "jury", await open("/", { as: "jury" }));
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

  await page.getByRole("checkbox", { name: "Do not show the wage" }).uncheck();
  await save(page).click();
  await expect(page.getByText("All changes saved.")).toBeVisible();
  await expect(visitor.getByText("Wage range")).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText("Wage range")).toBeVisible();

  await page.getByRole("button", { name: "Stop taking applications" }).click();
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Stop now" }).click();
  await expect(page.getByText("Nobody can apply any more.").first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This job posting has expired." })).toBeVisible();
  // What was sent is not there for the next one.
  await page.goto(`/dashboard/add-job?startupId=${await startupId(page)}`);
  await expect(page.getByRole("textbox", { name: "Title in English" })).toHaveValue("");
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "Edit Beekeeper" }).click();
  await page.getByRole("button", { name: "Delete the job" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My jobs" })).toBeVisible();
  await expect(page.getByText("Beekeeper")).toBeHidden();
  await open(ADDRESS, { status: 404 });
});

const startupId = async (page: Page): Promise<string> =>
  (await (await page.request.get("/apiStartup/Startups/rafbul")).json()).data.id;

test("the form in Turkish on a phone in the dark: no barrier, nothing beside the page", async ({ open }) => {
  const look = { as: "entrepreneur", locale: "tr", width: 320, theme: "dark" } as const;
  const page = await open("/dashboard/add-job", look);
  await page.getByRole("link", { name: "Rafbul" }).click();
  await expect(page.getByRole("textbox", { name: "Türkçe başlık" })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const own = await open("/dashboard/jobs", look);
  await axe(own);
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** A job of the entrepreneur's startup that is open; answers its id and address. */
async function openJob(page: Page, titleEn: string): Promise<{ id: string; seoUrl: string }> {
  const token = await signIn(page.context(), "entrepreneur");
  const day = (days: number) => lastDayOf(new Date(Date.now() + days * 86_400_000));
  const data = {
    startupId: await startupId(page),
    ...{ titleEn, titleTr: titleEn, descriptionEn: "You keep the bees.", descriptionTr: "Arılara bakacaksınız." },
    ...{ jobRoleId: typeId("jobRole", "other"), workingPlanIds: [typeId("workingPlan", "full-time")] },
    ...{ skillIds: [typeId("skill", "python")], payPlanId: typeId("payPlan", "monthly"), hidesWage: true },
    ...{ countryId: fixedId("country/TR"), cityId: fixedId("city/TR/adana") },
    ...{ minWage: 60_000, maxWage: 80_000, wageCurrencyId: fixedId("currency/TRY") },
    ...{ publicationDate: day(0), expirationDate: day(20) },
  };
  const answer = await page.request.post(createJob.path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

test("one applies from the page of a job, goes to the profile for what is missing, and loses no word; withdraws", async ({
  open,
}) => {
  const { seoUrl } = await openJob(await open("/job"), "Hive builder");
  const visitor = await open(`/job/${seoUrl}`);
  await expect(visitor.getByRole("link", { name: "Sign in to apply" })).toBeVisible();
  const page = await open(`/job/${seoUrl}`, { as: "member", locale: "tr", width: 375, refusal: 400 });
  await page.getByRole("button", { name: "Bu iş ilanına başvurun" }).click();
  await page.getByRole("textbox", { name: "Ön yazı" }).fill("Arıları severim.");
  await page.getByRole("textbox", { name: "Beklenen aylık ücret, en az" }).fill("85.000");
  await page.getByRole("combobox", { name: "Beklenen ücretin para birimi" }).selectOption({ label: "TRY" });
  await page.getByRole("button", { name: "Başvuruyu gönder" }).click();
  await expect(page.getByText("Eksik").first()).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Profile ekle" }).first().click();
  await page.getByRole("textbox", { name: "Cep telefonu" }).fill("5321234567");
  await page.getByRole("textbox", { name: "LinkedIn" }).fill("https://www.linkedin.com/in/zehra-demo");
  await page.getByRole("button", { name: "Kaydet", exact: true }).first().click();
  await expect(page.getByText(/Tüm değişiklikler kaydedildi|Kaydedildi/).first()).toBeVisible();
  await page.goto(`/tr/is-ilani/${seoUrl}`);
  await expect(page.getByRole("textbox", { name: "Ön yazı" })).toHaveValue("Arıları severim.");
  await page.getByRole("button", { name: "Başvuruyu gönder" }).click();
  await expect(page.getByText(/^Başvurdunuz:/)).toBeVisible();
  await page.getByRole("link", { name: "Başvuruyu gör" }).click();
  const sent = page.getByRole("article").filter({ hasText: "Hive builder" });
  await expect(sent.getByText("yakın")).toBeVisible();
  await axe(page);
  await sent.getByRole("button", { name: "Başvuruyu geri çek: Hive builder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Geri çek", exact: true }).click();
  await expect(sent.getByText("Geri çekildi").first()).toBeVisible();
});

test("a board of applications by keyboard, by drag and as a table; each change is asked about, and two never undo each other", async ({
  open,
}) => {
  const maker = await open("/job");
  const { id } = await openJob(maker, "Wax maker");
  for (const role of ["member", "job-hunter"] as const) {
    const headers = { authorization: `Bearer ${await signIn(maker.context(), role)}` };
    const contact = { mobilePhoneCode: "90", mobilePhone: "5321234567", linkedin: "https://www.linkedin.com/in/demo" };
    expect((await maker.request.put(saveProfile.path, { data: contact, headers })).status()).toBe(200);
    const sent = { jobId: id, applyNote: "I like bees.", minWage: 95_000, wageCurrencyId: fixedId("currency/TRY") };
    expect((await maker.request.post(applyToJob.path, { data: sent, headers })).status()).toBe(200);
  }
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
  await expect(page.getByText("Somebody of your team has moved Umut Değirmenci meanwhile.")).toBeVisible();
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
