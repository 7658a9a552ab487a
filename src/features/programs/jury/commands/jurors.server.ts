import { randomBytes } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programAssignment, programJuror, programJurorTopic } from "#db/tables/program-jury.server.ts";
import { type program, programPhase } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { saveChanges } from "#server/versions.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { AGAIN_AFTER_MINUTES, JURORS_MAX } from "../limits.ts";
import { juryMail } from "../parts/mails.server.ts";
import { hashOfCode } from "../queries/invitation.server.ts";
import { programToOrganize } from "../queries/organizer.server.ts";
import { answerBy, jurorState } from "../rules.ts";

type ProgramRow = typeof program.$inferSelect;
type JurorRow = typeof programJuror.$inferSelect;

interface Wish {
  emails: readonly string[];
  name?: string | undefined;
  locale: Locale;
  locales: Locale[];
  topicIds: readonly string[];
  maxReviews: number | null;
}

/** Names are input of users: line breaks must not get into a subject. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Mails a juror a new link; the earlier one ends. */
async function mailTo(tx: Db, programRow: ProgramRow, { id, email, name }: JurorRow, locale: Locale, member: Member) {
  const code = randomBytes(32).toString("base64url");
  const invitedAt = new Date();
  // A removed juror, or one who declined, answers anew.
  const anew = { accountId: null, acceptedAt: null, declinedAt: null, removedAt: null };
  await tx
    .update(programJuror)
    .set({ ...anew, tokenHash: hashOfCode(code), invitedAt, invitedBy: member.id })
    .where(eq(programJuror.id, id));
  const [organizer] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, programRow.organizationId));
  const names = {
    en: oneLine(programRow.nameEn ?? programRow.nameTr ?? ""),
    tr: oneLine(programRow.nameTr ?? programRow.nameEn ?? ""),
  };
  const phases = await tx
    .select()
    .from(programPhase)
    .where(eq(programPhase.programId, programRow.id))
    .orderBy(asc(programPhase.startsAt));
  const data = {
    program: names,
    hidesNames: phases.some(({ isBlind, finishesAt }) => isBlind && finishesAt > invitedAt),
    organizer: oneLine(organizer!.name),
    expiresAt: answerBy(invitedAt, phases),
    timeZone: programRow.timeZone,
    phases: phases.map(({ nameEn, nameTr, startsAt, finishesAt }) => ({
      en: oneLine(nameEn ?? nameTr ?? ""),
      tr: oneLine(nameTr ?? nameEn ?? ""),
      startsAt,
      finishesAt,
    })),
    code,
  };
  await queueMail(tx, { to: { email: email!, name: name ?? undefined }, locale, kind: juryMail, data });
}

const isFresh = ({ invitedAt }: JurorRow) => invitedAt.getTime() + AGAIN_AFTER_MINUTES * 60_000 > Date.now();

/** Invites addresses to the jury. Who has accepted, or was mailed just now, gets no mail. */
export async function inviteJurors(tx: Db, programId: string, member: Member, wish: Wish) {
  const found = await programToOrganize(tx, programId, member);
  if (!found.ok) return found;
  const jurors = await tx.select().from(programJuror).where(eq(programJuror.programId, programId));
  const byEmail = new Map(jurors.map((row) => [row.email, row]));
  const emails = [...new Set(wish.emails)];
  const added = emails.filter((email) => !byEmail.has(email));
  if (jurors.filter(({ removedAt }) => !removedAt).length + added.length > JURORS_MAX) return refuse("tooManyJurors");
  const invited: string[] = [];
  const { locales, maxReviews, topicIds } = wish;
  for (const email of emails) {
    const there = byEmail.get(email);
    const state = there && jurorState(there, new Date());
    if (there && (state === "accepted" || (state === "invited" && isFresh(there)))) continue;
    const fields = { locales, maxReviews, name: wish.name && emails.length === 1 ? wish.name : (there?.name ?? null) };
    const [row] = there
      ? await tx.update(programJuror).set(fields).where(eq(programJuror.id, there.id)).returning()
      : await tx
          .insert(programJuror)
          .values({ id: v7(), programId, email, ...fields })
          .returning();
    await writeTopics(tx, row!.id, topicIds);
    await mailTo(tx, found.row, row!, wish.locale, member);
    await audit(tx, member, "jurorInvited", programId, { jurorId: row!.id, email });
    invited.push(email);
  }
  return { ok: true as const, invited, already: emails.filter((email) => !invited.includes(email)) };
}

