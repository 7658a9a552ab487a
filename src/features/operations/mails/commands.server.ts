import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { beginAgainWith } from "#server/jobs/again.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { sendMail } from "#server/mail/queue.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";

/**
 * Sends a mail again, or at once where it waits. Fails with `notFound`, and with `mailForgotten` where a mail server has
 * taken it: its content may hold one-time links and is not stored after that.
 */
export async function sendAgain(tx: Db, viewer: Member, id: string) {
  const [found] = await tx.select().from(mail).where(eq(mail.id, id)).for("no key update");
  if (!found) return refuse("notFound");
  if (found.content === null) return refuse("mailForgotten");
  const isPlanned = await beginAgainWith(tx, sendMail, id);
  if (!isPlanned && found.sentAt) await enqueue(tx, sendMail, { id });
  await tx.update(mail).set({ sentAt: null }).where(eq(mail.id, id));
  const detail = { kind: found.kind };
  await writeAudit(tx, { accountId: viewer.id, action: "mail.sentAgain", entity: "mail", entityId: id, detail });
  return { ok: true as const };
}
