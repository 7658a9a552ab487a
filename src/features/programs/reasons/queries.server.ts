import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programReason } from "#db/tables/program-jury.server.ts";
import type { Reasons } from "./contract.ts";

/** The reasons of an organization that its jurors may choose, the oldest first. */
export async function organizationReasons(db: Db, organizationId: string): Promise<Reasons> {
  const own = await db
    .select({
      id: programReason.id,
      topic: programReason.topic,
      textEn: programReason.textEn,
      textTr: programReason.textTr,
      uses: sql<number>`(select count(*)::int from program_score_reason c where c.reason_id = ${programReason.id})`,
    })
    .from(programReason)
    .where(and(eq(programReason.organizationId, organizationId), eq(programReason.isActive, true)))
    .orderBy(asc(programReason.sortOrder), asc(programReason.id));
  const common = await db.$count(
    programReason,
    and(isNull(programReason.organizationId), eq(programReason.isActive, true)),
  );
  return { own, common };
}
