import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import type { LegalDocument } from "#shared/legal-texts.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { endNews, setNewsConsent } from "../commands/consents.server.ts";
import { newsByKey, ownTexts } from "./queries.server.ts";

interface Acceptance {
  texts: readonly { document: LegalDocument; number: number }[];
  wantsNews?: boolean | undefined;
  address: string;
}

/** Accepts texts as they are published; earlier consents stay. Refused where another version was published meanwhile. */
export async function acceptTexts(
  tx: Db,
  accountId: string,
  { texts, wantsNews, address }: Acceptance,
): Promise<Outcome<object, "publishedAnew">> {
  // The same may be sent from two tabs at once.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("no key update");
  const own = await ownTexts(tx, accountId);
  for (const { document, number } of texts) {
    const text = own.find((row) => row.document === document);
    if (text?.number !== number) return refuse("publishedAnew");
    if (!text.isDue) continue;
    await tx.insert(consent).values({ id: v7(), accountId, document, number, version: text.date, address });
  }
  if (wantsNews !== undefined) await setNewsConsent(tx, accountId, { wanted: wantsNews, address });
  return { ok: true };
}

/** Ends the news of the account that a link names, whichever of its consents the link is of; true if there was one. */
export async function endNewsByKey(tx: Db, key: string): Promise<boolean> {
  const found = await newsByKey(tx, key);
  return found !== undefined && endNews(tx, found.accountId);
}
