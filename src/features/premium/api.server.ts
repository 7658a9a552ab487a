import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { getProduct, listProducts } from "./contract.ts";
import { offeredProducts } from "./queries.server.ts";

export function premiumApi(app: App): void {
  serve(app, listProducts, ({ db, locale }) => offeredProducts(db, locale));

  serve(app, getProduct, async ({ db, params, locale }) => {
    const products = await offeredProducts(db, locale);
    return products.find(({ id, key }) => params.id === id || params.id === key) ?? refuse("notFound");
  });
}
