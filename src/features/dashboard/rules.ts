import type { PathKey } from "#shared/paths.ts";

/** Groups and links of the menu beside a member's own pages, in this order. */
const GROUPS = {
  platform: ["admin"],
  personal: [
    "dashboard",
    "profile",
    "dashboardScore",
    "dashboardMessages",
    "dashboardIntroductions",
    "profileInvitations",
    "dashboardJobApplications",
  ],
  people: ["dashboardManagement", "invite", "dashboardInvites"],
  startups: ["dashboardStartups", "profileAddStartup", "dashboardMyProgramApplications", "dashboardJobs"],
  organizations: [
    "dashboardOrganizers",
    "dashboardPrograms",
    "dashboardApplicationsMyPrograms",
    "dashboardProviders",
    "dashboardReviews",
  ],
  settings: [
    "dashboardSettings",
    "packageManagement",
    "dashboardBillingInformation",
    "exports",
    "changePassword",
    "deleteAccount",
  ],
} as const satisfies Record<string, readonly PathKey[]>;

export type MenuGroupName = keyof typeof GROUPS;
export type MenuLink = (typeof GROUPS)[MenuGroupName][number];

/** The link to which a page belongs that has none of its own. */
export const LINK_OF_PAGE: Partial<Record<PathKey, MenuLink>> = {
  conversation: "dashboardMessages",
  dashboardApplications: "dashboardMyProgramApplications",
  dashboardIncubationApplications: "dashboardMyProgramApplications",
  dashboardAddStartup: "profileAddStartup",
  profileEditStartup: "dashboardStartups",
  dashboardAddJob: "dashboardJobs",
  addOrganization: "dashboardOrganizers",
  editOrganization: "dashboardOrganizers",
  dashboardAddOrganizer: "dashboardOrganizers",
  profileTechCenterPortfolio: "dashboardOrganizers",
  organizationProgramList: "dashboardPrograms",
  addProgram: "dashboardPrograms",
  editProgram: "dashboardPrograms",
  dashboardAddProgram: "dashboardPrograms",
  programJury: "dashboardPrograms",
  programDecisions: "dashboardPrograms",
  programLetters: "dashboardPrograms",
  programMinutes: "dashboardPrograms",
  dashboardAddProvider: "dashboardProviders",
  dashboardReviewTheProgram: "dashboardReviews",
  dashboardMembershipPackages: "packageManagement",
};
/** Number of waiting things beside a link. */
export type MenuCounts = Partial<Record<MenuLink, number>>;
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
export interface MenuGroup {
  name: MenuGroupName;
  links: MenuLink[];
}
/** The menu of one member. */
export interface MemberMenu {
  groups: MenuGroup[];
  counts: MenuCounts;
  person: MenuPerson;
  /** When the account will be deleted; null: never. */
  deleteAt: string | null;
}

interface MenuOf {
  isEntrepreneur: boolean;
  /** Works for the platform. The header leads only admins to the panel (specification, "Admin link in the header"). */
  isStaff: boolean;
}

/** The groups one member sees: pages that exist; the startups block for entrepreneurs only (specification, "Profile menu"). */
export function menuGroups(pages: ReadonlySet<PathKey>, { isEntrepreneur, isStaff }: MenuOf): MenuGroup[] {
  return (Object.keys(GROUPS) as MenuGroupName[])
    .filter((name) => (name !== "startups" || isEntrepreneur) && (name !== "platform" || isStaff))
    .map((name) => ({ name, links: GROUPS[name].filter((link) => pages.has(link)) }))
    .filter(({ links }) => links.length > 0);
}

/** Id of the layout route around the pages beside the menu. */
export const DASHBOARD_LAYOUT = "dashboard.layout";
/** Cookie of a closed menu; without it the menu is open. */
export const MENU_COOKIE = "menu";
export const MENU_CLOSED = "closed";