const audit = (
  tx: Db,
  member: Member,
  action: ActionOn<"program">,
  entityId: string,
  detail: Record<string, unknown>,
) => writeAudit(tx, { accountId: member.id, action: `program.${action}`, entity: "program", entityId, detail });

async function writeTopics(tx: Db, jurorId: string, topicIds: readonly string[]): Promise<void> {
  await tx.delete(programJurorTopic).where(eq(programJurorTopic.jurorId, jurorId));
  await tx.execute(sql`
    insert into program_juror_topic (juror_id, type_id)
    select ${jurorId}, id from type where kind = 'sector' and id = any (${sql.param(topicIds)}::uuid[]) and parent_id is not null`);
}

/** A juror of a program that the member organizes, both locked. */
export async function jurorToChange(tx: Db, id: string, member: Member) {
  const [named] = await tx
    .select({ programId: programJuror.programId })
    .from(programJuror)
    .where(eq(programJuror.id, id));
  if (!named) return refuse("notFound");
  const found = await programToOrganize(tx, named.programId, member);
  if (!found.ok) return found;
  const [juror] = await tx.select().from(programJuror).where(eq(programJuror.id, id)).for("no key update");
  return juror ? { ok: true as const, juror, program: found.row } : refuse("notFound");
}

interface Change {
  id: string;
  version?: number | undefined;
  locales?: Locale[] | undefined;
  topicIds?: string[] | undefined;
  maxReviews?: number | null | undefined;
}

/** Changes what a juror reviews, and how much. */
export async function changeJuror(tx: Db, member: Member, { id, version, ...change }: Change) {
  const found = await jurorToChange(tx, id, member);
  if (!found.ok) return found;
  const { juror } = found;
  const topics = await tx.select().from(programJurorTopic).where(eq(programJurorTopic.jurorId, id));
  const current = {
    locales: juror.locales,
    maxReviews: juror.maxReviews,
    topicIds: topics.map(({ typeId }) => typeId).sort(),
  };
  const saved = await saveChanges<object, never>(
    tx,
    { table: programJuror, where: eq(programJuror.id, id) },
    { from: version, change, current },
    async () => {
      const { topicIds, ...fields } = change;
      if (topicIds) await writeTopics(tx, id, topicIds);
      if (Object.keys(fields).length > 0) await tx.update(programJuror).set(fields).where(eq(programJuror.id, id));
      await audit(tx, member, "jurorChanged", found.program.id, { jurorId: id });
      return { ok: true };
    },
  );
  return saved.ok ? { ...saved, programId: found.program.id } : saved;
}

/** Removes a juror; what they have not begun to review is free again. */
export async function removeJuror(tx: Db, id: string, member: Member) {
  const found = await jurorToChange(tx, id, member);
  if (!found.ok) return found.reason === "notFound" ? refuse("notFoundOnDelete") : refuse("forbidden");
  // A review that begins at this moment is waited for.
  await tx
    .select({ id: programAssignment.id })
    .from(programAssignment)
    .where(eq(programAssignment.jurorId, id))
    .orderBy(programAssignment.id)
    .for("update");
  const freed = await tx
    .delete(programAssignment)
    .where(
      and(
        eq(programAssignment.jurorId, id),
        sql`not exists (select from program_review r where r.assignment_id = ${programAssignment.id})`,
        sql`not exists (select from program_answer_review r where r.assignment_id = ${programAssignment.id})`,
      ),
    )
    .returning({ id: programAssignment.id });
  // The link ends with it; scores stay, and who gave them.
  await tx
    .update(programJuror)
    .set({ removedAt: new Date(), tokenHash: null, ...(found.juror.acceptedAt && { leftAt: new Date() }) })
    .where(and(eq(programJuror.id, id), isNull(programJuror.removedAt)));
  await audit(tx, member, "jurorRemoved", found.program.id, { jurorId: id, freed: freed.length });
  return { ok: true as const, freed: freed.length };
}

/** Mails a juror again, whatever became of the invitation before; not who has accepted. */
export async function inviteAgain(tx: Db, member: Member, { id, locale }: { id: string; locale: Locale }) {
  const found = await jurorToChange(tx, id, member);
  if (!found.ok) return found;
  const { juror, program: programRow } = found;
  const state = jurorState(juror, new Date());
  if (state === "accepted" || juror.email === null) return { ok: true as const, programId: programRow.id };
  if (state === "invited" && isFresh(juror)) return refuse("jurorMailedJustNow");
  await mailTo(tx, programRow, juror, locale, member);
  await audit(tx, member, "jurorInvited", programRow.id, { jurorId: id, again: true });
  return { ok: true as const, programId: programRow.id };
}
