import { expect, test } from "vitest";
import type { OwnJob } from "#features/jobs/editing/contract.ts";
import type { OwnOrganization } from "#features/organizations/editing/contract.ts";
import type { OwnStartup } from "#features/startups/editing/contract.ts";
import { type MenuEntry, organizationEntries, startupEntries } from "./rules.ts";

const linesOf = (entries: readonly MenuEntry[], depth = 0): string[] =>
  entries.flatMap(({ to, title, label, count, below = [] }) => [
    `${"  ".repeat(depth)}${title ?? label}${count === undefined ? "" : ` (${count})`} ${to}`,
    ...linesOf(below, depth + 1),
  ]);

test("a startup has its form, and what else one may do with it", () => {
  const startups = [
    { id: "1", name: "Petek", seoUrl: "petek", mayEdit: true, mayAddJob: true, maySeeRights: true, isVisible: true },
    { id: "2", name: "Kovan", seoUrl: "kovan", mayEdit: true, mayAddJob: false, maySeeRights: false, isVisible: true },
  ] as OwnStartup[];
  const job = {
    id: "7",
    title: "Arıcı",
    seoUrl: "arici",
    startup: startups[0],
    mayEdit: true,
    applications: 3,
    toAnswer: 2,
  };
  const entries = startupEntries(startups, [job as unknown as OwnJob], "tr");
  expect(linesOf(entries)).toEqual([
    "Petek /tr/girisim/petek",
    "  edit /tr/profil/girisim-duzenle/petek",
    "  members /tr/panel/yonetim?entityId=1",
    "  Arıcı /tr/panel/is-ilani-ekle/arici",
    "    applications (2) /tr/panel/is-basvurulari?jobId=7",
    "  createJob /tr/panel/is-ilani-ekle?startupId=1",
    "Kovan /tr/girisim/kovan",
    "  edit /tr/profil/girisim-duzenle/kovan",
  ]);
});

test("each organization with its form, and the pages that exist", () => {
  const organizations = [{ id: "3", name: "Arı Vakfı", seoUrl: "ari", mayEdit: true }] as OwnOrganization[];
  const linesWith = (...pages: ("editOrganization" | "profileTechCenterPortfolio")[]) =>
    linesOf(organizationEntries(organizations, new Set(pages), "en"));
  expect(linesWith("editOrganization")).toEqual([
    "Arı Vakfı /tech-center/ari",
    "  edit /profile/ecosystem/edit-organization/ari",
    "  members /dashboard/management?entityId=3",
  ]);
  expect(linesWith("editOrganization", "profileTechCenterPortfolio")).toContain(
    "  portfolio /profile/tech-center/portfolio/3",
  );
});
