import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type Seer, seesPerson } from "#server/visible-people.server.ts";
import { foldedWords } from "#shared/fold.ts";
import { truncate } from "#shared/format.ts";
import type { Member } from "#shared/viewer.ts";
import type { Conversation, ConversationRow, Correspondent, Message } from "./contract.ts";
import { CONVERSATION_PAGE_SIZE, FOUND_SIZE, THREAD_SIZE, UNREAD_MAX } from "./limits.ts";

/** A person as somebody may see them: of who hides from them, or is not listed any more, the name is left. */
export function personOf(seer: Seer, person: SQL): SQL {
  const shown = (column: SQL) => sql`case when ${seesPerson(seer, sql`${person}.id`)} then ${column} end`;
  return sql`case when ${person}.id is null then null else json_build_object('userId', ${person}.id, 'name', ${person}.name,
    'surname', ${person}.surname, 'seoUrl', ${person}.seo_url, 'title', ${shown(sql`${person}.title`)},
    'photo', ${shown(sql`${person}.photo`)}) end`;
}

/** The account at the other side of `conversation_side mine`; no row where it was deleted. */
const OTHER = sql`left join conversation_side theirs
    on theirs.conversation_id = mine.conversation_id and theirs.account_id <> mine.account_id
  left join account other on other.id = theirs.account_id`;

const instant = (value: Date | string): string => new Date(value).toISOString();

interface ListRow extends Record<string, unknown> {
  id: string;
  other: Correspondent | null;
  text: string;
  is_mine: boolean;
  created_at: Date | string;
  unread: number;
}

/** A page of the conversations of a member, the one with the newest message first. */
export async function conversationsOf(db: Db, viewer: Member, currentPage: number) {
  const { rows } = await db.execute<ListRow>(sql`
    select mine.conversation_id id, ${personOf(viewer, sql`other`)} other, left(last.text, 300) as text,
      last.sender_id is not distinct from mine.account_id is_mine, last.created_at,
      (select count(*)::int from (select from message where message.conversation_id = mine.conversation_id
        and message.ordinal > mine.read_ordinal limit ${UNREAD_MAX}) unread) unread
    from conversation_side mine
    join message last on last.ordinal = mine.last_ordinal
    ${OTHER}
    where mine.account_id = ${viewer.id}
    order by mine.last_ordinal desc
    limit ${CONVERSATION_PAGE_SIZE} offset ${(currentPage - 1) * CONVERSATION_PAGE_SIZE}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int total from conversation_side where account_id = ${viewer.id}`,
  );
  return {
    rows: rows.map(
      ({ id, other, text, is_mine, created_at, unread }): ConversationRow => ({
        id,
        otherUser: other,
        lastMessage: { text: truncate(text), isMine: is_mine, sentAt: instant(created_at) },
        unreadCount: unread,
      }),
    ),
    totalCount: counted.rows[0]!.total,
    currentPage,
    pageSize: CONVERSATION_PAGE_SIZE,
    unreadCount: await unreadOf(db, viewer.id),
  };
}

