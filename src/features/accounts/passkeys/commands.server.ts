import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { passkey } from "#db/tables/passkeys.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { siteName } from "#shared/site-name.ts";
import { openSession, type Started } from "../commands/start-session.server.ts";
import { firstRecoveryCodes, forgetRecovery, openWaiting, type Pending } from "../second-factor/commands.server.ts";
import { hasSecondFactor } from "../second-factor/queries.server.ts";
import { newChallenge, type Purpose, takeChallenge } from "./commands/challenges.server.ts";
import { ownerOfUsed } from "./commands/check.server.ts";
import type { MadePasskey, UsedPasskey } from "./contract.ts";
import type { PasskeyHouse } from "./parts/house.server.ts";
import { passkeyLibrary } from "./parts/library.server.ts";
import { passkeyAddedMail, passkeyRemovedMail } from "./parts/mails.server.ts";

const PASSKEYS_MAX = 20;
/** EdDSA, ES256 and RS256, by their numbers in COSE: what every version of Node checks that the portal runs on. */
const ALGORITHM_IDS = [-8, -7, -257];

const keysOf = (db: Db, accountId: string) => db.select().from(passkey).where(eq(passkey.accountId, accountId));
const named = ({ credentialId, transports }: typeof passkey.$inferSelect) => ({ id: credentialId, transports });

/** What the browser needs to make a passkey. One and the same device makes no second one. */
export async function beginPasskey(db: Db, house: PasskeyHouse, accountId: string) {
  const [owner] = await db.select().from(account).where(eq(account.id, accountId));
  const own = await keysOf(db, accountId);
  if (!owner) throw new Error("The account is gone.");
  if (own.length >= PASSKEYS_MAX) return refuse("tooManyPasskeys");
  const { generateRegistrationOptions } = await passkeyLibrary();
  return generateRegistrationOptions({
    rpName: siteName(),
    rpID: house.host,
    userID: new Uint8Array(Buffer.from(accountId)),
    userName: owner.email,
    userDisplayName: `${owner.name} ${owner.surname}`,
    challenge: await newChallenge(db, { purpose: "add", accountId }),
    supportedAlgorithmIDs: ALGORITHM_IDS,
    excludeCredentials: own.map(named),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
}

/** The passkey that the browser has made for this house and this challenge; undefined: it is none. */
async function checkMade(db: Db, house: PasskeyHouse, accountId: string, made: MadePasskey) {
  const { clientDataJSON, attestationObject } = made.response;
  const { verifyRegistrationResponse } = await passkeyLibrary();
  const checked = await verifyRegistrationResponse({
    response: {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose: "add", accountId }),
    expectedOrigin: house.origins,
    expectedRPID: house.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHM_IDS,
    // The library throws for whatever it cannot read, too.
  }).catch(() => undefined);
  return checked?.verified ? checked.registrationInfo.credential : undefined;
}

interface Addition {
  accountId: string;
  name: string;
  made: MadePasskey;
}

/** Adds a passkey. With the first second step come recovery codes. */
export async function addPasskey(
  db: Db,
  house: PasskeyHouse,
  { accountId, name, made }: Addition,
): Promise<Outcome<{ recoveryCodes: string[] | null }, "passkeyRefused">> {
  const credential = await checkMade(db, house, accountId, made);
  if (!credential) return refuse("passkeyRefused");
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(passkey)
      .values({
        id: v7(),
        accountId,
        name,
        host: house.host,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        useCount: credential.counter,
        transports: made.response.transports ?? [],
      })
      // Another account's passkey stays that account's.
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return refuse("passkeyRefused");
    const recoveryCodes = await firstRecoveryCodes(tx, accountId);
    await writeAudit(tx, { accountId, action: "account.passkeyAdded", entity: "account", entityId: accountId });
    await tell(tx, accountId, passkeyAddedMail, name);
    return { ok: true as const, recoveryCodes };
  });
}

export async function removePasskey(tx: Db, accountId: string, id: string): Promise<Outcome<object, "notFound">> {
  const [removed] = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.accountId, accountId)))
    .returning();
  if (!removed) return refuse("notFound");
  if (!(await hasSecondFactor(tx, accountId))) await forgetRecovery(tx, accountId);
  await writeAudit(tx, { accountId, action: "account.passkeyRemoved", entity: "account", entityId: accountId });
  await tell(tx, accountId, passkeyRemovedMail, removed.name);
  return { ok: true };
}

/** What the browser needs to use a passkey: one of the account, or whichever the person chooses. */
export async function passkeyOptions(db: Db, house: PasskeyHouse, wanted: Purpose) {
  const own = wanted.accountId ? await keysOf(db, wanted.accountId) : [];
  const { generateAuthenticationOptions } = await passkeyLibrary();
  return generateAuthenticationOptions({
    rpID: house.host,
    challenge: await newChallenge(db, wanted),
    allowCredentials: own.filter(({ host }) => host === house.host).map(named),
    userVerification: "required",
  });
}

interface SignIn {
  used: UsedPasskey;
  pending: Pending | undefined;
  rememberMe: boolean;
  device: string | undefined;
  address: string;
  userAgent: string | undefined;
  showsDemo: boolean;
}

type Refused = "passkeyRefused" | "accountLocked" | "emailNotVerified" | "sessionExpired";

/** Signs in by a passkey, which is both steps in one: the device, and what unlocks it. After a password it is the second step. */
export async function signInByPasskey(
  db: Db,
  house: PasskeyHouse,
  { used, pending, showsDemo, ...from }: SignIn,
): Promise<Outcome<Started & { rememberMe: boolean }, Refused>> {
  const accountId = pending?.accountId ?? null;
  const ownerId = await ownerOfUsed(db, house, used, { purpose: pending ? "secondStep" : "signIn", accountId });
  if (!ownerId) return refuse("passkeyRefused");
  return db.transaction(async (tx) => {
    if (pending) return openWaiting(tx, pending, from.device);
    const [person] = await tx.select().from(account).where(eq(account.id, ownerId));
    if (!person || (person.isDemo && !showsDemo)) return refuse("passkeyRefused");
    if (person.lockedAt) return refuse("accountLocked");
    if (!person.emailVerifiedAt) return refuse("emailNotVerified");
    const started = await openSession(tx, person, from);
    return started ? { ok: true as const, ...started, rememberMe: from.rememberMe } : refuse("passkeyRefused");
  });
}

type MailKind = typeof passkeyAddedMail;

async function tell(tx: Db, accountId: string, kind: MailKind, passkeyName: string): Promise<void> {
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
  if (!owner) return;
  const { email, name, locale } = owner;
  await queueMail(tx, { to: { email, name }, locale, kind, data: { name, passkey: passkeyName } });
}
