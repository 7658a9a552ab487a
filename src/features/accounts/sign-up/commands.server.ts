import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { addJoinWish, mailTeam } from "#server/join-wish.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { issueCode, useCode } from "../commands/codes.server.ts";
import { saveConsents } from "../commands/consents.server.ts";
import { type Origin, rememberDevice, trustedDevice } from "../commands/devices.server.ts";
import { insertAccount } from "../commands/new-account.server.ts";
import { type Started, startSession } from "../commands/start-session.server.ts";
import { sendVerification } from "../parts/job-kinds.server.ts";
import { mailLimit } from "../parts/limits.server.ts";
import { verifyEmailMail } from "../parts/mails.server.ts";
import { isInvited, isMailedTo } from "./queries.server.ts";

interface SignUp {
  name: string;
  surname: string;
  email: string;
  passwordHash: string;
  marketingAccepted: boolean;
  startupSeoUrl?: string | undefined;
  /** Code from the mail of an invitation. */
  invitationCode?: string | undefined;
  /** The page where the person wanted to go. */
  returnTo: string | undefined;
  locale: Locale;
  address: string;
  userAgent: string | undefined;
  /** The device cookie; undefined: the caller stores no cookies. */
  device?: string | undefined;
  /** Words of the name that an admin should review. */
  flagged: TextCheck["flagged"];
}

/**
 * Creates an account with its consents, and queues the mail to confirm its address. The code of an invitation that was
 * mailed to this address confirms it at once. That works only once, because an address has one account; an invitation
 * lasts longer than a confirmation code.
 */
export async function signUp(
  tx: Db,
  input: SignUp,
): Promise<Outcome<{ isConfirmed: boolean; device: string | null }, "emailInUse">> {
  const { name, surname, email, passwordHash, locale, address } = input;
  const isConfirmed = input.invitationCode !== undefined && (await isMailedTo(tx, email, input.invitationCode));
  const emailVerifiedAt = isConfirmed ? new Date() : null;
  const person = { name, surname, email, passwordHash, locale, emailVerifiedAt };
  const created = await insertAccount(tx, person, input.flagged);
  if (!created) return refuse("emailInUse", [{ field: "email", reason: "emailInUse" }]);
  await saveConsents(tx, created.id, { marketing: input.marketingAccepted, address });
  if (input.startupSeoUrl) await addJoinWish(tx, created.id, input.startupSeoUrl);
  if (isConfirmed) await mailTeam(tx, created);
  else await mailCode(tx, created, input.returnTo);
  const { userAgent, device } = input;
  // The browser is known by then: confirming the address in it signs in.
  if (isConfirmed || device === undefined) return { ok: true, isConfirmed, device: null };
  const remembered = await rememberDevice(tx, created.id, { address, userAgent, device });
  return { ok: true, isConfirmed, device: remembered.device };
}

interface Confirmed {
  startupSeoUrl: string | null;
  isInvited: boolean;
  session: Started | null;
}

/**
 * Confirms an address by its code. Only now is the team told that the person would like to join. The browser that signed up is signed
 * in: it has given the password, and the code proves the address. Any other browser may be of whoever the mail was sent to.
 */
export async function confirmEmail(
  db: Db,
  code: string,
  from: Origin,
): Promise<Outcome<Confirmed, "emailCodeNotValid">> {
  return db.transaction(async (tx) => {
    const id = await useCode(tx, "verifyEmail", code);
    if (!id) return refuse("emailCodeNotValid");
    const [confirmed] = await tx
      .update(account)
      .set({ emailVerifiedAt: sql`now()` })
      .where(and(eq(account.id, id), isNull(account.emailVerifiedAt)))
      .returning();
    const signsIn = confirmed !== undefined && (await trustedDevice(tx, id, from.device)) !== undefined;
    return {
      ok: true,
      session: signsIn ? ((await startSession(tx, confirmed, { ...from, rememberMe: false })) ?? null) : null,
      startupSeoUrl: confirmed ? await mailTeam(tx, confirmed) : null,
      isInvited: await isInvited(tx, id),
    };
  });
}

/** Requests the mail again. The answer is the same for every address; limited to three mails in ten minutes. */
export async function requestVerification(
  db: Db,
  email: string,
  returnTo: string | undefined,
): Promise<Outcome<object, "tooManyRequests">> {
  const [tries] = await tryOnce(db, mailLimit(email));
  if (tries !== "allowed") return refuse("tooManyRequests");
  await enqueue(db, sendVerification, { email, returnTo });
  return { ok: true };
}

type Unconfirmed = Pick<typeof account.$inferSelect, "id" | "email" | "name" | "locale">;

/** `returnTo`: the page where the person wanted to go; the link knows it in whatever browser it is opened. */
export async function mailCode(
  tx: Db,
  { id, email, name, locale }: Unconfirmed,
  returnTo: string | undefined,
): Promise<void> {
  const code = await issueCode(tx, id, "verifyEmail");
  await queueMail(tx, { to: { email, name }, locale, kind: verifyEmailMail, data: { name, code, returnTo } });
}
