import { expect, test } from "vitest";
import { LINK_OF_PAGE, type MenuLink, menuGroups } from "./rules.ts";

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

test("a page without a link of its own stands below one of the menu", () => {
  const links = new Set<string>(Object.values(LINK_OF_PAGE));
  const shown = menuGroups(new Set([...links] as MenuLink[]), { isEntrepreneur: true, isStaff: false });
  expect(new Set(shown.flatMap((group) => group.links))).toEqual(links);
  for (const key of Object.keys(LINK_OF_PAGE)) expect(links, key).not.toContain(key);
});
