import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { conversationSide, message, messageBlock, messageReport } from "#db/tables/messages.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { wakeAccounts } from "#server/events/wake.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import type { FailureOf } from "#shared/endpoint.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { addMessage, conversationOf, lockAccounts } from "./commands/threads.server.ts";
import type { blockUser, postMessage, reportMessage } from "./contract.ts";
import { NEW_PEOPLE_PER_DAY, NEW_PEOPLE_PER_DAY_YOUNG, YOUNG_DAYS } from "./limits.ts";
import { type Address, correspondent } from "./queries.server.ts";

interface Written {
  to: Address;
  text: string;
  option: number;
  textCheck: TextCheck;
}

/**
 * Writes a message. Fails with `notFound`, `messageToYourself`, `messageToBlocked`, `messageNotTaken`,
 * `tooManyNewConversations`, `invalidInput` (a banned word).
 */
export async function send(
  tx: Db,
  viewer: Member,
  { to, text, option, textCheck }: Written,
): Promise<Outcome<{ id: string }, FailureOf<typeof postMessage>>> {
  const other = await correspondent(tx, viewer, to);
  if (!other) return refuse("notFound");
  const otherId = other.otherUser.userId;
  if (otherId === viewer.id) return refuse("messageToYourself");
  if (other.closed) return refuse(other.closed === "blocked" ? "messageToBlocked" : "messageNotTaken");
  if (textCheck.refused.length > 0) return refuse("invalidInput", textCheck.refused);
  await lockAccounts(tx, [viewer.id, otherId]);
  if (!other.conversationId && (await hasWrittenToMany(tx, viewer.id))) return refuse("tooManyNewConversations");
  const conversationId = await conversationOf(tx, viewer.id, otherId);
  const id = await addMessage(tx, { conversationId, senderId: viewer.id, otherId, text, option });
  await noteFlagged(tx, { accountId: viewer.id, entity: "message", entityId: id, flagged: textCheck.flagged });
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "message.sent",
    entity: "conversation",
    entityId: conversationId,
  });
  return { ok: true, id };
}

const countRow = z.object({ count: z.number() });

async function hasWrittenToMany(tx: Db, accountId: string): Promise<boolean> {
  const [own] = await tx
    .select({ isYoung: sql<boolean>`created_at > now() - make_interval(days => ${YOUNG_DAYS}::int)` })
    .from(account)
    .where(eq(account.id, accountId));
  const [begun] = await rowsOf(
    tx,
    countRow,
    sql`
    select count(*)::int count from conversation
    where ${accountId} in (low_id, high_id) and created_at > now() - interval '1 day' and
      (select sender_id from message where conversation_id = conversation.id order by ordinal limit 1) = ${accountId}`,
  );
  return begun!.count >= (own?.isYoung ? NEW_PEOPLE_PER_DAY_YOUNG : NEW_PEOPLE_PER_DAY);
}

/** Marks what another one wrote as read. Without a conversation nothing happens. */
export async function markRead(tx: Db, viewer: Member, otherId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    update conversation_side mine set read_ordinal = last_ordinal
    from conversation
    where mine.account_id = ${viewer.id} and mine.conversation_id = conversation.id and read_ordinal < last_ordinal
      and conversation.low_id = least(${viewer.id}::uuid, ${otherId}::uuid)
      and conversation.high_id = greatest(${viewer.id}::uuid, ${otherId}::uuid)
    returning conversation_id`);
  if (rows.length > 0) await wakeAccounts(tx, [viewer.id, otherId]);
}

/** Blocks a member whom the viewer sees or has written with. Fails with `notFound`, `messageToYourself`. */
export async function block(
  tx: Db,
  viewer: Member,
  userId: string,
): Promise<Outcome<object, FailureOf<typeof blockUser>>> {
  const other = await correspondent(tx, viewer, { userId });
  if (!other) return refuse("notFound");
  if (userId === viewer.id) return refuse("messageToYourself");
  const added = await tx
    .insert(messageBlock)
    .values({ accountId: viewer.id, blockedId: userId })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) await log(tx, viewer, "message.blocked", userId);
  return { ok: true };
}

/** Ends a block; without one nothing happens. */
export async function unblock(tx: Db, viewer: Member, userId: string): Promise<void> {
  const ended = await tx
    .delete(messageBlock)
    .where(and(eq(messageBlock.accountId, viewer.id), eq(messageBlock.blockedId, userId)))
    .returning();
  if (ended.length > 0) await log(tx, viewer, "message.unblocked", userId);
}

/** Reports a message that another one wrote to the viewer. Fails with `notFound`. */
export async function report(
  tx: Db,
  viewer: Member,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<Outcome<object, FailureOf<typeof reportMessage>>> {
  const [row] = await tx
    .select({ senderId: message.senderId, text: message.text })
    .from(message)
    .innerJoin(conversationSide, eq(conversationSide.conversationId, message.conversationId))
    .where(and(eq(message.id, messageId), eq(conversationSide.accountId, viewer.id), ne(message.senderId, viewer.id)));
  if (!row?.senderId) return refuse("notFound");
  await tx
    .insert(messageReport)
    .values({ accountId: viewer.id, reportedId: row.senderId, messageId, text: row.text, reason })
    .onConflictDoUpdate({
      target: [messageReport.accountId, messageReport.messageId],
      set: { reason, lookedAt: null, toldAt: null },
    });
  await log(tx, viewer, "message.reported", row.senderId);
  return { ok: true };
}

const log = (tx: Db, viewer: Member, action: AuditAction, userId: string) =>
  writeAudit(tx, { accountId: viewer.id, action, entity: "account", entityId: userId });
