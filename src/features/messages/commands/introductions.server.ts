import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { introduction } from "#db/tables/messages.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { wakeAccounts } from "#server/events/wake.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import type { MailKind } from "#server/mail/content.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import type { FailureOf } from "#shared/endpoint.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { askIntroduction } from "../contract.ts";
import { INTRODUCTION_DAYS, INTRODUCTIONS_MAX } from "../limits.ts";
import { acceptedMail, type Introduced, passedMail } from "../parts/mails.server.ts";
import { isFounder, isInvestor } from "../queries/introductions.server.ts";
import { correspondent } from "../queries.server.ts";
import { addMessage, conversationOf, lockAccounts } from "./threads.server.ts";

/** States in which who asked is waiting, as far as they can know. */
const OPEN_STATES = ["asked", "passed", "refused", "declined"] as const;

const hasLapsed = sql`asked_at <= now() - make_interval(days => ${INTRODUCTION_DAYS}::int)`;

interface IntroductionRequest {
  userId: string;
  text: string;
  textCheck: TextCheck;
}

/** Asks the house for an introduction to an investor whom the viewer sees. Fails as the contract says. */
export async function ask(
  tx: Db,
  viewer: Member,
  { userId, text, textCheck }: IntroductionRequest,
): Promise<Outcome<{ id: string }, FailureOf<typeof askIntroduction>>> {
  const other = await correspondent(tx, viewer, { userId });
  if (!other) return refuse("notFound");
  if (userId === viewer.id) return refuse("messageToYourself");
  if (!(await isFounder(tx, viewer))) return refuse("introductionByFounders");
  if (!(await isInvestor(tx, userId))) return refuse("introductionToInvestors");
  if (other.conversationId) return refuse("introductionNotNeeded");
  if (other.closed) return refuse(other.closed === "blocked" ? "messageToBlocked" : "messageNotTaken");
  if (textCheck.refused.length > 0) return refuse("invalidInput", textCheck.refused);
  // So that what is asked at once is counted one after another.
  await lockAccounts(tx, [viewer.id]);
  const open = and(eq(introduction.askerId, viewer.id), inArray(introduction.state, [...OPEN_STATES]));
  await tx.update(introduction).set({ state: "lapsed" }).where(and(open, hasLapsed));
  const waiting = await tx.select({ investorId: introduction.investorId }).from(introduction).where(open);
  if (waiting.some(({ investorId }) => investorId === userId)) return refuse("introductionAsked");
  if (waiting.length >= INTRODUCTIONS_MAX) return refuse("tooManyIntroductions");
  const [row] = await tx
    .insert(introduction)
    .values({ askerId: viewer.id, investorId: userId, text })
    .returning({ id: introduction.id });
  const { id } = row!;
  await noteFlagged(tx, { accountId: viewer.id, entity: "introduction", entityId: id, flagged: textCheck.flagged });
  await log(tx, viewer, "introduction.asked", id);
  return { ok: true, id };
}

/** Withdraws an introduction the viewer has asked for, if nobody has accepted it. Fails with `notFound`. */
export async function withdraw(tx: Db, viewer: Member, id: string): Promise<Outcome<object, "notFound">> {
  const withdrawn = await tx
    .update(introduction)
    .set({ state: "withdrawn" })
    .where(
      and(eq(introduction.id, id), eq(introduction.askerId, viewer.id), inArray(introduction.state, [...OPEN_STATES])),
    )
    .returning({ investorId: introduction.investorId });
  if (withdrawn.length === 0) return refuse("notFound");
  await log(tx, viewer, "introduction.withdrawn", id);
  await wakeAccounts(tx, [withdrawn[0]!.investorId]);
  return { ok: true };
}

interface Line {
  id: string;
  line: string;
  textCheck: TextCheck;
}

/** The house passes an introduction on. Fails with `notFound`, `invalidInput`. */
export async function pass(
  tx: Db,
  viewer: Member,
  { id, line, textCheck }: Line,
): Promise<Outcome<object, "notFound" | "invalidInput">> {
  if (textCheck.refused.length > 0) return refuse("invalidInput", textCheck.refused);
  const [passed] = await tx
    .update(introduction)
    .set({ state: "passed", houseId: viewer.id, houseLine: line, passedAt: sql`now()` })
    .where(and(eq(introduction.id, id), eq(introduction.state, "asked"), sql`not ${hasLapsed}`))
    .returning();
  if (!passed) return refuse("notFound");
  await log(tx, viewer, "introduction.passed", id);
  await mailTo(tx, passed.investorId, passedMail, { otherId: passed.askerId, text: line });
  await wakeAccounts(tx, [passed.investorId]);
  return { ok: true };
}

/** The house does not pass it on. Fails with `notFound`. */
export async function refuseToPass(tx: Db, viewer: Member, id: string): Promise<Outcome<object, "notFound">> {
  const refused = await tx
    .update(introduction)
    .set({ state: "refused", houseId: viewer.id })
    .where(and(eq(introduction.id, id), eq(introduction.state, "asked")))
    .returning();
  if (refused.length === 0) return refuse("notFound");
  await log(tx, viewer, "introduction.refused", id);
  return { ok: true };
}

/**
 * The investor answers. Accepting opens the conversation, with what was asked as its first message; declining tells nobody. Fails
 * with `notFound`, also where who asked is not there for the investor any more.
 */
export async function answer(
  tx: Db,
  viewer: Member,
  { id, accept }: { id: string; accept: boolean },
): Promise<Outcome<object, "notFound">> {
  const own = and(eq(introduction.id, id), eq(introduction.investorId, viewer.id), eq(introduction.state, "passed"));
  const [found] = await tx
    .select()
    .from(introduction)
    .where(and(own, sql`not ${hasLapsed}`));
  if (!found) return refuse("notFound");
  const other = await correspondent(tx, viewer, { userId: found.askerId });
  if (accept && (!other || other.closed)) return refuse("notFound");
  await lockAccounts(tx, [viewer.id, found.askerId]);
  const answered = await tx
    .update(introduction)
    .set({ state: accept ? "accepted" : "declined", answeredAt: sql`now()` })
    .where(own)
    .returning();
  if (answered.length === 0) return refuse("notFound");
  await log(tx, viewer, accept ? "introduction.accepted" : "introduction.declined", id);
  if (!accept) return { ok: true };
  const conversationId = await conversationOf(tx, viewer.id, found.askerId);
  await addMessage(tx, {
    conversationId,
    senderId: found.askerId,
    otherId: viewer.id,
    text: found.text,
    option: 0,
  });
  await mailTo(tx, found.askerId, acceptedMail, { otherId: viewer.id, text: found.houseLine ?? "" });
  return { ok: true };
}

/** Mails one of the two about the other. */
async function mailTo(
  tx: Db,
  accountId: string,
  kind: MailKind<Introduced>,
  { otherId, text }: { otherId: string; text: string },
): Promise<void> {
  const rows = await tx
    .select()
    .from(account)
    .where(inArray(account.id, [accountId, otherId]));
  const to = rows.find(({ id }) => id === accountId)!;
  const other = rows.find(({ id }) => id === otherId)!;
  const data = { name: `${other.name} ${other.surname}`.trim(), seoUrl: other.seoUrl, text };
  const mail = { to: { email: to.email, name: to.name }, locale: to.locale, kind, data };
  await queueMailOncePerDay(tx, [accountId, otherId], mail);
}

const log = (tx: Db, viewer: Member, action: AuditAction, id: string) =>
  writeAudit(tx, { accountId: viewer.id, action, entity: "introduction", entityId: id });
