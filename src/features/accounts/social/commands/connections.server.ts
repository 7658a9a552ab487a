import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { type SocialIdentity, socialConnection } from "#db/tables/social.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import type { SignInSite } from "#shared/social-providers.ts";
import { saveConsents } from "../../commands/consents.server.ts";
import { insertAccount } from "../../commands/new-account.server.ts";

type Account = typeof account.$inferSelect;

/** Connects an identity of another site: it signs in to this account from now on. */
export async function connect(tx: Db, accountId: string, provider: SignInSite, subject: string): Promise<void> {
  await tx.insert(socialConnection).values({ provider, subject, accountId }).onConflictDoNothing();
  await log(tx, accountId, "social.connected", provider);
}

/** Disconnects a site. Without a password the owner can reset it by mail. */
export async function disconnect(tx: Db, accountId: string, provider: SignInSite): Promise<void> {
  const mine = and(eq(socialConnection.accountId, accountId), eq(socialConnection.provider, provider));
  const removed = await tx.delete(socialConnection).where(mine).returning();
  if (removed.length > 0) await log(tx, accountId, "social.disconnected", provider);
}

/** Records that an account was entered by another site. */
export const logSignIn = (tx: Db, accountId: string, provider: SignInSite) =>
  log(tx, accountId, "social.signedIn", provider);

const log = (tx: Db, accountId: string, action: AuditAction, provider: SignInSite) =>
  writeAudit(tx, { accountId, action, entity: "account", entityId: accountId, detail: { provider } });

interface NewPerson {
  provider: SignInSite;
  identity: SocialIdentity & { email: string };
  name: string;
  surname: string;
  marketingAccepted: boolean;
  flagged: TextCheck["flagged"];
  locale: Locale;
  address: string;
}

/**
 * Creates the account of a person whose address is confirmed, or takes over the one that an admin made for them. An
 * unconfirmed account with the address is deleted, because somebody else may have chosen its password. Undefined: the
 * address was taken meanwhile.
 */
export async function addPerson(tx: Db, person: NewPerson): Promise<Account | undefined> {
  const { provider, identity, name, surname, locale, marketingAccepted, address } = person;
  const ofAddress = eq(account.email, identity.email);
  const emailVerifiedAt = new Date();
  const [waiting] = await tx
    .update(account)
    .set({ name, surname, locale, emailVerifiedAt })
    .where(and(ofAddress, account.consentPending, isNull(account.lockedAt)))
    .returning();
  const unconfirmed = and(ofAddress, isNull(account.emailVerifiedAt), isNull(account.lockedAt));
  if (waiting) {
    const { id } = waiting;
    await noteFlagged(tx, { accountId: id, entity: "account", entityId: id, flagged: person.flagged });
  } else await tx.delete(account).where(unconfirmed);
  const confirmed = { email: identity.email, emailVerifiedAt, passwordHash: null };
  const created = waiting ?? (await insertAccount(tx, { name, surname, locale, ...confirmed }, person.flagged));
  if (!created) return undefined;
  await saveConsents(tx, created.id, { marketing: marketingAccepted, address });
  await connect(tx, created.id, provider, identity.subject);
  return created;
}
