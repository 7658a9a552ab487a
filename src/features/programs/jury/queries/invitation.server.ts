import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { programJuror } from "#db/tables/program-jury.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { JurorInvitation } from "../contract.ts";
import { invitationEnd, jurorState } from "../rules.ts";

/** The stored form of a code. */
export const hashOfCode = (code: string): Buffer => createHash("sha256").update(code).digest();

/** The juror of a code; `notFound` also where the program is deleted or the juror removed. */
export async function invitationOf(db: Db, code: string, viewer: Viewer, locale: Locale): Promise<JurorInvitation> {
  const [row] = await db
    .select()
    .from(programJuror)
    .where(eq(programJuror.tokenHash, hashOfCode(code)));
  const state = row && jurorState(row, new Date());
  if (!row || state === undefined || state === "removed" || row.email === null) throw new AppError("notFound");
  const { rows } = await db.execute<{ name: string; seo_url: string; organizer: string; time_zone: string }>(sql`
    select ${localizedSql("p.name", locale)} "name", p.seo_url, o.name organizer, p.time_zone
    from program p join organization o on o.id = p.organization_id where p.id = ${row.programId} and p.deleted_at is null`);
  const [program] = rows;
  if (!program) throw new AppError("notFound");
  const { rows: phases } = await db.execute<{ name: string; starts_at: string; finishes_at: string }>(sql`
    select ${localizedSql("f.name", locale)} "name", f.starts_at, f.finishes_at from program_phase f
    where f.program_id = ${row.programId} order by f.starts_at`);
  const { rows: owners } = await db.execute<{ id: string }>(sql`select id from account where email = ${row.email}`);
  return {
    state,
    email: row.email,
    hasAccount: owners.length > 0,
    isMine: viewer.kind === "member" && (row.accountId ?? owners[0]?.id) === viewer.id,
    program: {
      name: program.name,
      seoUrl: program.seo_url,
      organizer: program.organizer,
      timeZone: program.time_zone,
    },
    phases: phases.map((phase) => ({
      name: phase.name,
      startsAt: new Date(phase.starts_at).toISOString(),
      finishesAt: new Date(phase.finishes_at).toISOString(),
    })),
    expiresAt: invitationEnd(row.invitedAt).toISOString(),
  };
}
