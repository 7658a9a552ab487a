import { and, between, eq, exists, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Viewer } from "#shared/viewer.ts";

/**
 * A program with its organization for those who decide on it. Throws `forbidden` for others of the organization, and
 * `notFound` for everyone else: nothing is told by a refusal. Staff of the platform has no part in a selection.
 */
export async function decidedProgram(db: Db, by: { id: string } | { seoUrl: string }, viewer: Viewer) {
  const which = "id" in by ? eq(program.id, by.id) : eq(program.seoUrl, by.seoUrl);
  const [found] = await db
    .select({ program, organization })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .where(and(which, isNull(program.deletedAt), isNull(organization.deletedAt)));
  if (!found || !holdsScope(viewer, found.organization.id, SCOPE.READ)) throw new AppError("notFound");
  if (!holdsScope(viewer, found.organization.id, SCOPE.WRITE)) throw new AppError("forbidden");
  return found;
}

/** Until when a program takes applications. */
export function closing({ applyFinish, graceSeconds }: typeof program.$inferSelect) {
  const end = applyFinish && new Date(applyFinish.getTime() + graceSeconds * 1000);
  return { hasDeadline: end !== null, closesAt: end && end > new Date() ? end.toISOString() : null };
}

/** Deadlines that are looked at: an hour is missed only by a server that stood. */
const LATELY_DAYS = 90;

/** Programs that have closed lately and are not decided, though results are published. */
export async function closedPrograms(db: Db, now: Date): Promise<string[]> {
  const isPublished = db
    .select({ id: programApplication.id })
    .from(programApplication)
    .where(and(eq(programApplication.programId, program.id), isNotNull(programApplication.publishedAt)));
  const earliest = new Date(now.getTime() - LATELY_DAYS * 86_400_000);
  const rows = await db
    .select({ id: program.id })
    .from(program)
    .where(
      and(
        program.isListed,
        isNull(program.decidedAt),
        between(program.applyFinish, earliest, now),
        exists(isPublished),
      ),
    )
    .orderBy(program.id);
  return rows.map(({ id }) => id);
}
