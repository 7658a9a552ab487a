import type { OwnJob } from "#features/jobs/editing/contract.ts";
import type { OwnOrganization } from "#features/organizations/editing/contract.ts";
import type { OwnStartup } from "#features/startups/editing/contract.ts";
import type { Locale } from "#shared/locale.ts";
import { type PathKey, pathTo } from "#shared/paths.ts";

/** Links of the menu with a sub-menu below them. */
export const SUB_MENUS = ["dashboardStartups", "dashboardOrganizers"] as const;
export type SubMenuName = (typeof SUB_MENUS)[number];
export const isSubMenu = (name: string | null): name is SubMenuName => SUB_MENUS.some((subMenu) => subMenu === name);

/** A line of a sub-menu: a thing, or what there is to do with it. `label`: a text of the menu, or `title` as it is. */
export interface MenuEntry {
  to: string;
  title?: string;
  label?: "edit" | "members" | "applications" | "createJob" | "portfolio" | "programs" | "createProgram";
  count?: number;
  below?: MenuEntry[];
}

/** Each startup with its form, its members and its jobs; where one may write, a job can be created. */
export const startupEntries = (startups: readonly OwnStartup[], jobs: readonly OwnJob[], locale: Locale): MenuEntry[] =>
  startups.map(({ id, name, seoUrl, mayEdit, mayAddJob, maySeeRights, isVisible }) => ({
    title: name,
    to: pathTo("startup", locale, { seoUrl }),
    below: [
      ...(mayEdit ? [{ label: "edit" as const, to: pathTo("profileEditStartup", locale, { seoUrl }) }] : []),
      ...(maySeeRights
        ? [{ label: "members" as const, to: pathTo("dashboardManagement", locale, {}, { entityId: id }) }]
        : []),
      ...jobs.filter(({ startup }) => startup.id === id).map((job) => jobEntry(job, locale)),
      ...(mayAddJob && isVisible
        ? [{ label: "createJob" as const, to: pathTo("dashboardAddJob", locale, {}, { startupId: id }) }]
        : []),
    ],
  }));

const jobEntry = ({ id, title, seoUrl, mayEdit, applications, toAnswer }: OwnJob, locale: Locale): MenuEntry => ({
  title,
  to: pathTo(mayEdit ? "dashboardAddJob" : "job", locale, { seoUrl }),
  below:
    applications > 0
      ? [{ label: "applications", to: pathTo("dashboardJobApplications", locale, {}, { jobId: id }), count: toAnswer }]
      : [],
});

/** Each organization with its form, and what else there are pages for. */
export const organizationEntries = (
  organizations: readonly OwnOrganization[],
  pages: ReadonlySet<PathKey>,
  locale: Locale,
): MenuEntry[] =>
  organizations.map(({ id, name, seoUrl, mayEdit }) => {
    const wanted: [PathKey, MenuEntry][] = [
      ["editOrganization", { label: "edit", to: pathTo("editOrganization", locale, { seoUrl }) }],
      [
        "profileTechCenterPortfolio",
        { label: "portfolio", to: pathTo("profileTechCenterPortfolio", locale, { investorId: id }) },
      ],
      [
        "organizationProgramList",
        { label: "programs", to: pathTo("organizationProgramList", locale, { organizationSeoUrl: seoUrl }) },
      ],
      ["addProgram", { label: "createProgram", to: pathTo("addProgram", locale, { organizationSeoUrl: seoUrl }) }],
    ];
    return {
      title: name,
      to: pathTo("techCenter", locale, { seoUrl }),
      below: [
        ...(mayEdit ? wanted.filter(([page]) => pages.has(page)).map(([, entry]) => entry) : []),
        { label: "members", to: pathTo("dashboardManagement", locale, {}, { entityId: id }) },
      ],
    };
  });
