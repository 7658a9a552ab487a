import { expect, test } from "vitest";
import { menuGroups } from "./rules.ts";

test("the menu leads to pages that exist, and shows startups to entrepreneurs alone, the admin panel to all who work there", () => {
  const pages = new Set(["profile", "dashboardStartups", "changePassword", "admin"] as const);
  expect(menuGroups(pages, { isEntrepreneur: true, isStaff: false })).toEqual([
    { name: "personal", links: ["profile"] },
    { name: "startups", links: ["dashboardStartups"] },
    { name: "settings", links: ["changePassword"] },
  ]);
  expect(menuGroups(pages, { isEntrepreneur: false, isStaff: false }).map(({ name }) => name)).toEqual([
    "personal",
    "settings",
  ]);
  expect(menuGroups(pages, { isEntrepreneur: false, isStaff: true })[0]).toEqual({
    name: "platform",
    links: ["admin"],
  });
  expect(menuGroups(new Set(), { isEntrepreneur: true, isStaff: true })).toEqual([]);
});
