// Hand-written SQL: a session starts by one statement, only while its account is as it was read.

import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { account } from "#db/tables/accounts.server.ts";
import { pendingSignIn } from "#db/tables/second-factor.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { formatDateTime } from "#shared/format.ts";
import type { SignInSite } from "#shared/social-providers.ts";
import { REMEMBERED_DAYS } from "../limits.ts";
import { deviceName } from "../parts/device-name.ts";
import { newDeviceMail } from "../parts/mails.server.ts";
import { hasSecondFactor } from "../second-factor/queries.server.ts";
import { cancelDeletion } from "./cancel-deletion.server.ts";
import { type Origin, rememberDevice } from "./devices.server.ts";

type Account = typeof account.$inferSelect;

export interface Started {
  /** 256 random bits, of which only the hash is stored (decision 15). */
  token: string;
  expiresAt: Date;
  /** New value of the device cookie; null: no change. */
  device: string | null;
  /** False: the person must choose a user type first. */
  isUserTypeSelected: boolean;
  /** A planned deletion was cancelled by this sign-in. */
  isRecovered: boolean;
  /** The token is of no session yet: it takes the second step, which begins one. */
  needsSecondStep: boolean;
}

interface SessionStart extends Origin {
  rememberMe: boolean;
  /** The other site that the person came by; undefined: they gave a password, or proved their address. */
  site?: SignInSite | undefined;
  /** Given by that site, for the sign-out there. */
  idToken?: string | undefined;
}

const startedRow = z.object({ expires_at: z.string() });

/** Minutes for the second step. */
const SECOND_STEP_MINUTES = 15;

/**
 * What every way of signing in ends with, by password, another site or a mail: a session, or for an account with a second step a token
 * that waits for it. Undefined: as `openSession` says.
 */
export async function startSession(tx: Db, person: Account, from: SessionStart): Promise<Started | undefined> {
  if (!(await hasSecondFactor(tx, person.id))) return openSession(tx, person, from);
  const token = randomBytes(32).toString("base64url");
  const [waiting] = await tx
    .insert(pendingSignIn)
    .values({
      accountId: person.id,
      tokenHash: hashOfToken(token),
      userAgent: from.userAgent?.slice(0, 300) ?? null,
      address: from.address,
      rememberMe: from.rememberMe,
      site: from.site ?? null,
      idToken: from.idToken ?? null,
      expiresAt: sql`now() + make_interval(mins => ${SECOND_STEP_MINUTES}::int)`,
    })
    .returning();
  const nothingYet = { device: null, isUserTypeSelected: true, isRecovered: false };
  return { token, expiresAt: waiting!.expiresAt, ...nothingYet, needsSecondStep: true };
}

/**
 * Starts a session, with a new token, for a person who has proven who they are. Signing in cancels a planned deletion
 * (specification, "Account deletion"), and a new device is reported by mail. Undefined: the account was locked or its
 * password changed after `person` was read.
 */
export async function openSession(
  tx: Db,
  person: Account,
  { rememberMe, site, idToken, ...from }: SessionStart,
): Promise<Started | undefined> {
  const token = randomBytes(32).toString("base64url");
  const days = rememberMe ? REMEMBERED_DAYS : 1;
  const [created] = await rowsOf(
    tx,
    startedRow,
    sql`
    insert into session (id, account_id, token_hash, user_agent, address, site, id_token, expires_at)
    select ${v7()}, id, ${hashOfToken(token)}, ${from.userAgent?.slice(0, 300) ?? null}, ${from.address},
      ${site ?? null}, ${idToken ?? null},
      now() + make_interval(days => ${days}::int)
    from account
    where id = ${person.id} and locked_at is null and not consent_pending and password_hash is not distinct from ${person.passwordHash}
    for no key update
    returning expires_at`,
  );
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
    needsSecondStep: false,
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
