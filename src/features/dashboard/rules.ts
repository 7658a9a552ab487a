import type { PathKey } from "#shared/paths.ts";

/** Groups of the menu beside a member's own pages, and where their entries lead, in this order. */
const GROUPS = {
  personal: ["profile", "profileInvitations"],
  people: ["dashboardManagement", "invite", "dashboardInvites"],
  startups: ["dashboardStartups", "profileAddStartup"],
  settings: ["dashboardSettings", "packageManagement", "changePassword", "deleteAccount"],
} as const satisfies Record<string, readonly PathKey[]>;

export type MenuGroupName = keyof typeof GROUPS;
export type MenuLink = (typeof GROUPS)[MenuGroupName][number];
/** How many wait behind an entry. */
export type MenuCounts = Partial<Record<MenuLink, number>>;
/** What the menu says of the member beside name and photo. */
export interface MenuPerson {
  /** Of the member's public page. */
  seoUrl: string;
  /** City and country; empty when not told. */
  place: string;
  hasCv: boolean;
}
export interface MenuContent {
  counts: MenuCounts;
  person?: MenuPerson;
  /** When the account will be gone; null: it stays. */
  deleteAt?: string | null;
}
export interface MenuGroup {
  name: MenuGroupName;
  links: MenuLink[];
}

/** The groups one member sees: pages that exist; the startups block for entrepreneurs only (specification, "Profile menu"). */
export function menuGroups(pages: ReadonlySet<PathKey>, isEntrepreneur: boolean): MenuGroup[] {
  return (Object.keys(GROUPS) as MenuGroupName[])
    .filter((name) => name !== "startups" || isEntrepreneur)
    .map((name) => ({ name, links: GROUPS[name].filter((link) => pages.has(link)) }))
    .filter(({ links }) => links.length > 0);
}

/** Cookie of browsers whose menu has been closed; it is open by default. */
export const MENU_COOKIE = "menu";
export const MENU_CLOSED = "closed";
