// Hand-written SQL: people as JSON, as the viewer may see them, with what is unread.

import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { conversationSide, message } from "#db/tables/messages.server.ts";
import { opensPerson, type Seer, seesPerson, unlessLeft } from "#server/visible-people.server.ts";
import { foldedWords } from "#shared/fold.ts";
import { truncate } from "#shared/format.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Member } from "#shared/viewer.ts";
import { type Conversation, type ConversationRow, type Message, personShape } from "./contract.ts";
import { CONVERSATION_PAGE_SIZE, FOUND_SIZE, THREAD_SIZE, UNREAD_MAX } from "./limits.ts";

/** A person as somebody may see them: of who hides from them, or is not there any more, the name is left, and nothing of who is leaving. */
export function personOf(seer: Seer, person: SQL): SQL {
  const shown = (column: SQL) => sql`case when ${seesPerson(seer, sql`${person}.id`)} then ${column} end`;
  return sql`case when ${person}.id is null then null else json_build_object('userId', ${person}.id,
    'name', coalesce(${unlessLeft(person, "name")}, ''), 'surname', coalesce(${unlessLeft(person, "surname")}, ''),
    'seoUrl', coalesce(${unlessLeft(person, "seo_url")}, ${person}.id::text), 'hasLeft', ${person}.delete_at is not null, 'title', ${shown(sql`${person}.title`)},
    'photo', ${shown(sql`${person}.photo`)}) end`;
}

/** The account at the other side of `conversation_side mine`; no row where it was deleted. */
const OTHER_SIDE = sql`left join conversation_side theirs
    on theirs.conversation_id = mine.conversation_id and theirs.account_id <> mine.account_id
  left join account other on other.id = theirs.account_id`;

const instant = (value: string): string => new Date(value).toISOString();

const conversationLine = z.object({
  id: z.string(),
  other: personShape.nullable(),
  text: z.string(),
  is_mine: z.boolean(),
  created_at: z.string(),
  unread: z.number(),
});

/** A page of the conversations of a member, the one with the newest message first. */
export async function conversationsOf(db: Db, viewer: Member, currentPage: number) {
  const rows = await rowsOf(
    db,
    conversationLine,
    sql`
    select mine.conversation_id id, ${personOf(viewer, sql`other`)} other, left(last.text, 300) as text,
      last.sender_id is not distinct from mine.account_id is_mine, last.created_at,
      (select count(*)::int from (select from message where message.conversation_id = mine.conversation_id
        and message.ordinal > mine.read_ordinal limit ${UNREAD_MAX}) unread) unread
    from conversation_side mine
    join message last on last.ordinal = mine.last_ordinal
    ${OTHER_SIDE}
    where mine.account_id = ${viewer.id}
    order by mine.last_ordinal desc
    limit ${CONVERSATION_PAGE_SIZE} offset ${(currentPage - 1) * CONVERSATION_PAGE_SIZE}`,
  );
  const totalCount = await db.$count(conversationSide, eq(conversationSide.accountId, viewer.id));
  return {
    rows: rows.map(
      ({ id, other, text, is_mine, created_at, unread }): ConversationRow => ({
        id,
        otherUser: other,
        lastMessage: { text: truncate(text), isMine: is_mine, sentAt: instant(created_at) },
        unreadCount: unread,
      }),
    ),
    totalCount,
    currentPage,
    pageSize: CONVERSATION_PAGE_SIZE,
    unreadCount: await unreadOf(db, viewer.id),
  };
}

const countRow = z.object({ count: z.number() });

/** Messages that an account has not read, `UNREAD_MAX` at most, for a `from`. */
export const unreadMessages = (accountId: SQL): SQL => sql`(
  select message.created_at from conversation_side mine
  join message on message.conversation_id = mine.conversation_id and message.ordinal > mine.read_ordinal
  where mine.account_id = ${accountId} and mine.read_ordinal < mine.last_ordinal
  limit ${UNREAD_MAX}) unread`;

/** How many messages a member has not read, `UNREAD_MAX` at most. */
export async function unreadOf(db: Db, accountId: string): Promise<number> {
  const [unread] = await rowsOf(
    db,
    countRow,
    sql`select count(*)::int count from ${unreadMessages(sql`${accountId}`)}`,
  );
  return unread!.count;
}

const otherSide = z.object({
  person: personShape,
  seen: z.boolean(),
  blocked: z.boolean(),
  blocks_me: z.boolean(),
  conversation_id: z.string().nullable(),
  my_read: z.number().nullable(),
  their_read: z.number().nullable(),
});

/** The receiver: by id or by the last part of the address of their page. */
export type Address = { userId: string } | { otherUserSeoUrl: string };

/**
 * The other side of a conversation as a member may see it: who is visible to them, and who has written with them before.
 * Undefined: there is nobody.
 */
