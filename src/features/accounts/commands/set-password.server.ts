import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { pendingSignIn } from "#db/tables/second-factor.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { endKeys } from "#server/keys.server.ts";
import { mailKind } from "#server/mail/content.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { pathTo } from "#shared/paths.ts";
import { dropCodes } from "./codes.server.ts";

const passwordChangedMail = mailKind<{ name: string }>("accounts.passwordChanged", {
  en: ({ name }) => ({
    subject: "Your password was changed",
    preview: "All other sessions have ended.",
    heading: "Your password was changed",
    paragraphs: [`Hello ${name}, your account has a new password. All other sessions have ended.`],
    button: { label: "It wasn’t me", path: pathTo("forgotPassword", "en") },
    note: "If it was you, you don’t need to do anything.",
  }),
  tr: ({ name }) => ({
    subject: "Şifreniz değiştirildi",
    preview: "Diğer tüm oturumlar kapatıldı.",
    heading: "Şifreniz değiştirildi",
    paragraphs: [`Merhaba ${name}, hesabınızın şifresi değişti. Açık olan diğer tüm oturumlar kapatıldı.`],
    button: { label: "Bunu ben yapmadım", path: pathTo("forgotPassword", "tr") },
    note: "Değiştiren sizseniz yapmanız gereken bir şey yok.",
  }),
});

interface How {
  /** This session is not ended. */
  exceptSession?: string;
  /** The first password is chosen by a link in a mail, so that no other mail needs to report it. */
  isFirst?: boolean;
}

/** Sets a new password, ends all other sessions and makes reset links invalid. */
export async function setPassword(
  tx: Db,
  accountId: string,
  passwordHash: string,
  { exceptSession, isFirst = false }: How = {},
): Promise<typeof account.$inferSelect> {
  const [changed] = await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId)).returning();
  if (!changed) throw new Error("The account is gone.");
  const mine = eq(session.accountId, accountId);
  await tx.delete(session).where(exceptSession ? and(mine, ne(session.id, exceptSession)) : mine);
  // Who opens the account by a mail may not have been who made its keys.
  if (!exceptSession) await endKeys(tx, accountId, accountId);
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.accountId, accountId));
  await dropCodes(tx, accountId, "resetPassword");
  // A request for another address may come from the person whom the new password locks out.
  await dropCodes(tx, accountId, "changeEmail");
  await writeAudit(tx, { accountId, action: "password.changed", entity: "account", entityId: accountId });
  const { email, name, locale } = changed;
  if (!isFirst) await queueMail(tx, { to: { email, name }, locale, kind: passwordChangedMail, data: { name } });
  return changed;
}
