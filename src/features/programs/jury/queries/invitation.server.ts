import { createHash } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { requiredText } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programJuror } from "#db/tables/program-jury.server.ts";
import { program, programPhase } from "#db/tables/programs.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { JurorInvitation, JurorLink } from "../contract.ts";
import { answerBy, jurorState } from "../rules.ts";

/** The stored form of a code. */
export const hashOfCode = (code: string): Buffer => createHash("sha256").update(code).digest();

/** Condition: the juror of a code, or of an id whose verified address is the viewer's. */
export function isInvited(link: JurorLink, viewer: Viewer): SQL {
  if ("code" in link) return eq(programJuror.tokenHash, hashOfCode(link.code));
  const viewerId = viewer.kind === "member" ? viewer.id : null;
  return sql`${programJuror.id} = ${link.id} and ${programJuror.email} = (
    select own.email from account own where own.id = ${viewerId}::uuid and own.email_verified_at is not null)`;
}

/** The invitation of a link; `notFound` also where the program is deleted or the juror removed. */
export async function invitationOf(db: Db, link: JurorLink, viewer: Viewer, locale: Locale): Promise<JurorInvitation> {
  const [row] = await db.select().from(programJuror).where(isInvited(link, viewer));
  const state = row && jurorState(row, new Date());
  if (!row || state === undefined || state === "removed" || row.email === null) throw new AppError("notFound");
  const [named] = await db
    .select({
      name: requiredText(program, "name", locale),
      seoUrl: program.seoUrl,
      organizer: organization.name,
      timeZone: program.timeZone,
    })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .where(and(eq(program.id, row.programId), isNull(program.deletedAt)));
  if (!named) throw new AppError("notFound");
  const phases = await db
    .select({
      name: requiredText(programPhase, "name", locale),
      startsAt: programPhase.startsAt,
      isBlind: programPhase.isBlind,
      finishesAt: programPhase.finishesAt,
    })
    .from(programPhase)
    .where(eq(programPhase.programId, row.programId))
    .orderBy(programPhase.startsAt);
  const owners = await db.select({ id: account.id }).from(account).where(eq(account.email, row.email));
  return {
    state,
    email: row.email,
    hasAccount: owners.length > 0,
    isMine: viewer.kind === "member" && (row.accountId ?? owners[0]?.id) === viewer.id,
    program: named,
    phases: phases.map((phase) => ({
      name: phase.name,
      startsAt: phase.startsAt.toISOString(),
      finishesAt: phase.finishesAt.toISOString(),
    })),
    hidesNames: phases.some(({ isBlind, finishesAt }) => isBlind && finishesAt > new Date()),
    expiresAt: answerBy(row.invitedAt, phases).toISOString(),
  };
}
