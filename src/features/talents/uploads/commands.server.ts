import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";

type Columns = Partial<typeof profile.$inferInsert>;
export type Picture = "photo" | "cover";

/** Writes columns that refer to files, and discards the earlier files. */
async function exchange(tx: Db, accountId: string, columns: Columns): Promise<void> {
  const [before] = await tx.select().from(profile).where(eq(profile.accountId, accountId)).for("update");
  await tx
    .insert(profile)
    .values({ ...columns, accountId })
    .onConflictDoUpdate({ target: profile.accountId, set: { ...columns, updatedAt: sql`now()` } });
  const old = Object.keys(columns).map((name) => before?.[name as keyof Columns]);
  await discardFiles(
    tx,
    old.filter((value) => typeof value === "string"),
  );
}

/** Sets a picture by its addresses, or removes it. The photo of the header and of the search follows. */
export async function setPicture(tx: Db, accountId: string, kind: Picture, by?: Record<string, string>): Promise<void> {
  if (kind === "cover") {
    const high = by?.High ?? null;
    const medium = by?.Medium ?? null;
    const low = by?.Low ?? null;
    return exchange(tx, accountId, { pc: high, pC_High: high, pC_Medium: medium, pC_Low: low });
  }
  const photo = by?.["256"] ?? null;
  await exchange(tx, accountId, { pP_512: by?.["512"] ?? null, pP_256: photo, pP_64: by?.["64"] ?? null });
  await tx.update(account).set({ photo }).where(eq(account.id, accountId));
}

/** Sets or removes the CV. */
export const setCv = (tx: Db, accountId: string, cv?: { key: string; name: string }): Promise<void> =>
  exchange(tx, accountId, { cvKey: cv?.key ?? null, cvName: cv?.name ?? null });
