import { type MenuGroupName, type MenuLink, menuGroups } from "#shared/menu.ts";
import type { PageContext } from "#shared/page-context.ts";
import type { PathKey, PlainPathKey } from "#shared/paths.ts";
import { typeId } from "#shared/type-id.ts";

/** Id of the layout route around the pages beside the menu. */
export const DASHBOARD_LAYOUT = "dashboard.layout";
/** Cookie of a closed menu; without it the menu is open. */
export const MENU_COOKIE = "menu";
export const MENU_CLOSED = "closed";

/** A link as the menu shows it. */
export interface ShownLink {
  page: PlainPathKey;
  label: string;
  /** Pages without a link of their own that belong to this one. */
  pagesBelow?: readonly PathKey[] | undefined;
}
export interface MenuGroup {
  name: MenuGroupName<"member">;
  links: ShownLink[];
}
/** The member in the menu. */
export interface MenuPerson {
  name: string;
  photo: string | null;
  /** Of the member's public page. */
  seoUrl: string;
  /** City and country; may be empty. */
  place: string;
  hasCv: boolean;
}
/** The menu of one member. */
export interface MemberMenu {
  groups: MenuGroup[];
  person: MenuPerson;
  /** When the account will be deleted; null: never. */
  deleteAt: string | null;
}

/** The groups that one member sees: that of startups is for entrepreneurs only (specification, "Profile menu"). */
export function memberGroups(
  links: readonly MenuLink<"member">[],
  reader: Pick<PageContext, "pages" | "guards" | "viewer">,
) {
  const { viewer } = reader;
  const isEntrepreneur = viewer.kind === "member" && viewer.userTypeId === typeId("userType", "entrepreneur");
  return menuGroups("member", links, reader).filter(({ name }) => name !== "startups" || isEntrepreneur);
}
