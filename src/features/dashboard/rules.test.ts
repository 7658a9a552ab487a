import { expect, test } from "vitest";
import { FEATURES } from "#/features.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { PathKey } from "#shared/paths.ts";
import { typeId } from "#shared/type-id.ts";
import type { Role, Viewer } from "#shared/viewer.ts";
import { type Belongings, memberGroups } from "./rules.ts";

const LINKS = (FEATURES as readonly Feature[]).flatMap(({ memberMenu = [] }) => memberMenu);
const ALL_PAGES = LINKS.map(({ page }) => page);
const member = (userType: string, ...roles: Role[]): Viewer => ({
  kind: "member",
  id: "1",
  sessionId: "1",
  name: "Deniz",
  surname: "Ergin",
  seoUrl: "deniz-ergin",
  userTypeId: typeId("userType", userType),
  photo: null,
  roles,
  premium: [],
  access: [],
});
const startupAccess = { entityType: "startup", maySeeRights: false } as const;
const centerAccess = { entityType: "organization", maySeeRights: true } as const;
const NO_BELONGINGS = { entities: [], isJuror: false, isInvestor: false };
const ALL_BELONGINGS = { entities: [startupAccess, centerAccess], isJuror: true, isInvestor: true };
const menu = (viewer: Viewer, has: Belongings = NO_BELONGINGS, pages: readonly PathKey[] = ALL_PAGES) =>
  memberGroups(LINKS, { pages: new Set(pages), guards: GUARDS, viewer }, has).map(({ name, links }) => ({
    name,
    links: links.map(({ page }) => page),
  }));

test("menu links exist; startups for entrepreneurs, the panel for staff", () => {
  const pages = ["profile", "dashboardStartups", "changePassword", "admin"] as const;
  expect(menu(member("entrepreneur"), NO_BELONGINGS, pages)).toEqual([
    { name: "personal", links: ["profile"] },
    { name: "startups", links: ["dashboardStartups"] },
    { name: "settings", links: ["changePassword"] },
  ]);
  expect(menu(member("investor"), NO_BELONGINGS, pages).map(({ name }) => name)).toEqual(["personal", "settings"]);
  expect(menu(member("investor", "moderator"), NO_BELONGINGS, pages)[0]).toEqual({
    name: "platform",
    links: ["admin"],
  });
  expect(menu(member("entrepreneur"), NO_BELONGINGS, [])).toEqual([]);
});

test("groups show for what one has or begins with, whatever the user type", () => {
  const names = (userType: string, has: Belongings) => menu(member(userType), has).map(({ name }) => name);
  expect(names("employee", NO_BELONGINGS)).toEqual(["personal", "settings"]);
  expect(names("employee", { entities: [startupAccess], isJuror: false, isInvestor: false })).toEqual([
    "personal",
    "startups",
    "settings",
  ]);
  expect(names("head-hunter", ALL_BELONGINGS)).toEqual(["personal", "people", "startups", "organizations", "settings"]);
  expect(names("entrepreneur", NO_BELONGINGS)).toEqual(["personal", "startups", "settings"]);
  expect(names("organization-organizer", NO_BELONGINGS)).toEqual(["personal", "organizations", "settings"]);
  const juror = menu(member("job-hunter"), { entities: [], isJuror: true, isInvestor: false });
  expect(juror.find(({ name }) => name === "organizations")?.links).toEqual(["dashboardReviews"]);
});

test("the links stand in the order of the specification", () => {
  expect(menu(member("entrepreneur", "admin"), ALL_BELONGINGS)).toEqual([
    { name: "platform", links: ["admin"] },
    {
      name: "personal",
      links: [
        "dashboard",
        "profile",
        "dashboardScore",
        "dashboardWatched",
        "dashboardMessages",
        "dashboardIntroductions",
        "profileInvitations",
        "profileInvestments",
        "dashboardJobApplications",
      ],
    },
    { name: "people", links: ["dashboardManagement", "invite", "dashboardInvites"] },
    {
      name: "startups",
      links: ["dashboardStartups", "profileAddStartup", "dashboardMyProgramApplications", "dashboardJobs"],
    },
    {
      name: "organizations",
      links: [
        "dashboardOrganizers",
        "dashboardPrograms",
        "dashboardApplicationsMyPrograms",
        "dashboardProviders",
        "dashboardReviews",
      ],
    },
    {
      name: "settings",
      links: [
        "dashboardSettings",
        "packageManagement",
        "dashboardBillingInformation",
        "exports",
        "changePassword",
        "secondFactor",
        "dashboardKeys",
        "deleteAccount",
      ],
    },
  ]);
});

test("a page without a link of its own stands below one of the menu", () => {
  const pagesBelow = LINKS.flatMap((link) => link.pagesBelow ?? []);
  expect(pagesBelow.filter((page) => (ALL_PAGES as PathKey[]).includes(page))).toEqual([]);
  expect(new Set(pagesBelow).size).toBe(pagesBelow.length);
});

test("investments stand in the menu of investors and of whom startups name", () => {
  const has = (userType: string, isInvestor: boolean) =>
    menu(member(userType), { ...NO_BELONGINGS, isInvestor })[0]!.links.includes("profileInvestments");
  expect([has("employee", true), has("investor", false), has("employee", false)]).toEqual([true, true, false]);
});
