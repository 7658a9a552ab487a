import { timingSafeEqual } from "node:crypto";
import type { Db } from "#db/open.server.ts";
import type { SocialIdentity } from "#db/tables/social.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { addJoinWish, mailTeam } from "#server/join-wish.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { matchPath } from "#shared/paths.ts";
import { visibleText } from "#shared/visible-text.ts";
import type { Origin } from "../commands/devices.server.ts";
import { type Started, startSession } from "../commands/start-session.server.ts";
import { mailLimit } from "../parts/limits.server.ts";
import { accountByEmail, addressKey } from "../queries.server.ts";
import { setUserType } from "../user-type/commands.server.ts";
import { endAttempt, updateAttempt } from "./commands/attempts.server.ts";
import { addPerson, connect, logSignIn } from "./commands/connections.server.ts";
import { addressCodeMail, CODE_TRIES, hashOfCode, newMailCode } from "./parts/mail-code.server.ts";
import { type Attempt, type AttemptKey, connectedAccount, pendingAttempt } from "./queries.server.ts";

type Admitted = Outcome<
  | { next: "done"; started: Started; returnPath: string | null; rememberMe: boolean }
  | { next: "emailCode" | "register" },
  "tooManyRequests" | "socialNoEmail" | "accountLocked" | "socialAttemptNotValid"
>;

interface Asking extends Origin {
  locale: Locale;
  /** Name of the site, in that language. */
  siteName: string;
  /** The user types that a person may be given. */
  userTypes: readonly { id: string; key: string }[];
}

/** Continues with an identity from a provider: signs in, or returns which step is missing. */
export async function admit(db: Db, attempt: Attempt, found: SocialIdentity, from: Asking): Promise<Admitted> {
  const names = { name: visibleText(found.name), surname: visibleText(found.surname) };
  const identity = { ...found, ...names, email: found.email && addressKey(found.email) };
  if (await needsMailCode(db, attempt, identity)) {
    const [tries] = await tryOnce(db, mailLimit(identity.email!));
    if (tries !== "allowed") return refuse("tooManyRequests");
  }
  return db.transaction((tx) => settle(tx, attempt, identity, from));
}

const needsMailCode = async (db: Db, { provider }: Attempt, { subject, email, emailVerified }: SocialIdentity) =>
  email !== null && !emailVerified && !(await connectedAccount(db, provider, subject));

/** Accounts are connected by a confirmed address only. */
async function settle(tx: Db, attempt: Attempt, identity: SocialIdentity, from: Asking): Promise<Admitted> {
  const { provider } = attempt;
  const { subject, email, emailVerified } = identity;
  const connected = await connectedAccount(tx, provider, subject);
  if (connected) return signIn(tx, attempt, connected, identity, from);
  if (!email) return refuse("socialNoEmail");
  if (!emailVerified) return mailCode(tx, attempt, { ...identity, email }, from);
  const owner = await accountByEmail(tx, email);
  if (owner?.lockedAt) return signIn(tx, attempt, owner, identity, from);
  if (owner && isUsed(owner)) {
    await connect(tx, owner.id, provider, subject);
    return signIn(tx, attempt, owner, identity, from);
  }
  await updateAttempt(tx, attempt, { identity });
  return { ok: true, next: "register" };
}

/**
 * The maker of an unconfirmed account has proven nothing, and a person for whom an admin made it has not agreed: both
 * continue like a new person.
 */
const isUsed = ({ emailVerifiedAt, consentPending }: Account): boolean => emailVerifiedAt !== null && !consentPending;

type Account = NonNullable<Awaited<ReturnType<typeof connectedAccount>>>;

