import { inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import type { Entity } from "#features/members/queries.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { GRANTABLE, mayGive, mayGiveRights } from "#shared/access.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { INVITATION_DAYS } from "../contract.ts";
import { invitationMail } from "./mails.server.ts";

/** Why somebody may not invite to an entity with these scopes; undefined: they may. */
export function refusalToInvite(
  viewer: Viewer,
  { type, id }: Entity,
  scopes: readonly number[],
): ErrorCode | undefined {
  if (!mayGiveRights(viewer, type, id)) return "invalidAccess";
  const offered = scopes.every((scope) => GRANTABLE[type].includes(scope));
  return offered && mayGive(viewer, id, scopes) ? undefined : "invalidScope";
}

/** Until when an invitation of now can be answered: never longer than the rights it gives. */
export function endOf(accessExpiresAt: Date | null, now = new Date()): Date {
  const end = now.getTime() + INVITATION_DAYS * 86_400_000;
  return new Date(Math.min(end, accessExpiresAt?.getTime() ?? end));
}

export interface Sender {
  name: string;
  surname: string;
  locale: Locale;
}

/** Accounts of addresses, by address. */
export async function accountsOf(db: Db, emails: string[]) {
  const { id, email, locale, name } = account;
  const rows = await db.select({ id, email, locale, name }).from(account).where(inArray(email, emails));
  return new Map(rows.map((row) => [row.email, row]));
}

interface Letter {
  to: { email: string; name?: string | undefined };
  /** Of the receiver's account; without one the sender's is taken. */
  locale: Locale | undefined;
  sender: Sender;
  entity: Entity;
  scopes: number[];
  accessExpiresAt: Date | null;
  expiresAt: Date;
  code: string;
}

/** Names are other people's words: in a subject they stay on one line. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export const mailInvitation = (tx: Db, { to, locale, sender, entity, ...rest }: Letter): Promise<string> =>
  queueMail(tx, {
    to,
    locale: locale ?? sender.locale,
    kind: invitationMail,
    data: { ...rest, entityName: oneLine(entity.name), sender: oneLine(`${sender.name} ${sender.surname}`) },
  });
