import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
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
