import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { socialConnection } from "#db/tables/social.server.ts";
import type { Connection } from "./contract.ts";
import { type AttemptKey, pendingAttempt } from "./parts/attempts.server.ts";

/** What is still to be asked of who signs in; undefined: nothing is under way. */
export async function pendingOf(db: Db, key: AttemptKey) {
  const attempt = await pendingAttempt(db, key);
  if (!attempt) return undefined;
  const { email, emailVerified, name, surname } = attempt.identity;
  return { next: emailVerified ? ("register" as const) : ("emailCode" as const), email: email ?? "", name, surname };
}

/** Sites that open an account, in the order they were connected. */
export async function connectionsOf(db: Db, accountId: string): Promise<Connection[]> {
  const rows = await db
    .select()
    .from(socialConnection)
    .where(eq(socialConnection.accountId, accountId))
    .orderBy(asc(socialConnection.createdAt), asc(socialConnection.provider));
  return rows.map(({ provider, createdAt }) => ({ type: provider, createdAt: createdAt.toISOString() }));
}
