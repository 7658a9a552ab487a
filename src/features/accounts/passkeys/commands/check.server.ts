import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { passkey } from "#db/tables/passkeys.server.ts";
import type { UsedPasskey } from "../contract.ts";
import type { PasskeyHouse } from "../parts/house.server.ts";
import { passkeyLibrary } from "../parts/library.server.ts";
import { type Purpose, takeChallenge } from "./challenges.server.ts";

/**
 * The account whose passkey has signed our challenge, for this purpose, on a page of this house, after its holder unlocked it.
 * Undefined: something of that is not so. A count of uses that goes back means that somebody has a copy of the key.
 */
export async function ownerOfUsed(
  db: Db,
  house: PasskeyHouse,
  used: UsedPasskey,
  wanted: Purpose,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.credentialId, used.id), eq(passkey.host, house.host)));
  if (!found || (wanted.accountId && found.accountId !== wanted.accountId)) return undefined;
  const { authenticatorData, clientDataJSON, signature } = used.response;
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  const checked = await verifyAuthenticationResponse({
    response: {
      id: used.id,
      rawId: used.rawId,
      type: used.type,
      clientExtensionResults: {},
      response: { authenticatorData, clientDataJSON, signature },
    },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, wanted),
    expectedOrigin: house.origins,
    expectedRPID: house.host,
    credential: { id: found.credentialId, publicKey: new Uint8Array(found.publicKey), counter: found.useCount },
    // The library throws for whatever it cannot read, too.
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter } = checked.authenticationInfo;
  const isLater = newCounter === 0 ? eq(passkey.useCount, 0) : lt(passkey.useCount, newCounter);
  const [noted] = await db
    .update(passkey)
    .set({ useCount: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkey.id, found.id), isLater))
    .returning();
  return noted?.accountId;
}
