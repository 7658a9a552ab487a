import { and, eq, gt, max, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { conversationSide, message } from "#db/tables/messages.server.ts";
import type { StreamEvent } from "#server/events/streams.server.ts";
import type { MessageEvents } from "../contract.ts";
import { type MessageRow, messageColumns, messageFrom, unreadOf } from "../queries.server.ts";

/** Messages read at a time for one stream. */
const EVENTS_AT_ONCE = 100;

interface NewRow extends MessageRow {
  otherId: string | null;
  theirRead: number | null;
}

/**
 * The events of a member's stream: messages of their conversations after an ordinal, then how many are unread. Without
 * an ordinal it begins after the newest message.
 */
export async function eventsAfter(db: Db, accountId: string, cursor: number | undefined) {
  const rows = cursor === undefined ? [] : await newMessages(db, accountId, cursor);
  const last = rows.at(-1)?.ordinal ?? (await cursorWithoutNew(db, accountId, cursor));
  const events: StreamEvent[] = rows.map((row) => ({
    name: "message",
    id: row.ordinal,
    data: eventOf(row, accountId),
  }));
  const unread: MessageEvents["unread"] = { unreadCount: await unreadOf(db, accountId) };
  events.push({ name: "unread", id: last, data: unread });
  return { events, cursor: last, hasMore: rows.length === EVENTS_AT_ONCE };
}

const eventOf = (row: NewRow, accountId: string): MessageEvents["message"] => ({
  ...messageFrom(row, accountId, row.theirRead ?? 0),
  otherUserId: row.otherId,
});

async function newMessages(db: Db, accountId: string, cursor: number): Promise<NewRow[]> {
  const theirs = alias(conversationSide, "theirs");
  return db
    .select({ ...messageColumns, otherId: theirs.accountId, theirRead: theirs.readOrdinal })
    .from(conversationSide)
    .innerJoin(message, and(eq(message.conversationId, conversationSide.conversationId), gt(message.ordinal, cursor)))
    .leftJoin(
      theirs,
      and(eq(theirs.conversationId, conversationSide.conversationId), ne(theirs.accountId, conversationSide.accountId)),
    )
    .where(and(eq(conversationSide.accountId, accountId), gt(conversationSide.lastOrdinal, cursor)))
    .orderBy(message.ordinal)
    .limit(EVENTS_AT_ONCE);
}

/**
 * A cursor stays where it is, as a message may have arrived since the rows were read. Beyond the newest message it is of a database
 * that has been restored since: the stream begins now.
 */
async function cursorWithoutNew(db: Db, accountId: string, cursor: number | undefined): Promise<number> {
  const [newest] = await db
    .select({ ordinal: max(conversationSide.lastOrdinal) })
    .from(conversationSide)
    .where(eq(conversationSide.accountId, accountId));
  return Math.min(newest?.ordinal ?? 0, cursor ?? Number.POSITIVE_INFINITY);
}
