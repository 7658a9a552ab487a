import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { CONSENT_VERSION } from "../sign-up/limits.ts";

/** Whether the owner of an account has accepted any version of the terms. */
export async function hasAgreed(db: Db, accountId: string): Promise<boolean> {
  const terms = and(eq(consent.accountId, accountId), eq(consent.document, "terms"));
  return (await db.select({ id: consent.id }).from(consent).where(terms).limit(1)).length > 0;
}

/**
 * Records that a new member accepted the terms and the privacy notice and, if they did, marketing mail (decision 11).
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
}
