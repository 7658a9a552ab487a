import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programApplication, programLetter } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMails } from "#server/mail/queue.server.ts";
import { saveChanges } from "#server/versions.server.ts";
import { holdsScope } from "#shared/access.ts";
import { endOfLastDay } from "#shared/last-day.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshPrograms } from "../../commands.server.ts";
import { leftOutOf, refuseOwn } from "../../conflicts/queries.server.ts";
import { lookForConflicts } from "../../jury/queries/conflicts.server.ts";
import { conflictedApplications, heldApplications, isMasked } from "../../jury/queries/masking.server.ts";
import type { Letter } from "../contract.ts";
import { programResultMail } from "../parts/mails.server.ts";
import { lettersOf } from "../queries/letters.server.ts";
import { closing, decidedProgram } from "../queries/program.server.ts";
import { readersOf } from "../queries/readers.server.ts";

interface Change {
  applyId: string;
  subject?: string | undefined;
  text?: string | undefined;
  reason?: string | null | undefined;
  version?: number | undefined;
}

/** Changes a letter that is not published yet, and answers it as it is then. */
export async function changeLetter(tx: Db, member: Member, { applyId, version, ...change }: Change) {
  const [application] = await tx
    .select()
    .from(programApplication)
    .where(eq(programApplication.id, applyId))
    .for("no key update");
  if (!application) return refuse("notFound");
  const found = await decidedProgram(tx, { id: application.programId }, member);
  if (await isMasked(tx, application.programId, member)) return refuse("reviewsInBlindPhase");
  if (application.publishedAt) return refuse("resultPublished");
  await lookForConflicts(tx, application.programId);
  if ((await conflictedApplications(tx, application.programId, member)).has(applyId))
    return refuseOwn(await leftOutOf(tx, application.programId, member, [applyId]));
  if ((await heldApplications(tx, application.programId, member)).has(applyId)) return refuse("reviewFirst");
  const [before] = await lettersOf(tx, found, [applyId]);
  // There is no letter where nothing is decided.
  if (!before) return refuse("notFound");
  const { result, locale, subject, text, reason } = before;
  await tx
    .insert(programLetter)
    .values({ id: v7(), applicationId: applyId, result, locale, subject, text, reason })
    .onConflictDoNothing({ target: programLetter.applicationId });
  const where = eq(programLetter.applicationId, applyId);
  const thing = { table: programLetter, where };
  const saved = await saveChanges<object, never>(tx, thing, { from: version, change, current: before }, async () => {
    // A letter in words of the organization's own gets the reason at its end.
    const isMissing = before.isEdited && change.reason && change.text === undefined && !text.includes(change.reason);
    await tx
      .update(programLetter)
      .set({ ...change, ...(isMissing && { text: `${text}\n\n${change.reason}` }) })
      .where(where);
    return { ok: true as const };
  });
  if (!saved.ok) return saved;
  const [letter] = await lettersOf(tx, found, [applyId]);
  return { ok: true as const, letter: letter! };
}

interface Publishing {
  programId: string;
  /** As many as were shown. */
  approved: number;
  declined: number;
  /** Whoever publishes knows that applications are still open. */
  whileOpen?: true | undefined;
  /** The last day on which the accepted say whether they take their place. */
  placeUntil?: string | undefined;
}

/**
 * Publishes all results that are decided: letters, mails, and the program's own state, in one transaction. Those whose letters the
 * member does not read are left out, and said.
 */
export async function publishResults(
  tx: Db,
  member: Member,
  { programId, whileOpen, placeUntil, ...shown }: Publishing,
) {
  const found = await decidedProgram(tx, { id: programId }, member);
  if (await isMasked(tx, programId, member)) return refuse("reviewsInBlindPhase");
  const until = placeUntil === undefined ? undefined : new Date(endOfLastDay(placeUntil)!);
  if (until && until < new Date()) return refuse("invalidInput", [{ field: "placeUntil", reason: "inThePast" }]);
  await tx.select({ id: program.id }).from(program).where(eq(program.id, programId)).for("no key update");
  await tx
    .select({ id: programApplication.id })
    .from(programApplication)
    .where(and(eq(programApplication.programId, programId), isNull(programApplication.publishedAt)))
    .orderBy(programApplication.id)
    .for("no key update");
  if (closing(found.program).closesAt !== null && !whileOpen) return refuse("applicationsOpen");
  await lookForConflicts(tx, programId);
  const held = await heldApplications(tx, programId, member);
  const decidedLetters = await lettersOf(tx, found);
  const letters = decidedLetters.filter(({ applyId }) => !held.has(applyId));
  const own = decidedLetters.flatMap(({ applyId }) => (held.has(applyId) ? [applyId] : []));
  const leftOut = await leftOutOf(tx, programId, member, own);
  if (letters.length === 0) return own.length > 0 ? refuseOwn(leftOut) : refuse("nothingToPublish");
  const silent = letters.filter(({ result, hasReason }) => result === "declined" && !hasReason);
  if (silent.length > 0)
    return refuse(
      "declineWithoutReason",
      silent
        .slice(0, 20)
        .map(({ applyId, label, name }) => ({ field: applyId, reason: "required", detail: `${label} ${name}` })),
    );
  const counts = countOf(letters);
  // Somebody else has decided meanwhile: what nobody has seen is not sent.
  if (counts.approved !== shown.approved || counts.declined !== shown.declined) return refuse("changedMeanwhile");
  const publishedAt = new Date();
  await storeLetters(tx, letters, publishedAt);
  const ids = letters.map(({ applyId }) => applyId);
  await tx.update(programApplication).set({ publishedAt }).where(inArray(programApplication.id, ids));
  if (until)
    await tx
      .update(programApplication)
      .set({ placeUntil: until })
      .where(and(inArray(programApplication.id, ids), eq(programApplication.result, "approved")));
  await mailLetters(tx, letters, until);
  const [decided] = await decide(tx, [programId], publishedAt);
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.resultsPublished",
    entity: "program",
    entityId: programId,
    detail: counts,
  });
  return { ok: true as const, ...counts, decidedAt: decided ? publishedAt.toISOString() : null, leftOut };
}

