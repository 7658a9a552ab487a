import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { mailBounce } from "#db/tables/mails.server.ts";
import { writeAudit } from "../audit.server.ts";
import type { Bounce } from "./bounce-report.server.ts";

/** Remembers that mails to a member come back. Of who has no account nothing is remembered: they get no regular mail. */
export async function rememberBounce(tx: Db, { email, status }: Bounce): Promise<void> {
  const [owner] = await tx
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(eq(account.email, email.toLowerCase()));
  if (!owner) return;
  const again = { email: owner.email, status, bouncedAt: sql`now()` };
  const [known] = await tx.select().from(mailBounce).where(eq(mailBounce.accountId, owner.id));
  await tx
    .insert(mailBounce)
    .values({ accountId: owner.id, ...again })
    .onConflictDoUpdate({ target: mailBounce.accountId, set: again });
  if (known?.email === owner.email) return;
  await writeAudit(tx, {
    accountId: null,
    action: "email.comesBack",
    entity: "account",
    entityId: owner.id,
  });
}

/** Writes to an address again that takes mails; true if none were written. */
export async function forgetBounce(tx: Db, accountId: string): Promise<boolean> {
  const gone = await tx.delete(mailBounce).where(eq(mailBounce.accountId, accountId)).returning();
  return gone.length > 0;
}

/** Since when mails to the present address of an account come back, and why; undefined: they do not. */
export async function bounceOf(db: Db, accountId: string) {
  const [found] = await db
    .select({ status: mailBounce.status, bouncedAt: mailBounce.bouncedAt })
    .from(mailBounce)
    .innerJoin(account, and(eq(account.id, mailBounce.accountId), eq(account.email, mailBounce.email)))
    .where(eq(mailBounce.accountId, accountId));
  return found;
}

/** Those of some addresses whose mails come back. */
export async function bouncedOf(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ email: mailBounce.email })
    .from(mailBounce)
    .innerJoin(account, and(eq(account.id, mailBounce.accountId), eq(account.email, mailBounce.email)))
    .where(sql`${mailBounce.email} = any (${sql.param([...emails])}::text[])`);
  return new Set(rows.map(({ email }) => email));
}