async function signIn(
  tx: Db,
  attempt: Attempt,
  person: Account,
  { userType, idToken }: SocialIdentity,
  from: Asking,
): Promise<Admitted> {
  await endAttempt(tx, attempt);
  if (person.lockedAt) return refuse("accountLocked");
  const { address, userAgent, device } = from;
  const { rememberMe, returnPath, provider: site } = attempt;
  const known = await withUserType(tx, person, from.userTypes.find(({ key }) => key === userType)?.id);
  const started = await startSession(tx, known, { address, userAgent, device, rememberMe, site, idToken });
  if (!started) return refuse("socialAttemptNotValid");
  await logSignIn(tx, person.id, site);
  return { ok: true, next: "done", started, returnPath, rememberMe };
}

/** A person without a user type gets the one of their groups. What somebody has chosen stays. */
async function withUserType(tx: Db, person: Account, userTypeId: string | undefined): Promise<Account> {
  if (!userTypeId || person.userTypeId) return person;
  await setUserType(tx, person.id, userTypeId);
  return { ...person, userTypeId };
}

async function mailCode(
  tx: Db,
  attempt: Attempt,
  identity: SocialIdentity & { email: string },
  { locale, siteName }: Asking,
): Promise<Admitted> {
  const code = newMailCode();
  await updateAttempt(tx, attempt, { identity, codeHash: hashOfCode(attempt.tokenHash, code) });
  const to = { email: identity.email, name: identity.name };
  await queueMail(tx, { to, locale, kind: addressCodeMail, data: { code, site: siteName } });
  return { ok: true, next: "emailCode" };
}

/** Confirms an address by a mailed code, in the browser of the attempt: the code alone is not enough. */
export async function confirmAddress(db: Db, key: AttemptKey, code: string, from: Asking) {
  return db.transaction(async (tx) => {
    const attempt = await pendingAttempt(tx, key, true);
    if (!attempt?.codeHash) return refuse("socialAttemptNotValid");
    if (!timingSafeEqual(attempt.codeHash, hashOfCode(attempt.tokenHash, code))) {
      const codeTries = attempt.codeTries + 1;
      if (codeTries < CODE_TRIES) await updateAttempt(tx, attempt, { codeTries });
      else await endAttempt(tx, attempt);
      return refuse(codeTries < CODE_TRIES ? "mailCodeNotValid" : "socialAttemptNotValid");
    }
    await updateAttempt(tx, attempt, { codeHash: null });
    return settle(tx, attempt, { ...attempt.identity, emailVerified: true }, from);
  });
}

interface NewPerson {
  name: string;
  surname: string;
  marketingAccepted: boolean;
  /** Words of the name that an admin should review. */
  flagged: TextCheck["flagged"];
}

/** Creates the account of a new person, who has accepted the terms, and signs in. */
export async function registerPerson(db: Db, key: AttemptKey, person: NewPerson, from: Asking): Promise<Admitted> {
  return db.transaction(async (tx) => {
    const attempt = await pendingAttempt(tx, key, true);
    const email = attempt?.identity.emailVerified ? attempt.identity.email : null;
    if (!attempt || !email) return refuse("socialAttemptNotValid");
    const { provider } = attempt;
    const { locale, address } = from;
    const identity = { ...attempt.identity, email };
    const connected = await connectedAccount(tx, provider, identity.subject);
    const added = connected ?? (await addPerson(tx, { ...person, provider, identity, locale, address }));
    if (added && !connected) await askTeam(tx, added, attempt.returnPath);
    // If the address got a confirmed account meanwhile, that account is used.
    return added ? signIn(tx, attempt, added, identity, from) : settle(tx, attempt, identity, from);
  });
}

/** A person who came by the link of a startup asks to join it, as with the form of its sign-up page. */
async function askTeam(tx: Db, person: Account, target: string | null): Promise<void> {
  const page = target ? matchPath(target.split("?")[0]!) : undefined;
  const { seoUrl } = page?.key === "coFounderRedirect" ? page.params : {};
  if (!seoUrl) return;
  await addJoinWish(tx, person.id, seoUrl);
  await mailTeam(tx, person);
}
