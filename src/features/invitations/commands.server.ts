import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { entityById } from "#features/members/queries.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { type EntityType, mayGiveUntil } from "#shared/access.ts";
import type { FailureOf } from "#shared/endpoint.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { resendInvitation, sendInvitations, withdrawInvitation } from "./contract.ts";
import {
  INVITATION_DAYS,
  INVITATIONS_PER_DAY,
  MAILS_PER_INVITATION,
  PER_ADDRESS_PER_DAY,
  RESEND_AFTER_MINUTES,
} from "./limits.ts";
import { hashOfCode, newCode } from "./parts/codes.server.ts";
import { mailInvitation } from "./parts/mail-invitation.server.ts";
import { accountsOf, addressesOf, countsSince, invitationById, waitingAddresses } from "./queries.server.ts";
import { refusalToInvite, stateAt } from "./rules.ts";

interface Wish {
  entityType: EntityType;
  entityId: string;
  /** Lower case. */
  emails: string[];
  /** Members who are invited from their profiles. */
  userIds: string[];
  scopes: number[];
  /** End of the rights; null: none. */
  accessExpiresAt: Date | null;
}
interface Invited {
  invited: { id: string; email: string | null }[];
  alreadyWaiting: string[];
}

/**
 * Invites addresses to an entity; each gets a mail with its own code. Fails with `entityNotFound`, `invalidAccess`,
 * `invalidScope`, `scopeNotYours`, `endsAfterYours`, `invitingYourself`, `tooManyInvitations`; then nobody is invited.
 */
export async function invite(
  tx: Db,
  viewer: Member,
  wish: Wish,
): Promise<Outcome<Invited, FailureOf<typeof sendInvitations>>> {
  const entity = await entityById(tx, wish.entityId);
  if (entity?.type !== wish.entityType) return refuse("entityNotFound");
  const scopes = [...new Set(wish.scopes)].sort((a, b) => a - b);
  const reason = refusalToInvite(viewer, entity, scopes);
  if (reason) return refuse(reason);
  if (!mayGiveUntil(viewer, entity.id, wish.accessExpiresAt))
    return refuse("endsAfterYours", [{ field: "expiresAt", reason: "afterYourOwn" }]);
  // Locks the sender, so that concurrent requests are counted one after another.
  const [sender] = await tx.select().from(account).where(eq(account.id, viewer.id)).for("no key update");
  if (!sender) return refuse("unauthorized");
  const people = await addressesOf(tx, viewer, wish.userIds);
  const unseen = wish.userIds.findIndex((id) => !people.has(id));
  if (unseen !== -1) return refuse("invalidInput", [{ field: `userIds.${unseen}`, reason: "unknown" }]);
  const idOf = new Map([...people].map(([id, email]) => [email, id]));
  const emails = [...new Set([...wish.emails, ...idOf.keys()])];
  /** A person named by an id is told apart by it. */
  const nameOf = (email: string) => (wish.emails.includes(email) ? email : idOf.get(email)!);
  const atFault = (email: string) =>
    wish.emails.includes(email)
      ? [{ field: `emails.${wish.emails.indexOf(email)}`, reason: email }]
      : [{ field: `userIds.${wish.userIds.indexOf(idOf.get(email)!)}`, reason: idOf.get(email)! }];
  if (emails.includes(sender.email)) return refuse("invitingYourself", atFault(sender.email));

  const same = and(eq(invitation.entityId, entity.id), inArray(invitation.email, emails));
  const over = and(same, eq(invitation.status, "waiting"), lte(invitation.expiresAt, sql`now()`));
  await tx.update(invitation).set({ status: "expired" }).where(over);
  const waiting = await waitingAddresses(tx, entity.id, emails);
  const wanted = emails.filter((email) => !waiting.has(email));
  const { bySender, toAddress } = await countsSince(tx, { senderId: viewer.id, entityId: entity.id, emails: wanted });
  if (bySender + wanted.length > INVITATIONS_PER_DAY) return refuse("tooManyInvitations");
  const often = wanted.find((email) => (toAddress.get(email) ?? 0) >= PER_ADDRESS_PER_DAY);
  if (often) return refuse("tooManyInvitations", atFault(often));

  const receivers = wanted.length > 0 ? await accountsOf(tx, wanted) : new Map<string, never>();
  const invited: Invited["invited"] = [];
  const sentTo = new Set<string>();
  for (const email of wanted) {
    const id = v7();
    const code = newCode();
    const expiresAt = endOf(wish.accessExpiresAt);
    const receiver = receivers.get(email);
    const { accessExpiresAt } = wish;
    const made = await tx
      .insert(invitation)
      .values({
        id,
        codeHash: hashOfCode(code),
        entityType: entity.type,
        entityId: entity.id,
        senderId: viewer.id,
        email,
        accountId: receiver?.id ?? null,
        byProfile: !wish.emails.includes(email),
        scopes,
        accessExpiresAt,
        expiresAt,
      })
      .onConflictDoNothing()
      .returning({ id: invitation.id });
    // Somebody else has just invited the same address.
    if (made.length === 0) continue;
    const to = { email, name: receiver?.name };
    await mailInvitation(tx, {
      to,
      locale: receiver?.locale,
      sender,
      entity,
      scopes,
      accessExpiresAt,
      expiresAt,
      code,
    });
    await writeAudit(tx, {
      accountId: viewer.id,
      action: "invitation.sent",
      entity: entity.type,
      entityId: entity.id,
      detail: { id, email, scopes, until: accessExpiresAt },
    });
    invited.push({ id, email: wish.emails.includes(email) ? email : null });
    sentTo.add(email);
  }
  return { ok: true, invited, alreadyWaiting: emails.filter((email) => !sentTo.has(email)).map(nameOf) };
}

