import { conversation, conversationSide, introduction, message } from "#db/tables/messages.server.ts";
import type { DemoRole } from "#features/accounts/limits.ts";
import { demoId } from "./random.ts";
import { CONVERSATIONS, type DemoConversation, INTRODUCTIONS } from "./texts/conversations.ts";
import { insertAll, type World } from "./world.ts";

const HOUR_MS = 3_600_000;
const accountId = (role: DemoRole) => demoId(`account/${role}`);

/** Conversations between the demo accounts; some end with messages that nobody has read. */
export async function addConversations(world: World): Promise<void> {
  const before = (hoursAgo: number) => new Date(world.today.getTime() - hoursAgo * HOUR_MS);
  const idOf = ({ between }: DemoConversation) => demoId(`conversation/${between.join("/")}`);
  const rows = CONVERSATIONS.map((one) => {
    const [lowId, highId] = one.between.map(accountId).sort();
    return { id: idOf(one), lowId: lowId!, highId: highId!, createdAt: before(one.lines[0]![1]) };
  });
  await insertAll(world, conversation, rows);
  const lines = CONVERSATIONS.flatMap((one) =>
    one.lines.map(([by, hoursAgo, text], number) => ({
      id: demoId(`message/${one.between.join("/")}/${number}`),
      conversationId: idOf(one),
      senderId: accountId(one.between[by]!),
      text,
      createdAt: before(hoursAgo),
    })),
  ).sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  const written = await world.tx.insert(message).values(lines).returning({ ordinal: message.ordinal, id: message.id });
  const ordinalOf = new Map(written.map(({ id, ordinal }) => [id, ordinal]));
  const sides = CONVERSATIONS.flatMap((one) =>
    one.between.map((role, side) => {
      const ordinals = one.lines.map(
        (_, number) => ordinalOf.get(demoId(`message/${one.between.join("/")}/${number}`))!,
      );
      const lastOrdinal = ordinals.at(-1)!;
      // A writer has read their own message and everything before it.
      const ownLast = one.lines.findLastIndex(([by]) => by === side);
      const readOrdinal = one.unreadBy === side ? (ordinals[ownLast] ?? 0) : lastOrdinal;
      return {
        conversationId: idOf(one),
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
