import { passes } from "./access.ts";
import type { Guards } from "./guard.ts";
import type { PageContext } from "./page-context.ts";
import type { PathKey, PlainPathKey } from "./paths.ts";
import type { Viewer } from "./viewer.ts";

/** Groups of the menus in their order: of the dashboard, and of the admin area (specification, "Profile menu" and §6). */
export const MENU_GROUPS = {
  member: ["platform", "personal", "people", "startups", "organizations", "settings"],
  admin: ["overview", "data", "premium", "users", "reports", "settings", "operations"],
} as const;
export type MenuName = keyof typeof MENU_GROUPS;
export type MenuGroupName<Menu extends MenuName> = (typeof MENU_GROUPS)[Menu][number];

/** A link that a feature adds to a menu; the guard of its page decides who sees it. */
export interface MenuLink<Menu extends MenuName = MenuName> {
  page: PlainPathKey;
  group: MenuGroupName<Menu>;
  /** Place in the group, ascending. */
  order: number;
  label: (textsOf: PageContext["textsOf"]) => string;
  /** Pages without a link of their own that belong to this one. */
  pagesBelow?: readonly PathKey[];
}

/** Links of all features. */
export type MenuLinks = { readonly [Menu in MenuName]: readonly MenuLink<Menu>[] };

interface Reader {
  /** Pages that have a route. */
  pages: ReadonlySet<PathKey>;
  guards: Guards;
  viewer: Viewer;
}

/** The groups of a menu with the links to pages that exist and that the viewer may open, in their order; no empty groups. */
export function menuGroups<Menu extends MenuName>(
  menu: Menu,
  links: readonly MenuLink<Menu>[],
  { pages, guards, viewer }: Reader,
): { name: MenuGroupName<Menu>; links: MenuLink<Menu>[] }[] {
  const isOpen = ({ page }: MenuLink<Menu>) => {
    const guard = guards[page];
    return (
      pages.has(page) && (typeof guard !== "object" || !("permission" in guard) || passes(viewer, guard.permission))
    );
  };
  const ordered = links.filter(isOpen).toSorted((a, b) => a.order - b.order);
  return MENU_GROUPS[menu]
    .map((name: MenuGroupName<Menu>) => ({ name, links: ordered.filter(({ group }) => group === name) }))
    .filter((group) => group.links.length > 0);
}
