import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { pulseQuestion } from "#db/tables/pulse.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { mailEndPath } from "#server/mail/end-path.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { Member } from "#shared/viewer.ts";
import { ANSWER_DAYS, type RevenueBand } from "./limits.ts";
import { askStartups, pulseMail } from "./parts/job-kinds.server.ts";
import { questionOf } from "./queries.server.ts";

const DAY_MS = 86_400_000;

/** Mails an owner the questions about a quarter of a startup, with a link that can be used once. False where it was not needed. */
export async function askOwner(
  tx: Db,
  quarter: string,
  { startupId, accountId }: { startupId: string; accountId: string },
): Promise<boolean> {
  const [owner] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.lockedAt)));
  const [row] = await tx.select({ name: startup.name }).from(startup).where(eq(startup.id, startupId));
  if (!owner || owner.mutedNotifications.includes("pulse") || !row) return false;
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + ANSWER_DAYS * DAY_MS);
  const [question] = await tx
    .insert(pulseQuestion)
    .values({ quarter, startupId, accountId, tokenHash: hashOfToken(code), expiresAt })
    // Another process may have asked meanwhile.
    .onConflictDoNothing({ target: [pulseQuestion.quarter, pulseQuestion.startupId] })
    .returning({ id: pulseQuestion.id });
  if (!question) return false;
  await queueMail(tx, {
    to: { email: owner.email, name: owner.name },
    locale: owner.locale,
    kind: pulseMail,
    endPath: await mailEndPath(tx, owner, "pulse"),
    data: { name: row.name.replace(/\s+/g, " "), quarter, code },
  });
  return true;
}

/** Answers the questions of a mail. */
export async function answerQuestion(
  tx: Db,
  { code, ...answer }: { code: string; teamSize: number; revenueBand: RevenueBand; raisedUsd: number },
) {
  const found = await questionOf(tx, code, true);
  if (!found.ok) return found;
  await tx
    .update(pulseQuestion)
    .set({ ...answer, answeredAt: new Date() })
    .where(eq(pulseQuestion.id, found.question.id));
  return { ok: true as const, name: found.name };
}

/** Has all startups asked that were not yet. */
export async function askAll(tx: Db, member: Member, quarter: string) {
  await enqueue(tx, askStartups, { quarter });
  await writeAudit(tx, {
    accountId: member.id,
    action: "pulse.asked",
    entity: "pulse",
    entityId: quarter,
    detail: { quarter },
  });
  return { ok: true as const, quarter };
}
