import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import type { account } from "#db/tables/accounts.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { formatDateTime } from "#shared/format.ts";
import { REMEMBERED_DAYS } from "../limits.ts";
import { deviceName } from "../parts/device-name.ts";
import { newDeviceMail } from "../parts/mails.server.ts";
import { cancelDeletion } from "./cancel-deletion.server.ts";
import { type Origin, rememberDevice } from "./devices.server.ts";

type Account = typeof account.$inferSelect;

export interface Started {
  /** 256 random bits; stored is only their hash (decision 15). */
  token: string;
  expiresAt: Date;
  /** What the browser is to keep, to be known again. */
  device: string | null;
  /** Led nowhere else before a user type is chosen. */
  isUserTypeSelected: boolean;
  /** The account was about to be deleted; signing in has kept it. */
  isRecovered: boolean;
}

interface Wanted extends Origin {
  rememberMe: boolean;
}

/**
 * Starts a session for somebody who has proven who they are, always with a token of its own. Whoever signs in within the
 * days of grace keeps the account (specification, "Account deletion"). A device never seen before is told by mail.
 * Undefined: since the person was read the account was locked or got another password, which ends what began before it.
 */
export async function startSession(
  tx: Db,
  person: Account,
  { rememberMe, ...from }: Wanted,
): Promise<Started | undefined> {
  const token = randomBytes(32).toString("base64url");
  const days = rememberMe ? REMEMBERED_DAYS : 1;
  const { rows } = await tx.execute<{ expires_at: Date | string }>(sql`
    insert into session (id, account_id, token_hash, user_agent, address, expires_at)
    select ${v7()}, id, ${hashOfToken(token)}, ${from.userAgent?.slice(0, 300) ?? null}, ${from.address},
      now() + make_interval(days => ${days}::int)
    from account
    where id = ${person.id} and locked_at is null and password_hash is not distinct from ${person.passwordHash}
    for no key update
    returning expires_at`);
  const [created] = rows;
  if (!created) return undefined;
  const { isNew, device } = await rememberDevice(tx, person.id, from);
  if (isNew && !person.mutedNotifications.includes("newDevice")) await tellOfDevice(tx, person, from);
  if (person.deleteAt) await cancelDeletion(tx, person.id);
  return {
    token,
    expiresAt: new Date(created.expires_at),
    device,
    isUserTypeSelected: person.userTypeId !== null,
    isRecovered: person.deleteAt !== null,
  };
}

async function tellOfDevice(tx: Db, { email, name, locale }: Account, from: Origin): Promise<void> {
  const now = new Date();
  const at = { en: formatDateTime(now, "en"), tr: formatDateTime(now, "tr") };
  const device = deviceName(from.userAgent) ?? "?";
  await queueMail(tx, {
    to: { email, name },
    locale,
    kind: newDeviceMail,
    data: { name, device, address: from.address, at },
  });
}
