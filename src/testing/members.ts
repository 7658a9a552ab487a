import { randomBytes } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { typeId } from "#shared/type-id.ts";

/** A signed-in member with these scopes by entity; answers the id and the token. */
export async function signedIn(db: Db, access: Record<string, number[]> = {}): Promise<{ id: string; token: string }> {
  const id = v7();
  const token = randomBytes(32).toString("base64url");
  const seoUrl = `member-${randomBytes(4).toString("hex")}`;
  await db.insert(account).values({
    id,
    email: `${seoUrl}@example.test`,
    name: "Deniz",
    surname: "Ergin",
    seoUrl,
    emailVerifiedAt: new Date(),
  });
  await db.insert(session).values({
    accountId: id,
    tokenHash: hashOfToken(token),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const entries = Object.entries(access).map(([entityId, scopes]) => ({ accountId: id, entityId, scopes }));
  if (entries.length > 0) await db.insert(entityAccess).values(entries);
  return { id, token };
}

/** Has others find members, as if they had chosen a user type, written a title and ticked the box. */
export async function listMembers(db: Db, ...ids: string[]): Promise<void> {
  const title = sql`coalesce(title, 'Arıcı')`;
  const userTypeId = sql`coalesce(user_type_id, ${typeId("userType", "entrepreneur")})`;
  await db.update(account).set({ wantsListing: true, title, userTypeId }).where(inArray(account.id, ids));
}
