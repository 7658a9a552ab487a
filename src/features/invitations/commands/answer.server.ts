import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { entityById } from "#features/members/queries.server.ts";
import { giveAccess } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { readAccount } from "#server/session.server.ts";
import { mayGiveRights, mayGiveUntil } from "#shared/access.ts";
import type { FailureOf } from "#shared/endpoint.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { approveInvitation } from "../contract.ts";
import { invitationAnsweredMail } from "../parts/answered-mail.server.ts";
import { byCode } from "../parts/codes.server.ts";
import { oneLine } from "../parts/mail-invitation.server.ts";
import { refusalToInvite, stateAt } from "../rules.ts";

type Row = typeof invitation.$inferSelect;
type Answer = "accepted" | "declined";
/** `isTheirs` is false if the code belongs to no invitation of this account. */
type Answered = Outcome<{ isTheirs: boolean }, FailureOf<typeof approveInvitation>>;

/**
 * Answers an invitation for the account with the invited, confirmed address; repeating the same answer is no error.
 * Concurrent answers wait for each other. Accepting gives the rights in the same transaction. Fails with
 * `invitationExpired`, `invitationWithdrawn`, `senderLostRights`, `entityNotFound`, `invitationAnswered` (with the other
 * answer), `accessDiffers`.
 */
export async function answerInvitation(tx: Db, viewer: Member, code: string, answer: Answer): Promise<Answered> {
  const [row] = await tx.select().from(invitation).where(byCode(code)).for("update");
  if (!row || !(await isTo(tx, row, viewer.id))) return { ok: true, isTheirs: false };
  const state = stateAt(row, new Date());
  if (state === answer) return { ok: true, isTheirs: true };
  if (state === "accepted" || state === "declined") return refuse("invitationAnswered");
  if (state === "withdrawn") return refuse("invitationWithdrawn");
  if (state === "expired") return refuse("invitationExpired");
  const refusal = answer === "accepted" ? await refusalToGive(tx, row, viewer.id) : undefined;
  if (refusal) return refuse(refusal);
  await tx
    .update(invitation)
    .set({ status: answer, accountId: viewer.id, answeredAt: sql`now()` })
    .where(eq(invitation.id, row.id));
  const { id, entityType, entityId, scopes, accessExpiresAt: until } = row;
  const action = `invitation.${answer}` as const;
  await writeAudit(tx, { accountId: viewer.id, action, entity: entityType, entityId, detail: { id, scopes, until } });
  await mailAnswer(tx, viewer, row, answer);
  return { ok: true, isTheirs: true };
}

/** Tells the sender, who may still invite there, what was answered. */
async function mailAnswer(tx: Db, viewer: Member, row: Row, answer: Answer): Promise<void> {
  const { entityId, senderId, scopes } = row;
  const entity = await entityById(tx, entityId);
  if (!entity || !mayGiveRights(await readAccount(tx, senderId), entity.type, entityId)) return;
  const [sender] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, senderId), isNull(account.lockedAt), isNull(account.deleteAt)));
  if (!sender) return;
  const { email, name, locale } = sender;
  const person = oneLine(`${viewer.name} ${viewer.surname}`);
  const data = { entityId, entityName: oneLine(entity.name), person, answer, scopes };
  await queueMail(tx, { to: { email, name }, locale, kind: invitationAnsweredMail, data });
}

async function isTo(tx: Db, row: Row, accountId: string): Promise<boolean> {
  // After an answer only the account counts, because its address may have changed.
  if (row.answeredAt) return row.accountId === accountId;
  const [own] = await tx.select().from(account).where(eq(account.id, accountId));
  return own?.email === row.email && own.emailVerifiedAt !== null;
}

/** Gives the rights; returns the reason if it cannot. The sender must still be able to give them. */
async function refusalToGive(
  tx: Db,
  row: Row,
  accountId: string,
): Promise<"entityNotFound" | "senderLostRights" | "accessDiffers" | undefined> {
  const entity = await entityById(tx, row.entityId);
  const sender = await readAccount(tx, row.senderId);
  if (!entity) return "entityNotFound";
  if (refusalToInvite(sender, entity, row.scopes)) return "senderLostRights";
  if (!mayGiveUntil(sender, entity.id, row.accessExpiresAt)) return "senderLostRights";
  const grant = { scopes: row.scopes, expiresAt: row.accessExpiresAt };
  return (await giveAccess(tx, accountId, row.entityId, grant)) ? undefined : "accessDiffers";
}