/**
 * Mails an invitation again with a new code; the earlier code becomes invalid. Fails with `notFound`, `invalidAccess`,
 * `invalidScope`, `scopeNotYours`, `endsAfterYours`, `invitationAnswered`, `invitationWithdrawn`, `accessEnded`,
 * `mailedTooOften`, `tooManyRequests`, `invitationReplaced`.
 */
export async function resend(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<object, FailureOf<typeof resendInvitation>>> {
  const found = await reachable(tx, viewer, id);
  if (!found.ok) return found;
  const { row, entity } = found;
  if (row.status === "accepted" || row.status === "declined") return refuse("invitationAnswered");
  if (row.status === "withdrawn") return refuse("invitationWithdrawn");
  if (row.accessExpiresAt && row.accessExpiresAt <= new Date()) return refuse("accessEnded");
  // The sender of the new mail becomes the one who gives the rights.
  if (!mayGiveUntil(viewer, entity.id, row.accessExpiresAt)) return refuse("endsAfterYours");
  if (row.mails >= MAILS_PER_INVITATION) return refuse("mailedTooOften");
  if (row.mailedAt.getTime() + RESEND_AFTER_MINUTES * 60_000 > Date.now()) return refuse("tooManyRequests");
  if (row.status === "expired" && (await waitingAddresses(tx, row.entityId, [row.email])).size > 0)
    return refuse("invitationReplaced");
  const [sender] = await tx.select().from(account).where(eq(account.id, viewer.id));
  if (!sender) return refuse("unauthorized");
  const code = newCode();
  const expiresAt = endOf(row.accessExpiresAt);
  await tx
    .update(invitation)
    .set({
      codeHash: hashOfCode(code),
      senderId: viewer.id,
      status: "waiting",
      expiresAt,
      mails: row.mails + 1,
      mailedAt: sql`now()`,
    })
    .where(eq(invitation.id, id));
  const receiver = (await accountsOf(tx, [row.email])).get(row.email);
  const { scopes, accessExpiresAt } = row;
  const to = { email: row.email, name: receiver?.name };
  await mailInvitation(tx, { to, locale: receiver?.locale, sender, entity, scopes, accessExpiresAt, expiresAt, code });
  await writeAudit(tx, { accountId: viewer.id, action: "invitation.resent", ...entityOf(row), detail: { id } });
  return { ok: true };
}

/**
 * Withdraws an invitation; repeating it is no error. Fails with `notFound`, `invalidAccess`, `invalidScope`,
 * `scopeNotYours`, `invitationAnswered`.
 */
export async function withdraw(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<Outcome<object, FailureOf<typeof withdrawInvitation>>> {
  const found = await reachable(tx, viewer, id);
  if (!found.ok) return found;
  const { row } = found;
  if (row.status === "withdrawn") return { ok: true };
  if (row.answeredAt) return refuse("invitationAnswered");
  await tx.update(invitation).set({ status: "withdrawn" }).where(eq(invitation.id, id));
  await writeAudit(tx, { accountId: viewer.id, action: "invitation.withdrawn", ...entityOf(row), detail: { id } });
  return { ok: true };
}

const entityOf = (row: { entityType: EntityType; entityId: string }) => ({
  entity: row.entityType,
  entityId: row.entityId,
});

/** An invitation that the viewer could have sent, locked until the transaction ends. */
async function reachable(tx: Db, viewer: Member, id: string) {
  const row = await invitationById(tx, id);
  const entity = row && (await entityById(tx, row.entityId));
  if (!row || !entity) return refuse("notFound");
  const reason = refusalToInvite(viewer, entity, row.scopes);
  if (reason) return refuse(reason);
  return { ok: true as const, row: { ...row, status: stateAt(row, new Date()) }, entity };
}

/** Until when a new invitation can be answered; never longer than its rights last. */
function endOf(accessExpiresAt: Date | null, now = new Date()): Date {
  const end = now.getTime() + INVITATION_DAYS * 86_400_000;
  return new Date(Math.min(end, accessExpiresAt?.getTime() ?? end));
}

/**
 * Days until an invitation that was not accepted is deleted: it holds the address of a person who may not be a member.
 */
const STORED_DAYS = 90;

/** Deletes old invitations that were not accepted. */
export async function deleteOld(db: Db): Promise<void> {
  await db.execute(sql`
    delete from invitation where status <> 'accepted' and expires_at <= now() - make_interval(days => ${STORED_DAYS}::int)`);
}
