import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { confirmPassword } from "../commands/confirm-password.server.ts";
import { ownerOfUsed } from "../passkeys/commands/check.server.ts";
import type { UsedPasskey } from "../passkeys/contract.ts";
import type { PasskeyHouse } from "../passkeys/parts/house.server.ts";
import { withCode } from "../second-factor/commands.server.ts";
import { hasSecondFactor } from "../second-factor/queries.server.ts";

/** Notes that the member of this session is there. Whoever signs in in two steps proves it by the second: a password may be known. */
export async function confirmIdentity(
  db: Db,
  { id: accountId, sessionId }: Member,
  { password, code }: { password: string; code: string },
): Promise<Outcome<object, "wrongPassword" | "wrongSecondCode" | "tooManyRequests">> {
  if (await hasSecondFactor(db, accountId))
    return withCode(db, accountId, code, async (tx) => {
      await noteProof(tx, sessionId);
      return { ok: true as const };
    });
  const proof = await confirmPassword(db, { accountId, password, what: "confirmation" });
  if (!proof.ok)
    return proof.reason === "tooManyRequests"
      ? refuse("tooManyRequests")
      : refuse("wrongPassword", [{ field: "password", reason: "wrongPassword" }]);
  await noteProof(db, sessionId);
  return { ok: true };
}

export async function confirmByPasskey(
  db: Db,
  { id: accountId, sessionId }: Member,
  house: PasskeyHouse,
  used: UsedPasskey,
): Promise<Outcome<object, "passkeyRefused">> {
  if (!(await ownerOfUsed(db, house, used, { purpose: "confirm", accountId }))) return refuse("passkeyRefused");
  await noteProof(db, sessionId);
  return { ok: true };
}

async function noteProof(db: Db, sessionId: string): Promise<void> {
  await db.update(session).set({ confirmedAt: sql`now()` }).where(eq(session.id, sessionId));
}
