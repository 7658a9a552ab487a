import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { premiumSeat } from "#db/tables/premium.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { seatEndedMail, seatMail } from "../parts/mails.server.ts";
import { areColleagues, areOfOneDomain, packageOf, seatsOf, wrongSeats } from "./queries.server.ts";

type Person = { email: string } | { userId: string };

/** Gives a colleague a seat of the member's own package. */
export async function giveSeat(tx: Db, member: Member, person: Person, locale: Locale) {
  const own = await packageOf(tx, member.id, locale);
  if (own?.buyerId !== member.id) return refuse("noPackageOfOwn");
  // One seat after another: no two take the last one.
  await tx.execute(sql`select from payment_order where id = ${own.orderId} for no key update`);
  const [buyer] = await tx.select().from(account).where(eq(account.id, member.id));
  const isIt = "email" in person ? eq(account.email, person.email.toLowerCase()) : eq(account.id, person.userId);
  // Locked: two buyers who invite the same person at once wait for each other.
  const [found] = await tx
    .select()
    .from(account)
    .where(and(isIt, isNotNull(account.emailVerifiedAt), isNull(account.lockedAt)))
    .for("no key update");
  // An absent person is named as such at one's own company only, so that nobody learns who has an account.
  if (!found)
    return refuse("email" in person && areOfOneDomain(buyer!.email, person.email) ? "noSuchColleague" : "companyOnly");
  if (!(await areColleagues(tx, buyer!, found))) return refuse("companyOnly");
  if (await packageOf(tx, found.id, locale)) return refuse("hasPremium");
  if ((await seatsOf(tx, own.orderId, locale)).length >= own.userLimit) return refuse("noSeatLeft");
  await tx.insert(premiumSeat).values({ orderId: own.orderId, accountId: found.id, invitedBy: member.id });
  await queueMail(tx, {
    to: { email: found.email, name: found.name },
    locale: found.locale,
    kind: seatMail,
    data: { buyer: `${buyer!.name} ${buyer!.surname}` },
  });
  await audit(tx, member, "seat.given", own.orderId, found.id);
  return { ok: true as const };
}

/** Ends a seat: of the member's own package, or the member's own. */
export async function endSeat(tx: Db, member: Member, userId: string) {
  const mayEnd = sql`(${premiumSeat.accountId} = ${member.id} or exists (
    select from payment_order o where o.id = ${premiumSeat.orderId} and o.account_id = ${member.id}))`;
  const ended = await tx
    .update(premiumSeat)
    .set({ endedAt: new Date() })
    .where(and(eq(premiumSeat.accountId, userId), isNull(premiumSeat.endedAt), mayEnd))
    .returning({ orderId: premiumSeat.orderId });
  if (!ended[0]) return refuse((await isBuyer(tx, member, userId)) ? "seatOfBuyer" : "notFound");
  if (userId !== member.id) {
    const [left] = await tx.select().from(account).where(eq(account.id, userId));
    const buyer = `${member.name} ${member.surname}`;
    const { email, name, locale } = left!;
    await queueMail(tx, { to: { email, name }, locale, kind: seatEndedMail, data: { buyer, why: "freed" } });
  }
  await audit(tx, member, "seat.ended", ended[0].orderId, userId);
  return { ok: true as const };
}

/** True if a person has bought the package that the member uses. */
const isBuyer = async (tx: Db, member: Member, userId: string): Promise<boolean> =>
  (await packageOf(tx, member.id, "en"))?.buyerId === userId;

/** Ends seats of who has left the company of the buyer since, and those of a buyer whose account is deleted. */
export async function endWrongSeats(tx: Db): Promise<void> {
  for (const { id, orderId, accountId, email, name, locale, buyerId, buyer } of await wrongSeats(tx)) {
    const isOpen = and(eq(premiumSeat.id, id), isNull(premiumSeat.endedAt));
    const ended = await tx.update(premiumSeat).set({ endedAt: new Date() }).where(isOpen);
    if (ended.rowCount === 0) continue;
    const data = { buyer, why: buyer === null ? ("buyerGone" as const) : ("leftCompany" as const) };
    await queueMail(tx, { to: { email, name }, locale, kind: seatEndedMail, data });
    const about = { action: "seat.ended", entity: "payment_order", entityId: orderId } as const;
    await writeAudit(tx, { accountId: buyerId ?? accountId, ...about, detail: { userId: accountId, by: "portal" } });
  }
}

const audit = (tx: Db, member: Member, action: AuditAction, entityId: string, userId: string) =>
  writeAudit(tx, { accountId: member.id, action, entity: "payment_order", entityId, detail: { userId } });
