import { expect, test } from "vitest";
import { FEATURES } from "#/features.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { PathKey } from "#shared/paths.ts";
import { typeId } from "#shared/type-id.ts";
import type { Role, Viewer } from "#shared/viewer.ts";
import { memberGroups } from "./rules.ts";

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
const menu = (viewer: Viewer, pages: readonly PathKey[] = ALL_PAGES) =>
  memberGroups(LINKS, { pages: new Set(pages), guards: GUARDS, viewer }).map(({ name, links }) => ({
    name,
    links: links.map(({ page }) => page),
  }));

test("menu links exist; startups for entrepreneurs, the panel for staff", () => {
  const pages = ["profile", "dashboardStartups", "changePassword", "admin"] as const;
  expect(menu(member("entrepreneur"), pages)).toEqual([
    { name: "personal", links: ["profile"] },
    { name: "startups", links: ["dashboardStartups"] },
    { name: "settings", links: ["changePassword"] },
  ]);
  expect(menu(member("investor"), pages).map(({ name }) => name)).toEqual(["personal", "settings"]);
  expect(menu(member("investor", "moderator"), pages)[0]).toEqual({ name: "platform", links: ["admin"] });
  expect(menu(member("entrepreneur"), [])).toEqual([]);
});

test("the links stand in the order of the specification", () => {
  expect(menu(member("entrepreneur", "admin"))).toEqual([
    { name: "platform", links: ["admin"] },
    {
      name: "personal",
      links: [
        "dashboard",
        "profile",
        "dashboardScore",
        "dashboardMessages",
        "dashboardIntroductions",
        "profileInvitations",
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
