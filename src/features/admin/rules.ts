import { isSiteAdmin, passes } from "#shared/access.ts";
import type { Guards } from "#shared/guard.ts";
import type { PathKey } from "#shared/paths.ts";
import type { Viewer } from "#shared/viewer.ts";

/** The menu of the admin area (specification, §6), in this order; who sees what follows from the guards of the pages. */
export const ADMIN_GROUPS = {
  overview: ["admin"],
  data: ["adminStartups"],
  premium: ["adminPremiumSettings"],
  users: [
    "adminUsers",
    "adminAdmins",
    "adminPremiumManagement",
    "adminUserTypeManagement",
    "adminPaymentHistory",
    "adminBannedWords",
    "adminFlaggedTexts",
  ],
  reports: ["adminReportManagementCategory", "adminReportManagementReportType", "adminReportManagementReportVersion"],
  settings: [
    "adminContentManagement",
    "adminTypes",
    "adminHeader",
    "adminFooter",
    "adminLogo",
    "adminContact",
    "adminGoogleAnalyticsManagement",
    "adminPaymentServiceManagement",
    "adminPackageManagement",
  ],
} as const satisfies Record<string, readonly PathKey[]>;

export type AdminGroupName = keyof typeof ADMIN_GROUPS;
export type AdminLink = (typeof ADMIN_GROUPS)[AdminGroupName][number];
export interface AdminGroup {
  name: AdminGroupName;
  links: AdminLink[];
}

/** Not in the menu of moderators, whatever single guards say. */
const SITE_ADMINS_ONLY: readonly AdminGroupName[] = ["users", "reports", "settings"];

interface Menu {
  pages: ReadonlySet<PathKey>;
  guards: Guards;
  viewer: Viewer;
}

/** The groups one viewer sees: pages that exist and that their guard lets the viewer into. */
export function adminMenu({ pages, guards, viewer }: Menu): AdminGroup[] {
  const mayOpen = (link: AdminLink) => {
    const guard = guards[link];
    return pages.has(link) && typeof guard === "object" && "permission" in guard && passes(viewer, guard.permission);
  };
  return (Object.keys(ADMIN_GROUPS) as AdminGroupName[])
    .filter((name) => isSiteAdmin(viewer) || !SITE_ADMINS_ONLY.includes(name))
    .map((name) => ({ name, links: ADMIN_GROUPS[name].filter(mayOpen) }))
    .filter(({ links }) => links.length > 0);
}
