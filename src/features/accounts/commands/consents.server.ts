import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { CONSENT_VERSION } from "../sign-up/limits.ts";

/**
 * Records that a new member accepted the terms and the privacy notice and, if they did, marketing mail (decision 11).
 * The account of somebody for whom an admin made it can be used and seen from now on.
 */
export async function saveConsents(
  tx: Db,
  accountId: string,
  { marketing, address }: { marketing: boolean; address: string },
): Promise<void> {
  const documents = marketing ? (["terms", "privacy", "marketing"] as const) : (["terms", "privacy"] as const);
  await tx
    .insert(consent)
    .values(
      documents.map((document) => ({ id: v7(), accountId, document, version: CONSENT_VERSION[document], address })),
    );
  await tx.update(account).set({ consentPending: false }).where(eq(account.id, accountId));
}
