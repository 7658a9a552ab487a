import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { passkey } from "#db/tables/passkeys.server.ts";
import type { OwnPasskey } from "./contract.ts";

export async function passkeysOf(db: Db, accountId: string): Promise<OwnPasskey[]> {
  const rows = await db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
