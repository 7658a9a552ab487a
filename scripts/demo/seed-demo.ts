import { sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { refreshJobs } from "#features/jobs/commands.server.ts";
import { refreshOrganizations } from "#features/organizations/commands.server.ts";
import { refreshPatents } from "#features/patents/commands.server.ts";
import { refreshPrograms } from "#features/programs/commands.server.ts";
import { refreshProviders } from "#features/providers/commands.server.ts";
import { refreshReports } from "#features/reports/commands.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { addAccounts } from "./accounts.ts";
import { addAudit, addReportedMessage } from "./audit.ts";
import { addClaims } from "./claims.ts";
import { addConversations } from "./conversations.ts";
import { addEarthquakeHelp } from "./earthquake-help.ts";
import { addFactCheck } from "./fact-checks.ts";
import { addFundings } from "./fundings.ts";
import { addGifts } from "./gifts.ts";
import { addHidings } from "./hidings.ts";
import { addIdentity } from "./identity.ts";
import { addImports } from "./imports.ts";
import { addInvitations, addJoinWish } from "./invitations.ts";
import { addJobApplications } from "./job-applications.ts";
import { addJobs } from "./jobs.ts";
import { addOrganizationProfiles } from "./organization-profile.ts";
import { addOrganizations } from "./organizations.ts";
import { addPatents } from "./patents.ts";
import { addPortfolio } from "./portfolio.ts";
import { addPosts } from "./posts.ts";
import { addProfiles } from "./profiles.ts";
import { addProgramApplications } from "./program-applications.ts";
import { addPrograms } from "./programs.ts";
import { addProviders } from "./providers.ts";
import { addReports } from "./reports.ts";
import { addSavedQueries } from "./saved-queries.ts";
import { addStartups } from "./startups.ts";
import { isUnused } from "./unused.ts";
import { addVisits } from "./visits.ts";
import { newWorld, type World } from "./world.ts";

/** In order; later ones use what earlier ones made. A new feature adds its file and one line here. */
const PARTS: readonly ((world: World) => Promise<void>)[] = [
  addAccounts,
  addProfiles,
  addGifts,
  addOrganizations,
  addOrganizationProfiles,
  addStartups,
  addFundings,
  addJobs,
  addProviders,
  addPatents,
  addHidings,
  addReports,
  addPrograms,
  addPosts,
  addEarthquakeHelp,
  addIdentity,
  addSavedQueries,
  addInvitations,
  addJoinWish,
  addConversations,
  addJobApplications,
  addFactCheck,
  addPortfolio,
  addClaims,
  addImports,
  addProgramApplications,
  addReportedMessage,
  addAudit,
  addVisits,
];

/** Held while filling in, so that of several processes that start at once only one does. */
const LOCK_ID = 4_806_327;

/**
 * Fills an empty database with the demo; needs the reference data. One transaction: interrupted, it leaves nothing
 * behind and the next start begins again. Returns false, having done nothing, when there is an account,
 * a startup or an organization already.
 */
export async function seedDemo({ db }: Database, now = new Date()): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`);
    if (!(await isUnused(tx))) return false;
    const world = await newWorld(tx, now);
    for (const addPart of PARTS) await addPart(world);
    const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    await refreshStartups(tx, idsOf(world.startups));
    await refreshOrganizations(tx, idsOf(world.organizations));
    await refreshJobs(tx, idsOf(world.jobs));
    await refreshProviders(tx, idsOf(world.providers));
    await refreshPatents(tx, idsOf(world.patents));
    await refreshReports(tx, idsOf(world.reports));
    await refreshPrograms(tx, idsOf(world.programs));
    return true;
  });
}
