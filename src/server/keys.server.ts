// Hand-written SQL: a key with what it opens is one statement, of every request that has one.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { apiKey } from "#db/tables/keys.server.ts";
import { AppError } from "#shared/errors.ts";
import { KEY_AREAS, type KeyArea } from "#shared/partner-areas.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { VISITOR, type Viewer } from "#shared/viewer.ts";
import { writeAudit } from "./audit.server.ts";
import { hashOfToken, readAccount } from "./session.server.ts";

/** The key of a request: it names what may be read, and how often. */
export interface UsedKey {
  id: string;
  areas: readonly KeyArea[];
  perMinute: number;
}

const KEY_FORM = /^Bearer (kovan_[\w-]{43})$/;
export const isKeyHeader = (authorization: string | undefined): boolean => /^Bearer kovan_/.test(authorization ?? "");

const keyRow = z.object({
  id: z.string(),
  account_id: z.string().nullable(),
  // Another build beside this one may know more.
  areas: z.array(z.string()).transform((areas) => KEY_AREAS.filter((area) => areas.includes(area))),
  opens_premium: z.boolean(),
  per_minute: z.number(),
  is_demo: z.boolean(),
  is_stale: z.boolean(),
});

/** Rights that a key never has: roles are for people who sign in in two steps. */
const ROLES: readonly string[] = [PLATFORM_ENTITY.admin, PLATFORM_ENTITY.moderator, PLATFORM_ENTITY.specialAdmin];

/**
 * Who reads by a key: its member without roles of the platform, or the house's partner. Read anew for each request, so that a key that was
 * removed, or whose account is locked or gone, ends at once in every process. Throws `keyRefused`.
 */
export async function readKey(
  db: Db,
  authorization: string,
  { showsDemo }: { showsDemo: boolean },
): Promise<{ viewer: Viewer; key: UsedKey }> {
  const text = KEY_FORM.exec(authorization)?.[1];
  const found = text && (await findKey(db, text));
  if (!found || (found.is_demo && !showsDemo)) throw new AppError("keyRefused");
  const { id, account_id: accountId, areas, opens_premium: opensPremium, per_minute: perMinute } = found;
  const viewer = accountId
    ? await memberOf(db, accountId)
    : { ...VISITOR, partner: opensPremium ? ("premium" as const) : ("open" as const) };
  // Minutes are enough for its owner, and a row that is written at each request would slow all of them down.
  if (found.is_stale) await db.execute(sql`update api_key set last_used_at = now() where id = ${id}`);
  return { viewer, key: { id, areas, perMinute } };
}

async function memberOf(db: Db, accountId: string): Promise<Viewer> {
  const member = await readAccount(db, accountId);
  if (member.kind === "visitor") throw new AppError("keyRefused");
  return { ...member, roles: [], access: member.access.filter(({ entityId }) => !ROLES.includes(entityId)) };
}

async function findKey(db: Db, text: string): Promise<z.output<typeof keyRow> | undefined> {
  const [found] = await rowsOf(
    db,
    keyRow,
    sql`
    select k.id, account_id, areas, opens_premium, per_minute, coalesce(is_demo, false) is_demo,
      coalesce(k.last_used_at < now() - interval '1 minute', true) is_stale
    from api_key k left join account on account.id = k.account_id
    where key_hash = ${hashOfToken(text)} and k.expires_at > now() and locked_at is null`,
  );
  return found;
}

/** Ends all keys of an account whose password or second step was lost, or which an admin signs out: who had it may have made them. */
export async function endKeys(tx: Db, accountId: string, by: string | null): Promise<void> {
  const removed = await tx.delete(apiKey).where(eq(apiKey.accountId, accountId)).returning();
  for (const key of removed) await noteKeyRemoved(tx, by, key);
}

export const noteKeyRemoved = (tx: Db, by: string | null, { id, name, prefix }: typeof apiKey.$inferSelect) =>
  writeAudit(tx, { accountId: by, action: "apiKey.removed", entity: "apiKey", entityId: id, detail: { name, prefix } });
