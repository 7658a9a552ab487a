import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "#server/app.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { refuse } from "#shared/outcome.ts";
import { returnPath } from "#shared/return-path.ts";
import { memberOnly } from "#shared/viewer.ts";
import { closeOrder, type Opened, openOrder, storeCheckout, takeEvent } from "./commands.server.ts";
import { createPayment, lastOrder, paymentHistory, paymentPortal, paymentWebhook } from "./contract.ts";
import { asking } from "./parts/asking.server.ts";
import type { PaymentProvider } from "./parts/provider.server.ts";
import { openProviders } from "./parts/providers.server.ts";
import { readEvent } from "./parts/read-event.server.ts";
import { waysBack } from "./parts/ways-back.ts";
import { ordersOf, portalOrder } from "./queries.server.ts";

export function paymentsApi(app: App): void {
  const { db } = app.database;
  const origin = () => publicOriginOf(app, app.settings);
  const { active, byKey } = openProviders(app.settings, origin);

  serve(app, createPayment, async ({ body, viewer, locale, http }) => {
    if (!active) return refuse("paymentsOff");
    const member = memberOnly(viewer);
    const input = {
      ...{ entityId: body.EntityId, currency: body.Currency, locale, provider: active.key },
      returnPath: returnPath(body.ReturnTo) ?? null,
    };
    for (;;) {
      const opened = await db.transaction((tx) => openOrder(tx, member, input));
      if (!opened.ok) return opened;
      if (opened.other) {
        await closeOther(opened.other, http!.request);
        continue;
      }
      const { checkoutUrl } = opened.order;
      if (checkoutUrl) return { redirectUrl: checkoutUrl };
      const checkout = await asking(http!.request, () =>
        active.checkout(db, checkoutOf(opened, http!.request, origin())),
      );
      if (await db.transaction((tx) => storeCheckout(tx, opened.order.id, checkout)))
        return { redirectUrl: checkout.url };
      // Another tab has closed the order while the provider answered: nobody is to pay for it.
      await asking(http!.request, () => active.expire(db, checkout.reference));
      return refuse("newerCheckout");
    }
  });

  /** Ends a checkout before another begins. One that was paid meanwhile is waited for: its event is on the way. */
  async function closeOther(
    { id, checkoutReference, provider: key }: Opened["order"],
    request: FastifyRequest,
  ): Promise<void> {
    if (key === "gift") return;
    // With a provider that is set up no more nobody can pay.
    const provider = byKey.get(key);
    const closed =
      checkoutReference === null || !provider || (await asking(request, () => provider.expire(db, checkoutReference)));
    if (!closed) throw new AppError("paymentPending");
    await db.transaction((tx) => closeOrder(tx, key, { id, checkoutReference }));
  }

  serve(app, paymentHistory, async ({ viewer, locale }) => ({
    rows: await ordersOf(db, memberOnly(viewer).id, locale),
  }));

  serve(app, lastOrder, async ({ query, viewer, locale }) => {
    const [order] = await ordersOf(db, memberOnly(viewer).id, locale, query);
    return order ?? null;
  });

  serve(app, paymentPortal, async ({ viewer, locale, http }) => {
    const order = await portalOrder(db, memberOnly(viewer).id);
    if (!order?.checkoutReference) return refuse("noCustomer");
    const provider = byKey.get(order.provider);
    if (!provider) return refuse("paymentsOff");
    const { id, checkoutReference } = order;
    const portalUrl = await asking(http?.request, () => provider.portal(db, { id, checkoutReference, locale }));
    return portalUrl ? { portalUrl } : refuse("noCustomer");
  });

  app.register(async (scope) => webhook(scope as unknown as App, byKey));
}

/** The bytes as they were signed: the webhook reads its body itself. */
const signedBodies = new WeakMap<FastifyRequest, Buffer>();

function webhook(scope: App, byKey: ReadonlyMap<string, PaymentProvider>): void {
  const plain = scope as unknown as FastifyInstance;
  plain.removeAllContentTypeParsers();
  plain.addContentTypeParser("*", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    signedBodies.set(request, body);
    done(null, undefined);
  });
  serve(scope, paymentWebhook, async ({ params, http, db, write }) => {
    const provider = byKey.get(params.provider);
    if (!provider) return refuse("notFound");
    const { request } = http!;
    const signature = String(request.headers["stripe-signature"] ?? "");
    const verified = await provider
      .verify(db, signedBodies.get(request) ?? Buffer.alloc(0), signature)
      .catch((error: unknown) => {
        request.log.warn({ provider: provider.key, reason: String(error).slice(0, 200) }, "payment event refused");
        return undefined;
      });
    if (!verified) return refuse("signatureRefused");
    const event = readEvent(verified);
    return event && write((tx) => takeEvent(tx, provider.key, event));
  });
}

const checkoutOf = ({ order, sold, currency, email }: Opened, request: FastifyRequest, origin: string) => ({
  ...{ orderId: order.id, email, name: order.locale === "tr" ? order.nameTr : order.nameEn, minor: order.minor },
  ...{ currency, subscription: sold.subscription, locale: order.locale },
  ...waysBack({ kind: sold.kind, id: sold.id, locale: order.locale }, request.headers, origin),
});
