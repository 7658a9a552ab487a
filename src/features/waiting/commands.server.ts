import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { waitingMail } from "#db/tables/waiting.server.ts";
import { mailEndPath } from "#server/mail/end-path.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { readAccount } from "#server/session.server.ts";
import type { WaitingKind } from "#server/waiting.server.ts";
import { dailyMail } from "./parts/mail.server.ts";
import { waitingOf } from "./queries.server.ts";
import { hasNews, mailedCounts } from "./rules.ts";

/** Mails a member what waits, if there is something that the last mail has not told. */
export async function mailWhatWaits(tx: Db, kinds: readonly WaitingKind[], accountId: string): Promise<void> {
  const member = await readAccount(tx, accountId);
  const [owner] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.emailVerifiedAt), isNull(account.deleteAt)))
    .for("no key update");
  if (member.kind !== "member" || !owner || owner.mutedNotifications.includes("waiting")) return;
  const items = await waitingOf(tx, kinds, member, owner.locale);
  const counts = mailedCounts(items);
  const [before] = await tx.select().from(waitingMail).where(eq(waitingMail.accountId, accountId));
  const isNew = hasNews(counts, before?.counts ?? {});
  const row = { counts, ...(isNew && { mailedAt: new Date() }) };
  // What was done meanwhile is forgotten: when it waits again, it is new.
  await tx
    .insert(waitingMail)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: waitingMail.accountId, set: row });
  if (!isNew) return;
  await queueMail(tx, {
    to: { email: owner.email, name: owner.name },
    locale: owner.locale,
    kind: dailyMail,
    endPath: await mailEndPath(tx, owner, "waiting"),
    data: {
      total: items.reduce((sum, { count }) => sum + count, 0),
      lines: items.map(({ text, daysLeft }) => ({ text, daysLeft })),
    },
  });
}
