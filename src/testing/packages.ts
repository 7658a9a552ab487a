import type { Db } from "#db/open.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { premiumSeat } from "#db/tables/premium.server.ts";
import { fixedId } from "#shared/type-id.ts";

/** An account has bought a package, which is open for `days`. Returns the id of the order. */
export async function buyPackage(db: Db, accountId: string, key = "personal-monthly", days = 30): Promise<string> {
  const [order] = await db
    .insert(paymentOrder)
    .values({
      accountId,
      kind: "package",
      packageId: fixedId(`package/${key}`),
      nameEn: "Package",
      nameTr: "Paket",
      minor: 1200,
      currencyId: fixedId("currency/USD"),
      provider: "sandbox",
      state: "paid",
      locale: "en",
      accessUntil: new Date(Date.now() + days * 86_400_000),
    })
    .returning({ id: paymentOrder.id });
  return order!.id;
}

/** Somebody has a seat of a package that was bought. */
export const giveSeat = (db: Db, orderId: string, accountId: string) =>
  db.insert(premiumSeat).values({ orderId, accountId });
