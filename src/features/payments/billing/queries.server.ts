import { and, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { billingInformation, ledgerEntry, paymentOrder } from "#db/tables/payments.server.ts";
import { country, currency } from "#db/tables/reference.server.ts";
import type { Billing } from "./contract.ts";

export async function billingOf(db: Db, accountId: string): Promise<Billing | undefined> {
  const [row] = await db.select().from(billingInformation).where(eq(billingInformation.accountId, accountId));
  if (!row) return undefined;
  const { accountId: _, updatedAt: __, ...billing } = row;
  return billing;
}

/** ISO 3166 of a country; undefined: there is none with this id. */
export async function countryCodeOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ iso2: country.iso2 }).from(country).where(eq(country.id, id));
  return row?.iso2;
}

/** A movement of money with what it was for and who is billed, for who paid. */
export async function paidEntry(db: Db, accountId: string, id: string) {
  const [row] = await db
    .select({
      ...{ entry: ledgerEntry, order: paymentOrder, currency: currency.code, billing: billingInformation },
      payer: { name: account.name, surname: account.surname, email: account.email },
      country: { nameEn: country.nameEn, nameTr: country.nameTr },
    })
    .from(ledgerEntry)
    .innerJoin(paymentOrder, eq(paymentOrder.id, ledgerEntry.orderId))
    .innerJoin(currency, eq(currency.id, ledgerEntry.currencyId))
    .innerJoin(account, eq(account.id, paymentOrder.accountId))
    .leftJoin(billingInformation, eq(billingInformation.accountId, account.id))
    .leftJoin(country, eq(country.id, billingInformation.countryId))
    .where(and(eq(ledgerEntry.id, id), eq(paymentOrder.accountId, accountId)));
  return row;
}
export type PaidEntry = NonNullable<Awaited<ReturnType<typeof paidEntry>>>;
