import { and, eq, isNull, sql } from "drizzle-orm";
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

/** Until when a program takes applications. */
export function closing({ applyFinish, graceSeconds }: typeof program.$inferSelect) {
  const end = applyFinish && new Date(applyFinish.getTime() + graceSeconds * 1000);
  return { hasDeadline: end !== null, closesAt: end && end > new Date() ? end.toISOString() : null };
}

/** Deadlines that are looked at: an hour is missed only by a server that stood. */
const LATELY = "90 days";

/** Programs that have closed lately and are not decided, though results are published. */
export async function closedPrograms(db: Db, now: Date): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from program p where p.is_listed and p.decided_at is null
      and p.apply_finish between ${at} - interval '${sql.raw(LATELY)}' and ${at}
      and exists (select from program_application x where x.program_id = p.id and x.published_at is not null)
    order by p.id`);
  return rows.map(({ id }) => id);
}
