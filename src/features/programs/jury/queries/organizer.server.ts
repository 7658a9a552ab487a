import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { isMasked } from "./masking.server.ts";

type By = { id: string } | { seoUrl: string };

/** Why a member may not touch the jury of a program: whoever does not read its applications is not told of it. */
function refusal(row: { organizationId: string } | undefined, member: Member): "notFound" | "forbidden" | undefined {
  if (!row || !holdsScope(member, row.organizationId, SCOPE.READ)) return "notFound";
  // A role of the platform is not enough.
  return holdsScope(member, row.organizationId, SCOPE.WRITE) ? undefined : "forbidden";
}

/** The program, for who may touch its jury; throws for others. */
export async function organizedProgram(db: Db, by: By, member: Member) {
  const which = "id" in by ? eq(program.id, by.id) : eq(program.seoUrl, by.seoUrl);
  const [row] = await db
    .select()
    .from(program)
    .where(and(which, isNull(program.deletedAt)));
  const reason = refusal(row, member);
  if (reason) throw new AppError(reason);
  return row!;
}

/** The same, locked for a command. */
export async function programToOrganize(tx: Db, id: string, member: Member) {
  const [row] = await tx
    .select()
    .from(program)
    .where(and(eq(program.id, id), isNull(program.deletedAt)))
    .for("no key update");
  const reason = refusal(row, member);
  return reason ? refuse(reason) : { ok: true as const, row: row! };
}

/** The same, for what tells who reviews what or has to do with whom: kept from who reviews in a blind phase (record 76). */
export async function programToPair(tx: Db, id: string, member: Member) {
  const found = await programToOrganize(tx, id, member);
  return found.ok && (await isMasked(tx, id, member)) ? refuse("pairsHidden") : found;
}

/** The same for a read; throws. */
export async function pairedProgram(db: Db, id: string, member: Member) {
  const row = await organizedProgram(db, { id }, member);
  if (await isMasked(db, id, member)) throw new AppError("pairsHidden");
  return row;
}
