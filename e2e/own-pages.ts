import type { APIRequestContext } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { importCalls } from "#features/imports/contract.ts";
import { ownJobs } from "#features/jobs/editing/contract.ts";
import { conversationList } from "#features/messages/contract.ts";
import { reviewQueue } from "#features/programs/reviewing/contract.ts";
import { reportValueCalls } from "#features/reference/report-values/contract.ts";
import routes from "#routes.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { DASHBOARD_PATHS } from "#shared/paths/dashboard.ts";
import { MEMBER_PATHS } from "#shared/paths/member.ts";
import { PATHS, type PathKey } from "#shared/paths.ts";
import { PROGRAM } from "./jury.ts";
import { inBoth, type OpenPage } from "./open-pages.ts";

/** Those who have in the demo what the pages of members show; the first one and the admin see the pages that are everybody's. */
export const WALKERS = ["entrepreneur", "organizer", "provider", "investor", "jury", "admin"] as const;
type Walker = (typeof WALKERS)[number];

type Params = Record<string, string>;
type Call = (path: string) => Promise<unknown>;

async function firstOf<Row>(rows: Promise<unknown>): Promise<Row> {
  const [row] = (await rows) as Row[];
  if (!row) throw new Error("The demo has none.");
  return row;
}

async function reportCategory(call: Call): Promise<Params> {
  const { rows } = (await call(reportValueCalls.reportCategory.list.path)) as { rows: { id: string }[] };
  const { id } = rows[0]!;
  return { id, categoryId: id };
}

/** The viewer of each page, and the parameters of its address. */
const SAMPLES: Partial<Record<PathKey, { of: Walker; params: Params | ((call: Call) => Promise<Params>) }>> = {
  dashboardOrganizers: { of: "organizer", params: {} },
  dashboardApplicationsMyPrograms: { of: "organizer", params: {} },
  dashboardProviders: { of: "provider", params: {} },
  profileEditStartup: { of: "entrepreneur", params: { seoUrl: "rafbul" } },
  dashboardAddJob: {
    of: "entrepreneur",
    params: async (call) => firstOf(call(ownJobs.path)),
  },
  conversation: {
    of: "entrepreneur",
    params: async (call) => {
      const { rows } = (await call(conversationList.path)) as { rows: { otherUser: { seoUrl: string } }[] };
      return { otherUserSeoUrl: rows[0]!.otherUser.seoUrl };
    },
  },
  claim: { of: "entrepreneur", params: { kind: "organization", seoUrl: "kordon-melekleri" } },
  editOrganization: { of: "organizer", params: { seoUrl: "petek-kulucka" } },
  dashboardAddOrganizer: { of: "organizer", params: { seoUrl: "petek-kulucka" } },
  organizationProgramList: { of: "organizer", params: { organizationSeoUrl: "petek-kulucka" } },
  addProgram: { of: "organizer", params: { organizationSeoUrl: "petek-kulucka" } },
  editProgram: { of: "organizer", params: { programSeoUrl: PROGRAM } },
  dashboardPrograms: { of: "organizer", params: { seoUrl: PROGRAM } },
  dashboardAddProgram: { of: "organizer", params: { seoUrl: PROGRAM } },
  programDecisions: { of: "organizer", params: { programSeoUrl: PROGRAM } },
  programLetters: { of: "organizer", params: { programSeoUrl: PROGRAM } },
  programJury: { of: "organizer", params: { programSeoUrl: PROGRAM } },
  programMinutes: { of: "organizer", params: { programSeoUrl: PROGRAM } },
  applyProgram: { of: "entrepreneur", params: { seoUrl: PROGRAM } },
  dashboardAddProvider: { of: "provider", params: { seoUrl: "yesilirmak-mali-musavirlik" } },
  profileTechCenterPortfolio: { of: "investor", params: { investorId: "kandil-ventures" } },
  dashboardReviews: { of: "jury", params: { programSeoUrl: PROGRAM } },
  adminImport: {
    of: "admin",
    params: async (call) => {
      const { rows } = (await call(importCalls.list.path)) as { rows: { id: string }[] };
      return { id: rows[0]!.id };
    },
  },
  adminReportCategory: { of: "admin", params: reportCategory },
  adminReportManagementReport: { of: "admin", params: reportCategory },
  dashboardReviewTheProgram: {
    of: "jury",
    params: async (call) => {
      const { nextId } = await firstOf<{ nextId: string }>(call(`${reviewQueue.path}?programSeoUrl=${PROGRAM}`));
      return { programSeoUrl: PROGRAM, programApplyId: nextId };
    },
  },
};

/** Pages of journeys of their own: letters are there once results are published, and "See it as…" is for admins or names a startup. */
const PAGES_OF_JOURNEYS: readonly PathKey[] = ["programLetter", "seeAs"];

/** Every page there is, by its key: others are named in the table of paths alone. */
const EXISTING_PAGES = new Set(keysIn(routes));

function keysIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id?.split("@")[0] ?? "", ...keysIn(children ?? [])]);
}

/**
 * Pages that a member opens: those that show something of theirs, and, of one of all members, those without parameters. A
 * new page whose address needs a parameter fails without a sample. `token`: of the member's session.
 */
export async function ownPages(request: APIRequestContext, as: Walker, token: string): Promise<OpenPage[]> {
  const call: Call = async (path) => {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).data;
  };
  const paths = as === "admin" ? ADMIN_PATHS : { ...MEMBER_PATHS, ...DASHBOARD_PATHS };
  const keys = [...Object.keys(paths), "claim"] as PathKey[];
  const pages = await Promise.all(
    keys
      .filter((key) => EXISTING_PAGES.has(key) && !PAGES_OF_JOURNEYS.includes(key))
      .map(async (key) => {
        const sample = SAMPLES[key];
        const plain = inBoth((locale) => PATHS[key][locale].replace(/\/:\w+\?$/, ""));
        const needsSample = plain.en.includes(":");
        if (!sample && needsSample) throw new Error(`${key} needs a sample: its address has a parameter.`);
        const own = sample?.of === as ? sample.params : undefined;
        const params = typeof own === "function" ? await own(call) : own;
        const isEverybodys = !needsSample && (as === "entrepreneur" || as === "admin");
        return [
          ...(isEverybodys ? [{ key, ...plain }] : []),
          ...(params ? [{ key, ...inBoth((locale) => filled(PATHS[key][locale], params)) }] : []),
        ];
      }),
  );
  return pages.flat();
}

const filled = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)\??/g, (_, name: string) => {
    if (!params[name]) throw new Error(`No ${name} for ${pattern}.`);
    return params[name];
  });
