import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { conflictedApplications } from "../jury/queries/masking.server.ts";
import { labelOf } from "../received/rules.ts";
import type { LeftOut } from "./contract.ts";

type Who = Pick<Member, "id">;

/** What an act says of applications that it leaves out. */
export async function leftOutOf(db: Db, programId: string, member: Who, ids: readonly string[]): Promise<LeftOut> {
  if (ids.length === 0) return { applications: [], hasDecider: true };
  const rows = await db
    .select({ number: programApplication.number })
    .from(programApplication)
    .where(and(eq(programApplication.programId, programId), inArray(programApplication.id, [...ids])))
    .orderBy(programApplication.number);
  return {
    applications: rows.map(({ number }) => labelOf(number)),
    hasDecider: await haveDecider(db, programId, member, ids),
  };
}

/** True if for each of these applications somebody else of the house may decide, and has no conflict with it. */
async function haveDecider(db: Db, programId: string, member: Who, ids: readonly string[]): Promise<boolean> {
  const [found] = await db
    .select({ organizationId: program.organizationId })
    .from(program)
    .where(eq(program.id, programId));
  const people = await reachablePeople(db, found!.organizationId, [SCOPE.FULL_ACCESS, SCOPE.WRITE]);
  let left = [...ids];
  for (const { id } of people) {
    if (left.length === 0) break;
    if (id === member.id) continue;
    const conflicted = await conflictedApplications(db, programId, { id });
    left = left.filter((applicationId) => conflicted.has(applicationId));
  }
  return left.length === 0;
}

/** The refusal of an act on nothing but applications that are left out. */
export const refuseOwn = ({ hasDecider }: LeftOut) => refuse(hasDecider ? "ownConflict" : "nobodyDecides");
