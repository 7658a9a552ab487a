import { and, count, eq, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import type { Member } from "#shared/viewer.ts";
import { byCode } from "./parts/codes.server.ts";

/** An invitation, locked until the transaction ends. */
export async function invitationById(tx: Db, id: string) {
  const [row] = await tx.select().from(invitation).where(eq(invitation.id, id)).for("update");
  return row;
}

/** The addresses among these with an open invitation to the entity. */
export async function waitingAddresses(db: Db, entityId: string, emails: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: invitation.email })
    .from(invitation)
    .where(
      and(
        eq(invitation.entityId, entityId),
        inArray(invitation.email, emails),
        eq(invitation.status, "waiting"),
        gt(invitation.expiresAt, sql`now()`),
      ),
    );
  return new Set(rows.map(({ email }) => email));
}

interface Counted {
  senderId: string;
  entityId: string;
  emails: string[];
}

/** Invitations of the last 24 hours: all of a sender, and those to each address for an entity. */
export async function countsSince(db: Db, { senderId, entityId, emails }: Counted) {
  const lately = gt(invitation.createdAt, sql`now() - interval '24 hours'`);
  const [own] = await db
    .select({ count: count() })
    .from(invitation)
    .where(and(eq(invitation.senderId, senderId), lately));
  const rows = await db
    .select({ email: invitation.email, count: count() })
    .from(invitation)
    .where(and(eq(invitation.entityId, entityId), inArray(invitation.email, emails), lately))
    .groupBy(invitation.email);
  return { bySender: own?.count ?? 0, toAddress: new Map(rows.map(({ email, count }) => [email, count])) };
}

/** The invitation of a code, with its sender and the account that has its address now. */
export async function invitationByCode(db: Db, code: string) {
  const { id, email, status, expiresAt, entityId } = invitation;
  const sender = alias(account, "sender");
  const senderName = sql<string | null>`${sender.name} || ' ' || ${sender.surname}`;
  const [row] = await db
    .select({ id, email, status, expiresAt, entityId, accountId: account.id, senderName })
    .from(invitation)
    .leftJoin(sender, eq(sender.id, invitation.senderId))
    .leftJoin(account, eq(account.email, invitation.email))
    .where(byCode(code));
  return row;
}

/** Accounts with these addresses, by address. */
export async function accountsOf(db: Db, emails: string[]) {
  const { id, email, locale, name } = account;
  const rows = await db.select({ id, email, locale, name }).from(account).where(inArray(email, emails));
  return new Map(rows.map((row) => [row.email, row]));
}

/** The addresses of members the viewer sees, by id. */
export async function addressesOf(db: Db, viewer: Member, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, email } = account;
  const rows = await db
    .select({ id, email })
    .from(account)
    .where(and(inArray(id, [...ids]), seesPerson(viewer, id)));
  return new Map(rows.map((row) => [row.id, row.email]));
}