/** The letters as they are sent; one that was sent before, with another result, gives way. */
export async function storeLetters(tx: Db, letters: readonly Letter[], publishedAt: Date): Promise<void> {
  for (let from = 0; from < letters.length; from += 500)
    await tx
      .insert(programLetter)
      .values(
        letters.slice(from, from + 500).map(({ applyId: applicationId, result, locale, subject, text, reason }) => ({
          id: v7(),
          applicationId,
          result,
          locale,
          subject,
          text,
          reason,
          publishedAt,
        })),
      )
      .onConflictDoUpdate({
        target: programLetter.applicationId,
        set: {
          result: sql`excluded.result`,
          subject: sql`excluded.subject`,
          text: sql`excluded.text`,
          publishedAt: sql`excluded.published_at`,
          hasHelped: null,
          answeredAt: null,
        },
      });
}

const countOf = (letters: readonly Letter[]) => ({
  approved: letters.filter(({ result }) => result === "approved").length,
  declined: letters.filter(({ result }) => result === "declined").length,
});

/** A letter to each of a startup's people who may write for it, in the language of the letter. */
export async function mailLetters(tx: Db, letters: readonly Letter[], placeUntil: Date | undefined): Promise<void> {
  const readers = await readersOf(
    tx,
    letters.map(({ applyId }) => applyId),
  );
  await queueMails(
    tx,
    programResultMail,
    letters.flatMap(({ applyId, locale, subject, text, result }) => {
      const until = result === "approved" ? placeUntil?.toISOString() : undefined;
      return (readers.get(applyId) ?? []).map((to) => ({
        to,
        locale,
        data: { applyId, subject, text, placeUntil: until },
      }));
    }),
  );
}

const idRow = z.object({ id: z.string() });

/**
 * A program is decided once its applications are closed and each that was sent has its published result. One without a deadline
 * closes then. Answers the programs that are decided now, of those with these ids.
 */
export async function decide(tx: Db, ids: readonly string[], at: Date): Promise<string[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await rowsOf(
    tx,
    idRow,
    sql`
    update program p set decided_at = ${now}, apply_finish = coalesce(apply_finish, ${now})
    where p.id = any(${sql.param([...ids])}::uuid[]) and p.decided_at is null and p.deleted_at is null
      and (p.apply_finish is null or p.apply_finish + make_interval(secs => p.grace_seconds) < ${now})
      and exists (select from program_application x where x.program_id = p.id and x.published_at is not null)
      and not exists (select from program_application x
        where x.program_id = p.id and x.sent_at is not null and x.withdrawn_at is null and x.published_at is null)
    returning p.id`,
  );
  const decided = rows.map(({ id }) => id);
  if (decided.length > 0) await refreshPrograms(tx, decided);
  return decided;
}

/** A founder's opinion of the letter. */
export async function answerLetter(
  tx: Db,
  member: Member,
  { applyId, hasHelped }: { applyId: string; hasHelped: boolean },
) {
  const [found] = await tx
    .select({ id: programLetter.id, startupId: programApplication.startupId })
    .from(programLetter)
    .innerJoin(programApplication, eq(programApplication.id, programLetter.applicationId))
    .where(and(eq(programApplication.id, applyId), isNotNull(programLetter.publishedAt)));
  if (!found || !holdsScope(member, found.startupId, SCOPE.READ)) return refuse("notFound");
  await tx.update(programLetter).set({ hasHelped, answeredAt: new Date() }).where(eq(programLetter.id, found.id));
  return { ok: true as const };
}
