import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { premiumSeat } from "#db/tables/premium.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { AuditAction } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { seatEndedMail, seatInvitedMail, seatMail } from "../parts/mails.server.ts";
import {
  areColleagues,
  areInOneStartup,
  areOfOneDomain,
  type OpenPackage,
  packageOf,
  seatsOf,
  wrongSeats,
} from "./queries.server.ts";

type Person = { email: string } | { userId: string };

/** Gives a colleague a seat of the member's own package. */
export async function giveSeat(tx: Db, member: Member, person: Person, locale: Locale) {
  const own = await packageOf(tx, member.id, locale);
  if (own?.buyerId !== member.id) return refuse("noPackageOfOwn");
  // One seat after another: no two take the last one.
  await tx.execute(sql`select from payment_order where id = ${own.orderId} for no key update`);
  const [buyer] = await tx.select().from(account).where(eq(account.id, member.id));
  const isIt = "email" in person ? eq(account.email, person.email) : eq(account.id, person.userId);
  // Locked: two buyers who invite the same person at once wait for each other.
  const [found] = await tx
    .select()
    .from(account)
    .where(and(isIt, isNotNull(account.emailVerifiedAt), isNull(account.lockedAt)))
    .for("no key update");
  const isOfDomain = "email" in person && areOfOneDomain(buyer!.email, person.email);
  // An address at the company's own domain is answered alike, whether somebody has an account there.
  if (isOfDomain && !(found && (await areInOneStartup(tx, buyer!.id, found.id))))
    return giveToAddress(tx, member, { own, email: person.email, found, locale });
  if (!found || !(await areColleagues(tx, buyer!, found))) return refuse("companyOnly");
  if (await packageOf(tx, found.id, locale)) return refuse("hasPremium");
  if (await isFull(tx, own, member, locale)) return refuse("noSeatLeft");
  await tx.insert(premiumSeat).values({ orderId: own.orderId, accountId: found.id, invitedBy: member.id });
  await mailSeat(tx, member, found);
  await audit(tx, member, "seat.given", own.orderId, found.id);
  return { ok: true as const };
}

interface ToAddress {
  own: OpenPackage;
  email: string;
  found: typeof account.$inferSelect | undefined;
  locale: Locale;
}

/** Gives an address a seat: it opens at once for who has an account there and no premium, else once somebody has confirmed it. */
async function giveToAddress(tx: Db, member: Member, { own, email, found, locale }: ToAddress) {
  const isOpen = and(eq(premiumSeat.orderId, own.orderId), isNull(premiumSeat.endedAt));
  const [again] = await tx
    .select({ id: premiumSeat.id })
    .from(premiumSeat)
    .where(and(isOpen, eq(premiumSeat.email, email)));
  if (again) return { ok: true as const };
  if (await isFull(tx, own, member, locale)) return refuse("noSeatLeft");
  const takes = found !== undefined && !(await packageOf(tx, found.id, locale));
  const [given] = await tx
    .insert(premiumSeat)
    .values({ orderId: own.orderId, accountId: takes ? found.id : null, email, invitedBy: member.id })
    .returning({ id: premiumSeat.id });
  if (takes) await mailSeat(tx, member, found);
  // Who has premium already learns nothing new, and needs no second package.
  else if (!found) {
    const data = { buyer: `${member.name} ${member.surname}`, email };
    await queueMail(tx, { to: { email, name: "" }, locale, kind: seatInvitedMail, data });
  }
  await audit(tx, member, "seat.given", own.orderId, takes ? found.id : given!.id);
  return { ok: true as const };
}

const isFull = async (tx: Db, own: OpenPackage, member: Member, locale: Locale): Promise<boolean> =>
  (await seatsOf(tx, own.orderId, { viewerId: member.id, locale })).length >= own.userLimit;

const mailSeat = (tx: Db, member: Member, { email, name, locale }: typeof account.$inferSelect) =>
  queueMail(tx, { to: { email, name }, locale, kind: seatMail, data: { buyer: `${member.name} ${member.surname}` } });

/** Ends a seat: of the member's own package, or the member's own. */
export async function endSeat(tx: Db, member: Member, userId: string) {
  const mayEnd = sql`(${premiumSeat.accountId} = ${member.id} or exists (
    select from payment_order o where o.id = ${premiumSeat.orderId} and o.account_id = ${member.id}))`;
  // The one of an address goes by its own id, for all but its person.
  const isMeant = or(
    eq(premiumSeat.id, userId),
    and(eq(premiumSeat.accountId, userId), or(isNull(premiumSeat.email), eq(premiumSeat.accountId, member.id))),
  );
  const ended = await tx
    .update(premiumSeat)
    .set({ endedAt: new Date() })
    .where(and(isMeant, isNull(premiumSeat.endedAt), mayEnd))
    .returning({ orderId: premiumSeat.orderId, accountId: premiumSeat.accountId });
  if (!ended[0]) return refuse((await isBuyer(tx, member, userId)) ? "seatOfBuyer" : "notFound");
  const { accountId } = ended[0];
  if (accountId && accountId !== member.id) {
    const [left] = await tx.select().from(account).where(eq(account.id, accountId));
    const buyer = `${member.name} ${member.surname}`;
    const { email, name, locale } = left!;
    await queueMail(tx, { to: { email, name }, locale, kind: seatEndedMail, data: { buyer, why: "freed" } });
  }
  await audit(tx, member, "seat.ended", ended[0].orderId, accountId ?? userId);
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
