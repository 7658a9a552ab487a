import type { PageContext } from "#shared/page-context.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { listProducts } from "../contract.ts";
import { premiumSettings } from "../settings/contract.ts";
import { freeStartupsOf } from "../settings/rules.ts";

export async function loadComparison({ api }: PageContext, url: URL) {
  const [products, { model }] = await Promise.all([api(listProducts, {}), api(premiumSettings, {})]);
  return {
    products,
    isSold: model.isSold,
    freeStartups: freeStartupsOf(model),
    returnTo: returnPath(url.searchParams.get(RETURN_PARAM)),
  };
}
