import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Database, Db } from "#db/open.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { conversation, message } from "#db/tables/messages.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Selection } from "./conflict-reviews.ts";

/** What blocks arises for one application in so many: the others stay to be reviewed. */
const BLOCKED_OF = 10;

/** Links between jurors and teams, each in a transaction of its own as the product writes it. */
export function linking({ db }: Database, { program, founders, jurors }: Selection) {
  let failures = 0;
  const add = async (turn: number) => {
    const place = (turn * 7) % program.applications.length;
    const { startupId } = program.applications[place]!;
    const { accountId } = jurors[(turn * 3) % jurors.length]!;
    const kinds: ((tx: Db) => Promise<unknown>)[] = [
      (tx: Db) => write(tx, founders[place]!, accountId),
      (tx: Db) =>
        tx
          .insert(startupMember)
          .values({ startupId, kind: "team", name: "Deniz", accountId: founders[(place + 1) % founders.length]! })
          .onConflictDoNothing(),
      (tx: Db) =>
        place % BLOCKED_OF === 0
          ? tx
              .insert(startupMember)
              .values({ startupId, kind: "mentor", name: "Deniz", accountId })
              .onConflictDoNothing()
          : write(tx, accountId, founders[place]!),
      (tx: Db) =>
        tx
          .update(entityAccess)
          .set({ entityId: startupId, scopes: [SCOPE.FULL_ACCESS] })
          .where(eq(entityAccess.accountId, founders[place]!)),
    ];
    try {
      await db.transaction((tx) => kinds[turn % kinds.length]!(tx));
    } catch (error) {
      failures++;
      if (failures === 1) console.error(error);
    }
  };
  return { add, failed: () => failures };
}

/** A message from one to the other, in their conversation. */
async function write(tx: Db, senderId: string, to: string): Promise<void> {
  const [lowId, highId] = [senderId, to].sort() as [string, string];
  await tx.insert(conversation).values({ id: v7(), lowId, highId }).onConflictDoNothing();
  const [found] = await tx
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.lowId, lowId), eq(conversation.highId, highId)));
  await tx.insert(message).values({ id: v7(), conversationId: found!.id, senderId, text: "Merhaba" });
}
