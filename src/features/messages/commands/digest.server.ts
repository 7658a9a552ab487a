// Hand-written SQL: of each conversation what is unread, and its last message.

import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { mailEndPath } from "#server/mail/end-path.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import { unreadMail } from "../parts/mails.server.ts";

const unreadRow = z.object({
  conversation_id: z.string(),
  name: z.string().nullable(),
  text: z.string(),
  count: z.number(),
});

/**
 * Mails a member what they have not read, of all conversations, if there is something unread in this one of which no mail
 * has told yet. Of people whom they have blocked nothing is said.
 */
export async function mailWhatIsUnread(
  db: Db,
  { accountId, conversationId }: { accountId: string; conversationId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [owner] = await tx
      .select()
      .from(account)
      .where(and(eq(account.id, accountId), isNull(account.lockedAt)))
      .for("no key update");
    if (!owner || owner.mutedNotifications.includes("messages")) return;
    const rows = await rowsOf(
      tx,
      unreadRow,
      sql`
      select mine.conversation_id, ${nameOrLeft(sql`other`, owner.locale)} as name, last.text,
        (select count(*)::int from message where message.conversation_id = mine.conversation_id
          and message.ordinal > mine.read_ordinal) as count
      from conversation_side mine
      join message last on last.ordinal = mine.last_ordinal
      join account other on other.id = last.sender_id
      where mine.account_id = ${accountId} and greatest(mine.read_ordinal, mine.mailed_ordinal) < mine.last_ordinal
        and mine.read_ordinal < mine.last_ordinal
        and not exists (select from message_block where account_id = ${accountId} and blocked_id = other.id)
      order by mine.last_ordinal desc`,
    );
    if (!rows.some((row) => row.conversation_id === conversationId)) return;
    await tx.execute(sql`
      update conversation_side set mailed_ordinal = last_ordinal
      where account_id = ${accountId} and read_ordinal < last_ordinal`);
    const from = rows.map(({ name, text, count }) => ({ name: name ?? "", text, count }));
    const to = { email: owner.email, name: owner.name };
    const endPath = await mailEndPath(tx, owner, "messages");
    await queueMail(tx, { to, locale: owner.locale, kind: unreadMail, data: { from }, endPath });
  });
}
