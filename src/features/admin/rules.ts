import { isSiteAdmin, passes } from "#shared/access.ts";
import type { Guards } from "#shared/guard.ts";
import type { PathKey } from "#shared/paths.ts";
import type { TableSettings } from "#shared/table/column.ts";
import type { Viewer } from "#shared/viewer.ts";

/** The menu of the admin area in its order (specification, §6). The guards of the pages decide who sees which links. */
export const ADMIN_GROUPS = {
  overview: ["admin", "adminUsage"],
  data: [
    ...([
      "adminStartups",
      "adminOrganizations",
      "adminProviders",
      "adminPrograms",
      "adminJobs",
      "adminPatents",
      "adminTalents",
    ] as const),
    ...(["adminImports", "adminDoubleStartups", "adminVanished", "adminClaims"] as const),
    ...(["adminProgramApplicants", "adminJobApplicants"] as const),
  ],
  premium: ["adminPremiumSettings"],
  users: [
    "adminUsers",
    "adminAdmins",
    "adminPremiumManagement",
    "adminInvitations",
    "adminUserTypeManagement",
    "adminPaymentHistory",
    "adminBannedWords",
    "adminFlaggedTexts",
    "adminSpammers",
    "adminSchools",
  ],
  reports: [
    "adminReportDownloads",
    "adminPulse",
    "adminReportManagementCategory",
    "adminReportManagementReportType",
    "adminReportManagementReportVersion",
  ],
  settings: [
    "adminContentManagement",
    "adminPosts",
    "adminEarthquakeHelp",
    "adminTypes",
    "adminCities",
    "adminBrand",
    "adminHeader",
    "adminFooter",
    "adminLogo",
    "adminContact",
    "adminGoogleAnalyticsManagement",
    "adminPaymentServiceManagement",
    "adminPackageManagement",
  ],
  operations: ["adminErrors", "adminMails", "adminWork", "adminAudit"],
} as const satisfies Record<string, readonly PathKey[]>;

export type AdminGroupName = keyof typeof ADMIN_GROUPS;
export type AdminLink = (typeof ADMIN_GROUPS)[AdminGroupName][number];
export interface AdminGroup {
  name: AdminGroupName;
  links: AdminLink[];
}

/** Groups that moderators do not see. */
const SITE_ADMINS_ONLY: readonly AdminGroupName[] = ["users", "reports", "settings", "operations"];

interface Menu {
  pages: ReadonlySet<PathKey>;
  guards: Guards;
  viewer: Viewer;
}

/** The groups of a viewer: pages that exist and that the viewer may open. */
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

/** The fields of an arrangement that name a column the table does not have. */
export function fieldsOfUnknown({ order, hidden, widths, sort }: TableSettings, columns: readonly string[]): string[] {
  const named = { order, hidden, widths: widths && Object.keys(widths), sort: sort && [sort.key] };
  return Object.entries(named).flatMap(([field, keys]) => (keys?.some((key) => !columns.includes(key)) ? [field] : []));
}

/** An arrangement without columns that the table no longer has. */
export function withoutUnknown(settings: TableSettings, columns: readonly string[]): TableSettings {
  const { order, hidden, widths, sort, ...rest } = settings;
  const isColumn = (key: string) => columns.includes(key);
  return {
    ...rest,
    ...(order && { order: order.filter(isColumn) }),
    ...(hidden && { hidden: hidden.filter(isColumn) }),
    ...(widths && { widths: Object.fromEntries(Object.entries(widths).filter(([key]) => isColumn(key))) }),
    ...(sort && isColumn(sort.key) && { sort }),
  };
}
