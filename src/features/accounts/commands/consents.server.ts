import { and, eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { legalTexts } from "#server/legal-texts.server.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Records that a new member accepted the terms and the privacy notice as they are published (decision 31) and, if they did, marketing mail.
 * The account of somebody for whom an admin made it can be used and seen from now on. Throws `termsUnpublished`,
 * which undoes what came before, while nobody can agree to anything.
 */
export async function saveConsents(
  tx: Db,
  accountId: string,
  { marketing, address }: { marketing: boolean; address: string },
): Promise<void> {
  const published = await legalTexts(tx);
  if (!published) throw new AppError("termsUnpublished");
  const { terms, privacy } = published;
  // What news is sent, and how it ends, stands in the privacy notice.
  const texts = { terms, privacy, ...(marketing && { marketing: privacy }) };
  const rows = Object.entries(texts).map(([document, { number, date }]) => ({
    id: v7(),
    accountId,
    document: document as keyof typeof texts,
    number,
    version: date,
    address,
  }));
  await tx.insert(consent).values(rows);
  await tx.update(account).set({ consentPending: false }).where(eq(account.id, accountId));
}

/** Begins or ends the consent to marketing mail, each with its time; what is so already stays, and so does no consent to a draft. */
export async function setNewsConsent(
  tx: Db,
  accountId: string,
  { wanted, address }: { wanted: boolean; address: string },
): Promise<void> {
  if (!wanted) return void (await endNews(tx, accountId));
  const published = await legalTexts(tx);
  if (!published) return;
  const { number, date: version } = published.privacy;
  await tx.insert(consent).values({ accountId, document: "marketing", number, version, address }).onConflictDoNothing();
}

/** Ends the consent to marketing mail; true if there was one. */
export async function endNews(tx: Db, accountId: string): Promise<boolean> {
  const ended = await tx
    .update(consent)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(consent.accountId, accountId), eq(consent.document, "marketing"), isNull(consent.withdrawnAt)))
    .returning({ id: consent.id });
  return ended.length > 0;
}
