import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { countVersion } from "#server/versions.server.ts";
import type { Outcome } from "#shared/outcome.ts";
import { invalidInput } from "../rules.ts";

interface Listing {
  accountId: string;
  wantsListing: boolean;
  title: string;
  /** Result of the check for banned words. */
  textCheck: TextCheck;
}

/** Sets whether others find a member, and the title, without the rest of the profile. */
export async function setListing(
  tx: Db,
  { accountId, wantsListing, title, textCheck }: Listing,
): Promise<Outcome<{ wantsListing: boolean; title: string | null }, "bannedWord" | "invalidInput">> {
  if (wantsListing && !title) return invalidInput([{ field: "title", reason: "listedTitle" }]);
  if (textCheck.refused.length > 0) return invalidInput(textCheck.refused);
  const own = eq(account.id, accountId);
  const listing = { wantsListing, title: title || null };
  await tx.update(account).set(listing).where(own);
  await countVersion(tx, { table: account, where: own }, ["wantsListing", "title"]);
  await noteFlagged(tx, { accountId, entity: "account", entityId: accountId, flagged: textCheck.flagged });
  return { ok: true, ...listing };
}
