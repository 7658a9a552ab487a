import type { Db } from "#db/open.server.ts";
import { premiumPackage } from "#db/tables/premium.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { SHIPPED_PACKAGES } from "./parts/shipped-packages.server.ts";

/** Writes the packages the portal comes with, where they are not there yet. */
export async function shipPackages(db: Db): Promise<void> {
  const rows = SHIPPED_PACKAGES.map((row, index) => ({
    ...row,
    id: fixedId(`package/${row.key}`),
    currencyId: fixedId("currency/USD"),
    sortOrder: index + 1,
  }));
  await db.insert(premiumPackage).values(rows).onConflictDoNothing();
}
