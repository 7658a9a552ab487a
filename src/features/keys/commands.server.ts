import { randomBytes } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { apiKey } from "#db/tables/keys.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { noteKeyRemoved } from "#server/keys.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import type { MadeKey, NewKey } from "./contract.ts";
import { HOUSE_KEYS_MAX, MEMBER_KEYS_MAX } from "./limits.ts";
import { keyMadeMail } from "./parts/mails.server.ts";
import { shownKey } from "./queries.server.ts";

/** Letters of a key that are shown later. */
const PREFIX_LENGTH = 12;

/** A key of the viewer, or of the house. The key itself leaves the server this once. */
export async function makeKey(
  tx: Db,
  viewer: Member,
  owner: "member" | "house",
  { name, areas, days, perMinute, opensPremium = false }: NewKey,
): Promise<Outcome<MadeKey, "tooManyKeys">> {
  const accountId = owner === "member" ? viewer.id : null;
  // Two that are made at once are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`keys of ${accountId}`}))`);
  const own = accountId ? eq(apiKey.accountId, accountId) : isNull(apiKey.accountId);
  const [there] = await tx.select({ keys: count() }).from(apiKey).where(own);
  if (there!.keys >= (accountId ? MEMBER_KEYS_MAX : HOUSE_KEYS_MAX)) return refuse("tooManyKeys");
  const key = `kovan_${randomBytes(32).toString("base64url")}`;
  const prefix = key.slice(0, PREFIX_LENGTH);
  const [made] = await tx
    .insert(apiKey)
    .values({
      id: v7(),
      accountId,
      name,
      prefix,
      keyHash: hashOfToken(key),
      areas: [...new Set(areas)],
      opensPremium,
      perMinute,
      expiresAt: sql`now() + make_interval(days => ${days}::int)`,
    })
    .returning();
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "apiKey.made",
    entity: "apiKey",
    entityId: made!.id,
    detail: { name, prefix, areas, days, perMinute, ...(accountId ? {} : { opensPremium }) },
  });
  const readers = accountId
    ? await tx.select().from(account).where(eq(account.id, accountId))
    : await reachablePeople(tx, PLATFORM_ENTITY.admin, [SCOPE.FULL_ACCESS]);
  const by = `${viewer.name} ${viewer.surname}`;
  for (const { email, name: reader, locale } of readers)
    await queueMail(tx, {
      to: { email, name: reader },
      locale,
      kind: keyMadeMail,
      data: { name: reader, key: name, prefix, by, isOfHouse: accountId === null },
    });
  return { ok: true, ...shownKey(made!), key };
}

/** Ends a key of the member at once. */
export async function removeOwnKey(tx: Db, accountId: string, id: string): Promise<Outcome<object, "notFound">> {
  const removed = await tx
    .delete(apiKey)
    .where(and(eq(apiKey.id, id), eq(apiKey.accountId, accountId)))
    .returning();
  if (!removed[0]) return refuse("notFound");
  await noteKeyRemoved(tx, accountId, removed[0]);
  return { ok: true };
}

/** Ends any key; again is no error. */
export async function removeKey(tx: Db, viewer: Member, id: string): Promise<Outcome> {
  const [removed] = await tx.delete(apiKey).where(eq(apiKey.id, id)).returning();
  if (removed) await noteKeyRemoved(tx, viewer.id, removed);
  return { ok: true };
}
