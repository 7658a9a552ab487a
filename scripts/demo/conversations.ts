import { conversation, conversationSide, introduction, message } from "#db/tables/messages.server.ts";
import type { DemoRole } from "#shared/demo-accounts.ts";
import { demoId } from "./random.ts";
import { CONVERSATIONS, type DemoConversation, INTRODUCTIONS } from "./texts/conversations.ts";
import { insertAll, type World } from "./world.ts";

const HOUR_MS = 3_600_000;
const accountId = (role: DemoRole) => demoId(`account/${role}`);

/** Conversations between the demo accounts; some end with messages that nobody has read. */
export async function addConversations(world: World): Promise<void> {
  const before = (hoursAgo: number) => new Date(world.today.getTime() - hoursAgo * HOUR_MS);
  const idOf = ({ between }: DemoConversation) => demoId(`conversation/${between.join("/")}`);
  const rows = CONVERSATIONS.map((item) => {
    const [lowId, highId] = item.between.map(accountId).sort();
    return { id: idOf(item), lowId: lowId!, highId: highId!, createdAt: before(item.lines[0]![1]) };
  });
  await insertAll(world, conversation, rows);
  const lines = CONVERSATIONS.flatMap((item) =>
    item.lines.map(([by, hoursAgo, text], number) => ({
      id: demoId(`message/${item.between.join("/")}/${number}`),
      conversationId: idOf(item),
      senderId: accountId(item.between[by]!),
      text,
      createdAt: before(hoursAgo),
    })),
  ).sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  const written = await world.tx.insert(message).values(lines).returning({ ordinal: message.ordinal, id: message.id });
  const ordinalOf = new Map(written.map(({ id, ordinal }) => [id, ordinal]));
  const sides = CONVERSATIONS.flatMap((item) =>
    item.between.map((role, side) => {
      const ordinals = item.lines.map(
        (_, number) => ordinalOf.get(demoId(`message/${item.between.join("/")}/${number}`))!,
      );
      const lastOrdinal = ordinals.at(-1)!;
      // A writer has read their own message and everything before it.
      const ownLast = item.lines.findLastIndex(([by]) => by === side);
      const readOrdinal = item.unreadBy === side ? (ordinals[ownLast] ?? 0) : lastOrdinal;
      return {
        conversationId: idOf(item),
        accountId: accountId(role),
        lastOrdinal,
        readOrdinal,
        mailedOrdinal: lastOrdinal,
      };
    }),
  );
  await insertAll(world, conversationSide, sides);
  const introductions = INTRODUCTIONS.map(({ asker, investor, text, state, line, hoursAgo }) => ({
    id: demoId(`introduction/${asker}/${investor}`),
    askerId: accountId(asker),
    investorId: accountId(investor),
    text,
    state,
    askedAt: before(hoursAgo),
    houseId: line ? accountId("moderator") : null,
    houseLine: line ?? null,
    passedAt: line ? before(hoursAgo - 20) : null,
    answeredAt: state === "accepted" ? before(hoursAgo - 40) : null,
  }));
  await insertAll(world, introduction, introductions);
}
