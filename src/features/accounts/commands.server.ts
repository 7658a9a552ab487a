import { eq, inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { noteRefusal } from "#server/refusals.server.ts";
import { clearLimits, settle, tryOnce } from "#server/throttle.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { accountOfCode, dropCodes } from "./commands/codes.server.ts";
import { type Origin, trustedDevice } from "./commands/devices.server.ts";
import { type Started, startSession } from "./commands/start-session.server.ts";
import { warnOfRefusals } from "./parts/job-kinds.server.ts";
import { accountLimit, addressLimit, deviceLimit, refusalMailLimit } from "./parts/limits.server.ts";
import { isPassword } from "./parts/passwords.server.ts";
import { accountByEmail, addressKey } from "./queries.server.ts";
import { openSignOut } from "./social/commands/attempts.server.ts";

export { hashPassword } from "./parts/passwords.server.ts";

interface SignIn extends Origin {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Of a mail about refused sign-ins. */
  browserCode?: string | undefined;
  /** Accounts of the demo may sign in, too. */
  showsDemo: boolean;
}

/** Account id for an unknown address, so that known and unknown addresses run the same statements. */
const NOBODY_ID = "00000000-0000-0000-0000-000000000000";

type SignedIn = Outcome<Started, "tooManySignIns" | "wrongCredentials" | "accountLocked" | "emailNotVerified">;

/**
 * Starts a session. A wrong password and an unknown address get the same answer in the same time; other reasons are
 * told only to who knows the password. Attempts are counted by account and by network address (decision 15) before the
 * password is checked. A browser that the account was signed in with, or that a mail to its address has let in, counts by itself:
 * strangers never lock the owner out, by the account or by a shared address (record 100).
 */
export async function signIn(db: Db, input: SignIn): Promise<SignedIn> {
  const email = addressKey(input.email);
  const found = await accountByEmail(db, email);
  const outcome = await trySignIn(db, email, found, input);
  if (!outcome.ok) await noteRefused(db, found?.id, outcome.reason, input.address);
  return outcome;
}

/** Known and unknown addresses run the same statements here, too. What was typed for an unknown one may be a password. */
async function noteRefused(db: Db, accountId: string | undefined, reason: ErrorCode, address: string): Promise<void> {
  const about = accountId
    ? { entity: "account" as const, entityId: accountId }
    : { entity: "platform" as const, entityId: "platform" };
  await noteRefusal(db, { action: "signIn.refused", accountId: null, ...about, reason, address });
}

async function trySignIn(
  db: Db,
  email: string,
  found: Awaited<ReturnType<typeof accountByEmail>>,
  { password, rememberMe, showsDemo, browserCode, ...input }: SignIn,
): Promise<SignedIn> {
  const trusted =
    (await trustedDevice(db, found?.id ?? NOBODY_ID, input.device)) ??
    (await letIn(db, found?.id ?? NOBODY_ID, browserCode));
  const byAddress = addressLimit(input.address);
  const byAccount = trusted ? deviceLimit(email, trusted) : accountLimit(email);
  const tries = await tryOnce(db, ...(trusted ? [byAccount] : [byAddress, byAccount]));
  if (tries.some((attempt) => attempt !== "allowed")) {
    const [mails] = await tryOnce(db, refusalMailLimit(email));
    if (mails === "allowed") await enqueue(db, warnOfRefusals, { email }, { key: email });
    return refuse("tooManySignIns");
  }
  const isRight = await isPassword(found?.passwordHash, password);
  if (!isRight || !found || (found.isDemo && !showsDemo)) return refuse("wrongCredentials");
  if (trusted) await clearLimits(db, byAccount);
  else await settle(db, { undo: byAddress, clear: byAccount });
  if (found.lockedAt) return refuse("accountLocked");
  if (!found.emailVerifiedAt) return refuse("emailNotVerified");
  const started = await db.transaction(async (tx) => {
    if (browserCode) await dropCodes(tx, found.id, "signIn");
    return startSession(tx, found, { ...input, rememberMe });
  });
  return started ? { ok: true, ...started } : refuse("wrongCredentials");
}

/** The code of a mail to the account's address, while it is valid. */
async function letIn(db: Db, accountId: string, code: string | undefined): Promise<string | undefined> {
  if (!code) return undefined;
  return (await accountOfCode(db, "signIn", code)) === accountId ? code : undefined;
}

/** Ends one session. Repeating it is no error. Returns the site where the person may sign out, too. */
export async function signOut(db: Db, sessionId: string) {
  return db.transaction(async (tx) => {
    const [ended] = await tx.delete(session).where(eq(session.id, sessionId)).returning();
    if (!ended?.site || !ended.idToken) return null;
    return { site: ended.site, attempt: await openSignOut(tx, ended.site, ended.idToken) };
  });
}

/** Ends all sessions of the accounts that the demo has invented. */
export async function endDemoSessions(db: Db): Promise<void> {
  const owners = db.select({ id: account.id }).from(account).where(eq(account.isDemo, true));
  await db.delete(session).where(inArray(session.accountId, owners));
}
