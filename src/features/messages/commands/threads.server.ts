import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { conversation, conversationSide, message } from "#db/tables/messages.server.ts";
import { wakeAccounts } from "#server/events/wake.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { DIGEST_AFTER_HOURS } from "../limits.ts";
import { mailUnread } from "../parts/job-kinds.server.ts";

/**
 * Until the transaction ends nothing else is written to or by them: what one of them gets has ordinals in the order in which it can
 * be read, so a stream that names the last one has all before it; and new conversations are counted one after another.
 */
export async function lockAccounts(tx: Db, ids: string[]): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, ids))
    .orderBy(account.id)
    .for("no key update");
}

/** The conversation of two members whose accounts are locked, made if there is none. */
export async function conversationOf(tx: Db, firstId: string, secondId: string): Promise<string> {
  const [lowId, highId] = [firstId, secondId].sort() as [string, string];
  await tx.insert(conversation).values({ lowId, highId }).onConflictDoNothing();
  const pair = and(eq(conversation.lowId, lowId), eq(conversation.highId, highId));
  const [found] = await tx.select({ id: conversation.id }).from(conversation).where(pair);
  return found!.id;
}

interface NewMessage {
  conversationId: string;
  senderId: string;
  /** The receiver. */
  otherId: string;
  text: string;
  option: number;
}

/** Adds a message to a conversation of two members whose accounts are locked. */
export async function addMessage(tx: Db, { otherId, ...written }: NewMessage): Promise<string> {
  const { conversationId, senderId } = written;
  const [theirs] = await tx
    .select()
    .from(conversationSide)
    .where(and(eq(conversationSide.conversationId, conversationId), eq(conversationSide.accountId, otherId)));
  const id = v7();
  const [row] = await tx
    .insert(message)
    .values({ id, ...written })
    .returning({ ordinal: message.ordinal });
  const { ordinal } = row!;
  await tx
    .insert(conversationSide)
    .values([
      { conversationId, accountId: senderId, lastOrdinal: ordinal, readOrdinal: ordinal },
      { conversationId, accountId: otherId, lastOrdinal: ordinal },
    ])
    .onConflictDoUpdate({
      target: [conversationSide.conversationId, conversationSide.accountId],
      set: {
        lastOrdinal: ordinal,
        // The sender of an answer has read the earlier messages; the other side stays as it is.
        readOrdinal: sql`greatest(conversation_side.read_ordinal, excluded.read_ordinal)`,
      },
    });
  // Later ones wait for the mail of the first that stays unread.
  if (!theirs || Math.max(theirs.readOrdinal, theirs.mailedOrdinal) === theirs.lastOrdinal)
    await enqueue(tx, mailUnread, { accountId: otherId, conversationId }, { in: { hours: DIGEST_AFTER_HOURS } });
  await wakeAccounts(tx, [senderId, otherId]);
  return id;
}
