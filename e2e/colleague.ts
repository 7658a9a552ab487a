import type { Page } from "@playwright/test";
import { type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import { expect } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import type { Site } from "./site.ts";

interface Right {
  /** The right as the form names it. */
  name: string;
  /** The first line of what it opens, as the form previews it. */
  opens: string;
}

/**
 * From the settings of a thing its owner invites a colleague, who may edit it, or has one other right alone. The colleague accepts
 * from the mail. Leaves the owner's page at the invitation.
 */
export async function inviteColleague(
  page: Page,
  site: Site,
  role: DemoRole,
  colleague: Page,
  right: Right = { name: "Edit", opens: "The page, also while it is hidden" },
): Promise<void> {
  await page.getByRole("link", { name: "Members and permissions" }).last().click();
  await page.waitForURL("**/management?entityId=*");
  const entityId = new URL(page.url()).searchParams.get("entityId");
  await page.goto(`/user/dashboard/invite?entityId=${entityId}`);
  await page.getByLabel("Email addresses").fill(demoEmail(role));
  await page.getByLabel("Email addresses").press("Enter");
  await page.getByLabel(right.name, { exact: true }).check();
  const preview = page.getByRole("status").filter({ hasText: "This is what they will see" });
  await expect(preview.getByRole("listitem").first()).toHaveText(right.opens);
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 invitation is on its way.")).toBeVisible();
  const link = (await linkFrom(site, demoEmail(role), "/invitation")).replace("locale=tr", "locale=en");
  // Signed out, the way to it says who invites to what, with the invited address filled in.
  const signIn = await (await fetch(site.origin + link)).text();
  expect(signIn).toMatch(/<h1[^>]*>Join /);
  expect(signIn).toContain(`value="${demoEmail(role)}"`);
  await colleague.goto(link);
  await colleague.getByRole("link", { name: "Accept", exact: true }).first().click();
  await colleague.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await expect(colleague.getByText("You have accepted the invitation.")).toBeVisible();
}
