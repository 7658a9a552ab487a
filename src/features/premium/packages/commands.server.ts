import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { premiumPackage, premiumPackagePrice } from "#db/tables/premium.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import { columnNames, namesFrom } from "#server/audited.server.ts";
import { auditor } from "#server/auditor.server.ts";
import { endSale } from "#server/end-of-sale.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { packageCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

type Change = z.output<(typeof packageCalls.table)["change"]["body"]>;
const PRICES = { priceTry: "TRY", priceUsd: "USD", priceEur: "EUR", priceGbp: "GBP" } as const;

const audit = auditor("package", "premiumPackage", {
  names: namesFrom(en, tr, ({ columns, values }) => ({
    fields: columnNames(packageCalls.table.columns, columns),
    values,
  })),
  writes: packageCalls.table.change.body.shape,
});

/** Changes a package. Subscriptions keep the price they were bought at; limits are the package's at once. Fails with `notFound`. */
export async function changePackage(tx: Db, viewer: Member, id: string, change: Change): Promise<Outcome> {
  const { priceTry, priceUsd, priceEur, priceGbp, ...fields } = change;
  const prices = { priceTry, priceUsd, priceEur, priceGbp };
  const [before] = await tx.select().from(premiumPackage).where(eq(premiumPackage.id, id)).for("no key update");
  if (!before) return refuse("notFound");
  await tx
    .update(premiumPackage)
    .set({ ...(fields as Partial<typeof premiumPackage.$inferInsert>), updatedAt: sql`now()` })
    .where(eq(premiumPackage.id, id));
  for (const [name, code] of Object.entries(PRICES)) {
    const amount = prices[name as keyof typeof PRICES];
    if (amount !== undefined) await setPrice(tx, id, code, amount);
  }
  await enqueue(tx, endSale, { packageId: id });
  await audit(tx, viewer, "changed", id, { key: before.key, ...change });
  return { ok: true };
}

/** `amount` in units of the currency; null: it is not sold in it. */
async function setPrice(tx: Db, packageId: string, code: string, amount: number | null): Promise<void> {
  const [found] = await tx.select({ id: currency.id }).from(currency).where(eq(currency.code, code));
  const currencyId = found!.id;
  const isIt = and(eq(premiumPackagePrice.packageId, packageId), eq(premiumPackagePrice.currencyId, currencyId));
  if (amount === null) await tx.delete(premiumPackagePrice).where(isIt);
  else {
    const minor = Math.round(amount * 100);
    await tx
      .insert(premiumPackagePrice)
      .values({ packageId, currencyId, minor })
      .onConflictDoUpdate({
        target: [premiumPackagePrice.packageId, premiumPackagePrice.currencyId],
        set: { minor },
      });
  }
}
