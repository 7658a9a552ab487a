import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { slugOf } from "#shared/fold.ts";

type NewAccount = Pick<
  typeof account.$inferSelect,
  "email" | "name" | "surname" | "passwordHash" | "locale" | "emailVerifiedAt"
> & { consentPending?: boolean };

/**
 * Inserts an account with a unique address of its page. `flagged`: words that an admin should review. Undefined: the
 * email is in use.
 */
export async function insertAccount(
  tx: Db,
  input: NewAccount,
  flagged: TextCheck["flagged"] = [],
): Promise<typeof account.$inferSelect | undefined> {
  const slug = slugOf(`${input.name} ${input.surname}`).slice(0, 80) || "member";
  for (const seoUrl of [slug, `${slug}-${randomBytes(4).toString("hex")}`]) {
    const [created] = await tx
      .insert(account)
      .values({ ...input, seoUrl })
      .onConflictDoNothing()
      .returning();
    if (created) {
      await noteFlagged(tx, { accountId: created.id, entity: "account", entityId: created.id, flagged });
      return created;
    }
    const [owner] = await tx.select({ id: account.id }).from(account).where(eq(account.email, input.email));
    if (owner) return undefined;
  }
  throw new Error("Two random addresses were alike.");
}
