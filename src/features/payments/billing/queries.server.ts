import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { billingInformation, ledgerEntry, paymentEvent, paymentOrder } from "#db/tables/payments.server.ts";
import { country, currency } from "#db/tables/reference.server.ts";
import type { BilledTo } from "#shared/billed-to.ts";
import type { Billing } from "./contract.ts";

export async function billingOf(db: Db, accountId: string): Promise<Billing | undefined> {
  const [row] = await db.select().from(billingInformation).where(eq(billingInformation.accountId, accountId));
  if (!row) return undefined;
  const { accountId: _, updatedAt: __, ...billing } = row;
  return billing;
}

/** For whom receipts of an account are made out now; null: nothing was said yet. */
export async function billedToOf(db: Db, accountId: string): Promise<BilledTo | null> {
  const [row] = await db
    .select({
      name: billingInformation.name,
      address: billingInformation.address,
      city: billingInformation.city,
      countryEn: country.nameEn,
      countryTr: country.nameTr,
      taxOffice: billingInformation.taxOffice,
      taxNumber: billingInformation.taxNumber,
    })
    .from(billingInformation)
    .innerJoin(country, eq(country.id, billingInformation.countryId))
    .where(eq(billingInformation.accountId, accountId));
  return row ?? null;
}

/** ISO 3166 of a country; undefined: there is none with this id. */
export async function countryCodeOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ iso2: country.iso2 }).from(country).where(eq(country.id, id));
  return row?.iso2;
}

/** The end of the period that a payment was for, as the provider said; null: it was for none, or it went back. */
const PAID_UNTIL = sql<string | null>`(
  select fact ->> 'until' from ${paymentEvent} event, jsonb_array_elements(event.facts) fact
  where event.order_id = ${ledgerEntry.orderId} and ${ledgerEntry.kind} = 'charge' and fact ->> 'kind' = 'charge'
    and fact ->> 'reference' = ${ledgerEntry.reference}
  order by event.occurred_at, event.id limit 1)`;

/** A movement of money with what it was for and who paid, while they have an account. `ofAccount`: only if they paid it. */
export async function paidEntry(db: Db, id: string, ofAccount?: string) {
  const [row] = await db
    .select({
      entry: ledgerEntry,
      order: paymentOrder,
      currency: currency.code,
      until: PAID_UNTIL,
      payer: { name: account.name, surname: account.surname, email: account.email },
    })
    .from(ledgerEntry)
    .innerJoin(paymentOrder, eq(paymentOrder.id, ledgerEntry.orderId))
    .innerJoin(currency, eq(currency.id, ledgerEntry.currencyId))
    .leftJoin(account, eq(account.id, paymentOrder.accountId))
    .where(and(eq(ledgerEntry.id, id), ofAccount === undefined ? undefined : eq(paymentOrder.accountId, ofAccount)));
  if (!row) return undefined;
  const { accountId } = row.order;
  // A payer who says only after paying for whom the receipt is gets it so; an answer from that day stays.
  return { ...row, billedTo: row.entry.billedTo ?? (accountId ? await billedToOf(db, accountId) : null) };
}
export type PaidEntry = NonNullable<Awaited<ReturnType<typeof paidEntry>>>;
