import { paymentOrder } from "#db/tables/payments.server.ts";
import { SHIPPED_PACKAGES } from "#features/premium/parts/shipped-packages.server.ts";
import type { DemoRole } from "#shared/demo-accounts.ts";
import { fixedId } from "#shared/type-id.ts";
import { demoId } from "./random.ts";
import { insertAll, instantAgo, type World } from "./world.ts";

/** Days that the packages of the demo last. */
const GIFT_DAYS = 1_800;

const GIFTS: readonly (readonly [account: DemoRole, key: string])[] = [
  ["premium", "personal-yearly"],
  ["business", "business-yearly"],
];

/** The packages of the demo accounts that have premium, given by its admin. */
export async function addGifts(world: World): Promise<void> {
  const until = instantAgo(world, -GIFT_DAYS);
  const rows = GIFTS.map(([account, key]) => {
    const { nameEn, nameTr } = SHIPPED_PACKAGES.find((shippedPackage) => shippedPackage.key === key)!;
    return {
      id: demoId(`gift/${account}`),
      accountId: demoId(`account/${account}`),
      kind: "package" as const,
      packageId: fixedId(`package/${key}`),
      nameEn,
      nameTr,
      minor: 0,
      currencyId: fixedId("currency/TRY"),
      provider: "gift" as const,
      state: "paid" as const,
      cancelsAtEnd: true,
      locale: "tr" as const,
      accessUntil: until,
      paidUntil: until,
      givenBy: demoId("account/admin"),
      giftReason: "Demo",
    };
  });
  await insertAll(world, paymentOrder, rows);
}