export async function correspondent(db: Db, viewer: Member, address: Address) {
  const named =
    "userId" in address
      ? sql`other.id = ${address.userId}`
      : isUuid(address.otherUserSeoUrl)
        ? sql`other.id = ${address.otherUserSeoUrl}`
        : sql`other.seo_url = ${address.otherUserSeoUrl}`;
  const [row] = await rowsOf(
    db,
    otherSide,
    sql`
    select ${personOf(viewer, sql`other`)} person, ${opensPerson(viewer, sql`other.id`)} seen,
      exists (select from message_block where account_id = ${viewer.id} and blocked_id = other.id) blocked,
      exists (select from message_block where account_id = other.id and blocked_id = ${viewer.id}) blocks_me,
      conversation.id conversation_id, mine.read_ordinal my_read, theirs.read_ordinal their_read
    from account other
    left join conversation on conversation.low_id = least(other.id, ${viewer.id}::uuid)
      and conversation.high_id = greatest(other.id, ${viewer.id}::uuid)
    left join conversation_side mine on mine.conversation_id = conversation.id and mine.account_id = ${viewer.id}
    left join conversation_side theirs on theirs.conversation_id = conversation.id and theirs.account_id = other.id
    where ${named}`,
  );
  if (!row || (!row.seen && !row.conversation_id && row.person.userId !== viewer.id)) return;
  return {
    otherUser: row.person,
    hasPage: row.seen,
    conversationId: row.conversation_id,
    myRead: row.my_read ?? 0,
    theirRead: row.their_read ?? 0,
    closed: row.blocked
      ? ("blocked" as const)
      : row.person.hasLeft
        ? ("left" as const)
        : row.blocks_me || !row.seen
          ? ("notTaken" as const)
          : null,
  };
}
export type Other = NonNullable<Awaited<ReturnType<typeof correspondent>>>;

export const messageColumns = {
  id: message.id,
  ordinal: message.ordinal,
  text: message.text,
  senderId: message.senderId,
  option: message.option,
  createdAt: message.createdAt,
};
export type MessageRow = Omit<typeof message.$inferSelect, "conversationId" | "textFold">;

/** The newest messages of a conversation, or the newest before an ordinal. */
export async function threadOf(
  db: Db,
  viewer: Member,
  other: Other,
  before?: number,
): Promise<Omit<Conversation, "introduction">> {
  const { conversationId, otherUser, hasPage, closed, myRead, theirRead } = other;
  const rows = conversationId
    ? await db
        .select(messageColumns)
        .from(message)
        .where(and(eq(message.conversationId, conversationId), lt(message.ordinal, before ?? Number.MAX_SAFE_INTEGER)))
        .orderBy(desc(message.ordinal))
        .limit(THREAD_SIZE + 1)
    : [];
  const messages = rows
    .slice(0, THREAD_SIZE)
    .reverse()
    .map((row): Message => messageFrom(row, viewer.id, theirRead));
  const firstUnread = messages.find(({ ordinal, isMine }) => ordinal > myRead && !isMine)?.ordinal ?? null;
  return {
    id: conversationId,
    otherUser,
    hasPage,
    messages,
    hasOlder: rows.length > THREAD_SIZE,
    firstUnread,
    closed,
  };
}

export const messageFrom = (row: MessageRow, viewerId: string, theirRead: number): Message => ({
  id: row.id,
  ordinal: row.ordinal,
  text: row.text,
  isMine: row.senderId === viewerId,
  isRead: row.senderId === viewerId && row.ordinal <= theirRead,
  option: row.option,
  sentAt: row.createdAt.toISOString(),
});

/** A message just written, as its author sees it. */
export async function writtenMessage(db: Db, viewer: Member, id: string): Promise<Message> {
  const [row] = await db.select(messageColumns).from(message).where(eq(message.id, id));
  return messageFrom(row!, viewer.id, 0);
}

const foundMessage = z.object({
  id: z.string(),
  other: personShape.nullable(),
  text: z.string(),
  is_mine: z.boolean(),
  created_at: z.string(),
});

/** Messages of a member's conversations that have every word, the newest first. */
export async function messagesWith(db: Db, viewer: Member, text: string) {
  const words = foldedWords(text);
  if (words.length === 0) return [];
  const everyWord = sql.join(
    words.map((word) => sql`message.text_fold like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    sql` and `,
  );
  const rows = await rowsOf(
    db,
    foundMessage,
    sql`
    select message.id, ${personOf(viewer, sql`other`)} other, message.text, message.created_at,
      message.sender_id is not distinct from mine.account_id is_mine
    from conversation_side mine
    join message on message.conversation_id = mine.conversation_id
    ${OTHER_SIDE}
    where mine.account_id = ${viewer.id} and ${everyWord}
    order by message.ordinal desc limit ${FOUND_SIZE}`,
  );
  return rows.map(({ other, is_mine, created_at, ...row }) => ({
    ...row,
    otherUser: other,
    isMine: is_mine,
    sentAt: instant(created_at),
  }));
}
