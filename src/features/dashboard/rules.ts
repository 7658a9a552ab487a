import type { EntityType } from "#shared/access.ts";
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
  /** The member has paid for something that a customer portal manages. */
  hasPortal: boolean;
  /** When the account will be deleted; null: never. */
  deleteAt: string | null;
}

/** What a member has, by which the menu shows groups. */
export interface Belongings {
  entities: readonly { entityType: EntityType; maySeeRights: boolean }[];
  /** Programs to review as a juror. */
  isJuror: boolean;
  /** Startups name the member as an investor. */
  isInvestor: boolean;
}

/** Who begins with a group while there is nothing in it yet (specification, "Profile menu"). */
const BEGINNERS: Partial<Record<MenuGroupName<"member">, readonly string[]>> = {
  startups: ["entrepreneur"],
  organizations: ["organization-organizer", "service-provider", "investor"],
};

/** The groups in which a member has something, or which their user type begins with; jurors have their reviews. */
export function memberGroups(
  links: readonly MenuLink<"member">[],
  reader: Pick<PageContext, "pages" | "guards" | "viewer">,
  { entities, isJuror, isInvestor }: Belongings,
) {
  const { viewer } = reader;
  const has: Partial<Record<MenuGroupName<"member">, boolean>> = {
    people: entities.some(({ maySeeRights }) => maySeeRights),
    startups: entities.some(({ entityType }) => entityType === "startup"),
    organizations: entities.some(({ entityType }) => entityType !== "startup"),
  };
  const investsOrMay = isInvestor || (viewer.kind === "member" && viewer.userTypeId === typeId("userType", "investor"));
  const shown = links.filter(({ page }) => page !== "profileInvestments" || investsOrMay);
  const begins = (name: MenuGroupName<"member">) =>
    viewer.kind === "member" && BEGINNERS[name]?.some((type) => viewer.userTypeId === typeId("userType", type));
  return menuGroups("member", shown, reader).flatMap((group) => {
    if (has[group.name] !== false || begins(group.name)) return [group];
    const reviews = group.links.filter(({ page }) => isJuror && page === "dashboardReviews");
    return reviews.length > 0 ? [{ ...group, links: reviews }] : [];
  });
}
