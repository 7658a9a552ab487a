import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type account, session } from "#db/tables/accounts.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { formatDateTime } from "#shared/format.ts";
import { REMEMBERED_DAYS } from "../contract.ts";
import { deviceName } from "./device-name.ts";
import { noteDevice, type Origin } from "./devices.server.ts";
import { keepAccount } from "./keep-account.server.ts";
import { newDeviceMail } from "./mails.server.ts";

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
 */
export async function startSession(tx: Db, person: Account, { rememberMe, ...from }: Wanted): Promise<Started> {
  const token = randomBytes(32).toString("base64url");
  const [created] = await tx
    .insert(session)
    .values({
      accountId: person.id,
      tokenHash: hashOfToken(token),
      userAgent: from.userAgent?.slice(0, 300),
      address: from.address,
      expiresAt: sql`now() + make_interval(days => ${rememberMe ? REMEMBERED_DAYS : 1}::int)`,
    })
    .returning({ expiresAt: session.expiresAt });
  const { isNew, device } = await noteDevice(tx, person.id, from);
  if (isNew && !person.mutedNotifications.includes("newDevice")) await tellOfDevice(tx, person, from);
  if (person.deleteAt) await keepAccount(tx, person.id);
  return {
    token,
    expiresAt: created!.expiresAt,
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
