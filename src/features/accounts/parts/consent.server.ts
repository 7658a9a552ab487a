import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { CONSENT_VERSION } from "../sign-up/contract.ts";

/** Keeps that a new member accepted the terms and the privacy notice, and marketing mail when they did (decision 11). */
export async function keepConsent(
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
