import { expect, test } from "vitest";
import { menuGroups } from "./rules.ts";

test("the menu leads to pages that exist, and shows startups to entrepreneurs alone", () => {
  const pages = new Set(["profile", "dashboardStartups", "changePassword"] as const);
  expect(menuGroups(pages, true)).toEqual([
    { name: "personal", links: ["profile"] },
    { name: "startups", links: ["dashboardStartups"] },
    { name: "settings", links: ["changePassword"] },
  ]);
  expect(menuGroups(pages, false).map(({ name }) => name)).toEqual(["personal", "settings"]);
  expect(menuGroups(new Set(), true)).toEqual([]);
});
