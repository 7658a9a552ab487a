import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { houseState } from "#db/tables/house-state.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { testMail } from "./parts/test-mail.server.ts";

const CODE_BYTES = 15;

const log = (tx: Db, member: Member, action: ActionOn<"firstDay">) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `firstDay.${action}`,
    entity: "platform",
    entityId: PLATFORM_ENTITY.admin,
    detail: {},
  });

const store = (tx: Db, key: typeof houseState.$inferInsert.key, value: Record<string, unknown>) =>
  tx
    .insert(houseState)
    .values({ key, value })
    .onConflictDoUpdate({ target: houseState.key, set: { value, updatedAt: new Date() } });

/** Puts the checklist away for all admins, or brings it back. */
export async function setChecklist(tx: Db, member: Member, isHidden: boolean): Promise<void> {
  await store(tx, "checklist", { isHidden });
  await log(tx, member, isHidden ? "hidden" : "shown");
}

/** Queues a mail to the admin, whose link has a code that nobody else knows. */
export async function mailTest(
  tx: Db,
  member: Member,
  sender: string,
  locale: Locale,
): Promise<{ ok: true; sentTo: string }> {
  const [person] = await tx.select().from(account).where(eq(account.id, member.id));
  const { email, name } = person!;
  const code = randomBytes(CODE_BYTES).toString("base64url");
  await queueMail(tx, { to: { email, name }, locale, kind: testMail, data: { code } });
  await store(tx, "testMail", { code, to: email, sender });
  await log(tx, member, "mailSent");
  return { ok: true, sentTo: email };
}

/** Notes that the newest test mail has arrived. Fails with `notFound` for the code of another one. */
export async function noteArrival(tx: Db, member: Member, code: string): Promise<Outcome<object, "notFound">> {
  const [sent] = await tx.select().from(houseState).where(eq(houseState.key, "testMail")).for("no key update");
  if (sent?.value.code !== code) return refuse("notFound");
  if (sent.value.arrivedAt) return { ok: true };
  await store(tx, "testMail", { ...sent.value, arrivedAt: new Date().toISOString() });
  await log(tx, member, "mailArrived");
  return { ok: true };
}
