import type { Page } from "@playwright/test";
import { addStartup, CLOSING_PROGRAM, PAST_PROGRAM, PROGRAM } from "./applying.ts";
import { expect } from "./expect.ts";
import { axe, interactive, test } from "./harness.ts";
import { tabTo } from "./keyboard.ts";

test.use({ additions: { data: addStartup } });

const PDF = { name: "Petek.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nPetek\n%%EOF\n") };
const onServer = (page: Page) => expect(page.getByText(/^Saved on the server at/)).toBeVisible();
const begin = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `${name}: Arı Isı` }).click();
  await page.waitForURL(/startup=/);
};

test("a founder sees the fit, writes offline and sends once", async ({ open }) => {
  const page = await open(`/program/${PROGRAM}`, {
    as: "entrepreneur",
    refusal: 415,
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch manifest patches/,
  });
  await page.getByLabel("Startup", { exact: true }).selectOption({ label: "Arı Isı" });
  const fit = page.locator("section", { has: page.getByRole("heading", { name: "Your startup and this program" }) });
  await expect(fit).toContainText(/Arı Isı: You meet 0 of 2.*legal entity.*team size/s);
  await expect(fit.getByRole("link", { name: "legal entity" })).toHaveAttribute("href", /ari-isi.*#incorporated/);
  await expect(page.getByRole("heading", { name: "How applications are scored" })).toBeVisible();
  await expect(page.getByText("Applications that arrive up to 1 min after the deadline still count.")).toBeVisible();
  await axe(page);
  const program = page.url();
  await page.goto("/incubation?words=warm");
  await page.getByLabel("Startup", { exact: true }).selectOption({ label: "Arı Isı" });
  await expect(page.locator("main article")).toContainText(
    "Arı Isı: You meet 0 of 2 · Missing: legal entity, team size",
  );
  await axe(page);
  await page.goto(program);
  await page.getByRole("link", { name: "Apply", exact: true }).click();
  await page.waitForURL("**/apply-program/**");
  await begin(page, "Begin the application");
  await expect(page.getByLabel("What do you sell?")).toHaveValue("Heat for hives");
  await page.getByLabel("Which problem do you solve?").fill("Bees freeze in March.");
  await onServer(page);
  await axe(page);

  await page.context().setOffline(true);
  await page.getByLabel("How many customers?").fill("12");
  await expect(page.getByText("No connection: saved on this device, not yet on the server")).toBeVisible();
  await page.context().setOffline(false);
  await onServer(page);
  await page.reload();
  await expect(page.getByLabel("How many customers?")).toHaveValue("12");

  await page.getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByText("Please answer this question.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Companies" }).check();
  await page.getByLabel("Your site").fill("https://ari.example");
  const presentation = page.getByRole("group", { name: /^Presentation/ });
  await presentation.locator("input[type=file]").setInputFiles({ ...PDF, buffer: Buffer.from("<html>") });
  await expect(page.getByText("The file is neither a PDF nor a PowerPoint presentation (PPTX).")).toBeVisible();
  await presentation.locator("input[type=file]").setInputFiles(PDF);
  await expect(presentation.getByRole("link", { name: "Petek.pdf" })).toBeVisible();
  await page.getByLabel("What do you sell?").fill("Warm hives");
  await onServer(page);
  await page.getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByRole("heading", { name: /^Sent on/ })).toBeVisible();
  // The entry says something else by now.
  await expect(page.getByText("Tagline: the entry says “Heat for hives”, you wrote “Warm hives”.")).toBeVisible();
  await page.getByRole("button", { name: "Update the entry" }).click();
  await expect(page.getByText("The entry is updated.")).toBeVisible();
  await axe(page);

  await page.getByRole("link", { name: "All my applications" }).click();
  await expect(page.getByRole("heading", { name: "Sent, waiting for a result" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Open: Warm hives" }).click();
  await page.waitForURL("**/apply-program/**");
  await interactive(page);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("heading", { name: "The application is withdrawn" })).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("heading", { name: /^Sent on/ })).toBeVisible();
  await expect(page.getByText("The jury reads version 2 as you sent it.")).toBeVisible();
});

test("co-founders: different answers merge, the same one clashes, one sends", async ({ open }) => {
  const visit = { refusal: 409 };
  const first = await open(`/apply-program/${CLOSING_PROGRAM}`, { as: "entrepreneur", ...visit });
  await begin(first, "Begin the application");
  const second = await open(`/apply-program/${CLOSING_PROGRAM}`, { as: "job-hunter", ...visit });
  await expect(second.getByLabel("What do you sell?")).toBeVisible();
  await first.getByLabel("Which problem do you solve?").fill("Cold.");
  await onServer(first);
  await second.getByLabel("How many customers?").fill("3");
  await onServer(second);
  await expect(second.getByLabel("Which problem do you solve?")).toHaveValue("Cold.");
  await first.getByLabel("How many customers?").fill("4");
  const clash = first.getByRole("dialog", { name: "Changed in two places" });
  await expect(clash.getByText("3", { exact: true })).toBeVisible();
  await axe(first);
  await clash.getByRole("radio", { name: "What was saved meanwhile" }).check();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await expect(first.getByLabel("How many customers?")).toHaveValue("3");
});

test("an application is written and sent by keyboard in Turkish", async ({ open }) => {
  const page = await open(`/apply-program/${CLOSING_PROGRAM}`, { as: "job-hunter", locale: "tr", width: 360 });
  const sells = page.getByLabel("Ne satıyorsunuz?");
  await tabTo(page, sells);
  await page.keyboard.type("Isıtıcı");
  await tabTo(page, page.getByLabel("Hangi sorunu çözüyorsunuz?"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Arılar üşüyor.");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Siteniz"));
  await page.keyboard.type("https://ari.example");
  await expect(page.getByText(/^Sunucuya kaydedildi, /)).toBeVisible();
  await axe(page);
  await tabTo(page, page.getByRole("button", { name: "Başvuruyu gönder" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Gönderildi:/ })).toBeVisible();
  await expect(page.getByText("Jüri 1. sürümü gönderildiği gibi okur.")).toBeVisible();
});

test("after the deadline nothing is sent and the text is still there", async ({ open }) => {
  const page = await open(`/apply-program/${PAST_PROGRAM}`, { as: "entrepreneur" });
  await page.getByRole("link", { name: "Open" }).click();
  await page.waitForURL(/startup=/);
  await interactive(page);
  await expect(page.getByText("The application deadline for this program has passed.")).toBeVisible();
  await expect(page.getByLabel("What do you sell?")).toHaveValue("Isıtıcı");
  await expect(page.getByRole("button", { name: "Send the changes" })).toBeDisabled();

  // Applications of one's startups stand at both addresses with all states.
  for (const address of ["/dashboard/applications", "/dashboard/my-program-applications"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program applications");
    await expect(page.getByText("Accepted", { exact: true }).first()).toBeVisible();
    await axe(page);
  }
});