/** Messages a member has not read, `UNREAD_MAX` at most. */
export async function unreadOf(db: Db, accountId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int count from (
      select from conversation_side mine
      join message on message.conversation_id = mine.conversation_id and message.ordinal > mine.read_ordinal
      where mine.account_id = ${accountId} and mine.read_ordinal < mine.last_ordinal
      limit ${UNREAD_MAX}) unread`);
  return rows[0]!.count;
}

interface OtherRow extends Record<string, unknown> {
  person: Correspondent;
  seen: boolean;
  blocked: boolean;
  blocks_me: boolean;
  conversation_id: string | null;
  my_read: number | null;
  their_read: number | null;
}

/** Whom a member writes to: by id or by the last part of the address of their page. */
export type Address = { userId: string } | { otherUserSeoUrl: string };

/**
 * The other side of a conversation as a member may see it: who is visible to them, and who has written with them before.
 * Undefined: there is nobody.
 */
export async function correspondent(db: Db, viewer: Member, address: Address) {
  const named =
    "userId" in address ? sql`other.id = ${address.userId}` : sql`other.seo_url = ${address.otherUserSeoUrl}`;
  const { rows } = await db.execute<OtherRow>(sql`
    select ${personOf(viewer, sql`other`)} person, ${seesPerson(viewer, sql`other.id`)} seen,
      exists (select from message_block where account_id = ${viewer.id} and blocked_id = other.id) blocked,
      exists (select from message_block where account_id = other.id and blocked_id = ${viewer.id}) blocks_me,
      conversation.id conversation_id, mine.read_ordinal my_read, theirs.read_ordinal their_read
    from account other
    left join conversation on conversation.low_id = least(other.id, ${viewer.id}::uuid)
      and conversation.high_id = greatest(other.id, ${viewer.id}::uuid)
    left join conversation_side mine on mine.conversation_id = conversation.id and mine.account_id = ${viewer.id}
    left join conversation_side theirs on theirs.conversation_id = conversation.id and theirs.account_id = other.id
    where ${named}`);
  const [row] = rows;
  if (!row || (!row.seen && !row.conversation_id && row.person.userId !== viewer.id)) return;
  return {
    otherUser: row.person,
    hasPage: row.seen,
    conversationId: row.conversation_id,
    myRead: row.my_read ?? 0,
    theirRead: row.their_read ?? 0,
    closed: row.blocked ? ("blocked" as const) : row.blocks_me || !row.seen ? ("notTaken" as const) : null,
  };
}
export type Other = NonNullable<Awaited<ReturnType<typeof correspondent>>>;

export interface MessageRow extends Record<string, unknown> {
  id: string;
  ordinal: number;
  text: string;
  sender_id: string | null;
  option: number;
  created_at: Date | string;
}

/** The newest messages of a conversation, or the newest before an ordinal. */
export async function threadOf(
  db: Db,
  viewer: Member,
  other: Other,
  before?: number,
): Promise<Omit<Conversation, "introduction">> {
  const { conversationId, otherUser, hasPage, closed, myRead, theirRead } = other;
  const { rows } = await db.execute<MessageRow>(sql`
    select id, ordinal, text, sender_id, option, created_at from message
    where conversation_id = ${conversationId} and ordinal < ${before ?? Number.MAX_SAFE_INTEGER}
    order by ordinal desc limit ${THREAD_SIZE + 1}`);
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
  isMine: row.sender_id === viewerId,
  isRead: row.sender_id === viewerId && row.ordinal <= theirRead,
  option: row.option,
  sentAt: instant(row.created_at),
});

/** A message just written, as its author sees it. */
export async function writtenMessage(db: Db, viewer: Member, id: string): Promise<Message> {
  const { rows } = await db.execute<MessageRow>(sql`
    select id, ordinal, text, sender_id, option, created_at from message where id = ${id}`);
  return messageFrom(rows[0]!, viewer.id, 0);
}

interface FoundRow extends Record<string, unknown> {
  id: string;
  other: Correspondent | null;
  text: string;
  is_mine: boolean;
  created_at: Date | string;
}

/** Messages of a member's conversations that have every word, the newest first. */
export async function messagesWith(db: Db, viewer: Member, text: string) {
  const words = foldedWords(text);
  if (words.length === 0) return [];
  const everyWord = sql.join(
    words.map((word) => sql`message.text_fold like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    sql` and `,
  );
  const { rows } = await db.execute<FoundRow>(sql`
    select message.id, ${personOf(viewer, sql`other`)} other, message.text, message.created_at,
      message.sender_id is not distinct from mine.account_id is_mine
    from conversation_side mine
    join message on message.conversation_id = mine.conversation_id
    ${OTHER}
    where mine.account_id = ${viewer.id} and ${everyWord}
    order by message.ordinal desc limit ${FOUND_SIZE}`);
  return rows.map(({ other, is_mine, created_at, ...row }) => ({
    ...row,
    otherUser: other,
    isMine: is_mine,
    sentAt: instant(created_at),
  }));
}
