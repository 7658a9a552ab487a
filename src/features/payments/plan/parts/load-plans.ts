import { listProducts, type Product } from "#features/premium/contract.ts";
import { CHANGE_PARAM } from "#features/premium/limits.ts";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import type { PageContext } from "#shared/page-context.ts";
import { type PlanPrice, planPrice } from "../contract.ts";

export interface Plans {
  products: Product[];
  /** The price of the chosen one, or why it cannot be chosen. */
  chosen: { key: string; price: PlanPrice } | { key: string; failure: ActionFailure } | null;
}

/** Packages that are offered, and the price of the one that the address names. */
export async function loadPlans({ api, locale }: PageContext, url: URL): Promise<Plans> {
  const key = url.searchParams.get(CHANGE_PARAM);
  const [products, chosen] = await Promise.all([
    api(listProducts, {}),
    key === null
      ? null
      : api(planPrice, { query: { EntityId: key } }, { handlesNotFound: true }).then(
          (price) => ({ key, price }),
          (error: unknown) => ({ key, failure: actionFailure(error, locale).data.failure }),
        ),
  ]);
  return { products, chosen };
}
