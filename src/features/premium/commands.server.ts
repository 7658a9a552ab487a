import { ne } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { premiumPackage, premiumPackagePrice, premiumSetting } from "#db/tables/premium.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { SHIPPED_PACKAGES } from "./parts/shipped-packages.server.ts";

/** Notes at each start whether a payment provider is set up: what nobody can buy closes nothing. */
export async function noteSelling(db: Db, isSold: boolean): Promise<void> {
  await db.update(premiumSetting).set({ isSold }).where(ne(premiumSetting.isSold, isSold));
}

/** Writes the packages the portal comes with, and their prices, where they are not there yet. */
export async function shipPackages(db: Db): Promise<void> {
  const packages = SHIPPED_PACKAGES.map(({ prices: _, ...row }, index) => ({
    ...row,
    id: fixedId(`package/${row.key}`),
    sortOrder: index + 1,
  }));
  const prices = SHIPPED_PACKAGES.flatMap(({ key, prices }) =>
    Object.entries(prices).map(([code, minor]) => ({
      packageId: fixedId(`package/${key}`),
      currencyId: fixedId(`currency/${code}`),
      minor,
    })),
  );
  await db.insert(premiumPackage).values(packages).onConflictDoNothing();
  await db.insert(premiumPackagePrice).values(prices).onConflictDoNothing();
}
