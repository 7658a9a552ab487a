import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { asking } from "../parts/asking.server.ts";
import { openProviders } from "../parts/providers.server.ts";
import { lockOrder, ownPackage } from "../queries.server.ts";
import { changePlan, planPrice } from "./contract.ts";
import { planFor } from "./queries.server.ts";

/** How long a price that was shown can be taken, in milliseconds. */
const PRICE_LASTS = 30 * 60_000;
const REFUSALS = { declined: "cardDeclined", gone: "noCustomer" } as const;

type Wanted = Parameters<typeof planFor> extends [Db, ...infer Rest] ? Rest : never;

/** Changes, seats and files of a package one after another: what was looked at stays so until the provider has answered. */
async function lockedPlan(tx: Db, ...wanted: Wanted) {
  const own = await ownPackage(tx, wanted[0]);
  if (own) await lockOrder(tx, own.id);
  return planFor(tx, ...wanted);
}

export function planApi(app: App): void {
  const { byKey } = openProviders(app.settings, () => publicOriginOf(app, app.settings));

  serve(app, planPrice, async ({ db, query, viewer, locale, http }) => {
    const found = await planFor(db, memberOnly(viewer).id, query.EntityId, locale, byKey);
    if (!found.ok) return found;
    const { order, plan, provider } = found;
    // Providers count seconds.
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const price = await asking(http?.request, () => provider.changePrice(db, order, plan, at));
    if (!price) return refuse("noCustomer");
    const { name, currency, period, minor } = plan;
    return { name, currency, period, amount: price.minor / 100, periodAmount: minor / 100, at: at.toISOString() };
  });

  serve(app, changePlan, ({ db, body, viewer, locale, http }) => {
    const member = memberOnly(viewer);
    const age = Date.now() - Date.parse(body.At);
    if (age < 0 || age > PRICE_LASTS) return refuse("priceOutdated");
    const at = new Date(body.At);
    return db.transaction(async (tx) => {
      const found = await lockedPlan(tx, member.id, body.EntityId, locale, byKey);
      if (!found.ok) return found;
      const { order, plan, provider } = found;
      const price = await asking(http?.request, () => provider.changePrice(tx, order, plan, at));
      if (!price) return refuse("noCustomer");
      if (price.minor !== Math.round(body.Amount * 100)) return refuse("priceOutdated");
      const change = () => provider.changePlan(tx, order, plan, at);
      const done = await asking(http?.request, change, "planChangeUnanswered");
      if (done !== "changed") return refuse(REFUSALS[done]);
      const entry = { action: "payment.planChanged", entity: "payment_order", entityId: order.id } as const;
      await writeAudit(tx, { accountId: member.id, ...entry, detail: { package: plan.packageKey } });
      return undefined;
    });
  });
}
