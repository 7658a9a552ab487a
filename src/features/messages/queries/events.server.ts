import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { StreamEvent } from "#server/events/streams.server.ts";
import type { MessageEvents } from "../contract.ts";
import { type MessageRow, messageFrom, unreadOf } from "../queries.server.ts";

/** Messages read at a time for one stream. */
const EVENTS_AT_ONCE = 100;

interface NewRow extends MessageRow {
  other_id: string | null;
  their_read: number | null;
}

/**
 * What a member's stream sends: messages of their conversations after an ordinal, then how many are unread. Without an ordinal it
 * begins after the newest message.
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
  ...messageFrom(row, accountId, row.their_read ?? 0),
  otherUserId: row.other_id,
});

async function newMessages(db: Db, accountId: string, cursor: number): Promise<NewRow[]> {
  const { rows } = await db.execute<NewRow>(sql`
    select message.id, ordinal, text, sender_id, option, message.created_at, theirs.account_id other_id, theirs.read_ordinal their_read
    from conversation_side mine
    join message on message.conversation_id = mine.conversation_id and message.ordinal > ${cursor}
    left join conversation_side theirs
      on theirs.conversation_id = mine.conversation_id and theirs.account_id <> mine.account_id
    where mine.account_id = ${accountId} and mine.last_ordinal > ${cursor}
    order by ordinal limit ${EVENTS_AT_ONCE}`);
  return rows;
}

/**
 * A cursor stays where it is, as a message may have arrived since the rows were read. Beyond the newest message it is of a database
 * that has been restored since: the stream begins now.
 */
async function cursorWithoutNew(db: Db, accountId: string, cursor: number | undefined): Promise<number> {
  const { rows } = await db.execute<{ ordinal: number }>(
    sql`select coalesce(max(last_ordinal), 0) ordinal from conversation_side where account_id = ${accountId}`,
  );
  return Math.min(rows[0]!.ordinal, cursor ?? Number.POSITIVE_INFINITY);
}
