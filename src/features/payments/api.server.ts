import type { FastifyInstance, FastifyRequest } from "fastify";
import type Stripe from "stripe";
import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { takesPayments } from "#server/demo.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { refuse } from "#shared/outcome.ts";
import { returnPath } from "#shared/return-path.ts";
import { memberOnly } from "#shared/viewer.ts";
import {
  closeOrder,
  endOrder,
  endTestPackages,
  type Opened,
  openOrder,
  storeCheckout,
  takeEvent,
  takeEvents,
} from "./commands.server.ts";
import { createPayment, endTestPackage, lastOrder, paymentHistory, paymentPortal, paymentWebhook } from "./contract.ts";
import { asking } from "./parts/asking.server.ts";
import type { PaymentProvider } from "./parts/provider.server.ts";
import { notSetUp, openProviders } from "./parts/providers.server.ts";
import { readEvent } from "./parts/read-event.server.ts";
import { waysBack } from "./parts/ways-back.ts";
import { ordersOf, portalOrder, type Sold } from "./queries.server.ts";

export function paymentsApi(app: App): void {
  const origin = () => publicOriginOf(app, app.settings);
  const { active, byKey, setUp, sourceOf, expire, isRunning, outcome } = openProviders(app.settings, origin);

  /** With whom a request pays. */
  const sellerFor = (request: FastifyRequest) => (takesPayments(app.settings, request) ? active : undefined);

  serve(app, createPayment, async ({ db, body, viewer, locale, http }) => {
    const seller = sellerFor(http!.request);
    if (!seller) return refuse("paymentsOff");
    const member = memberOnly(viewer);
    const input = {
      entityId: body.EntityId,
      currency: body.Currency,
      locale,
      provider: seller.key,
      sourceOf,
      returnPath: returnPath(body.ReturnTo) ?? null,
      waysBackOf: ({ kind, id }: Sold) => waysBack({ kind, id, locale }, http!.request.headers, origin()),
    };
    const resolved = new Set<string>();
    for (;;) {
      const opened = await db.transaction((tx) => openOrder(tx, member, input));
      if (!opened.ok) return opened;
      if (opened.other) {
        await endOther(db, opened.other, http!.request, resolved);
        continue;
      }
      const { checkoutUrl } = opened.order;
      if (checkoutUrl) return { redirectUrl: checkoutUrl };
      const checkout = await asking(http!.request, () => seller.checkout(db, checkoutOf(opened)));
      const stored = await db.transaction((tx) => storeCheckout(tx, opened.order.id, checkout));
      // Another tab has stored one, or has closed the order, while the provider answered: nobody is to pay at this one.
      if (stored?.reference !== checkout.reference)
        await asking(http!.request, () => seller.expire(db, checkout.reference));
      return stored ? { redirectUrl: stored.url } : refuse("newerCheckout");
    }
  });

  /**
   * Ends a checkout, or a subscription that opens nothing any more, before another begins. Its provider is asked first what became of
   * a payment or renewal whose event may be late or lost. `resolved`: ids of orders of which it was.
   */
  async function endOther(
    db: Db,
    order: Opened["order"],
    request: FastifyRequest,
    resolved: Set<string>,
  ): Promise<void> {
    const { id, checkoutReference, provider: key, state, cancelsAtEnd } = order;
    if (key === "gift") return;
    if (state === "open" && (await asking(request, () => expire(db, order)))) {
      await db.transaction((tx) => closeOrder(tx, key, { id, checkoutReference }));
      return;
    }
    const isPaying = state === "open" || state === "pending";
    if (!resolved.has(id) && (isPaying || !cancelsAtEnd)) {
      resolved.add(id);
      const events = await asking(request, () => outcome(db, order));
      return await db.transaction((tx) => takeEvents(tx, key, events));
    }
    if (isPaying) throw new AppError("paymentPending");
    // Nobody has stopped its renewal, which is on its way.
    const mayRenew = state === "paid" && !cancelsAtEnd;
    if (mayRenew && (await asking(request, () => isRunning(db, order)))) throw new AppError("paymentPending");
    const provider = byKey.get(key);
    if (provider && checkoutReference !== null)
      await asking(request, () => provider.endSubscription(db, { id, checkoutReference }, "atOnce"));
    await db.transaction((tx) => endOrder(tx, key, id));
  }

  serve(app, paymentHistory, async ({ db, viewer, locale }) => ({
    rows: await ordersOf(db, memberOnly(viewer).id, locale, sourceOf),
  }));

  serve(app, lastOrder, async ({ db, query, viewer, locale }) => {
    const [order] = await ordersOf(db, memberOnly(viewer).id, locale, sourceOf, query);
    return order ?? null;
  });

  serve(app, paymentPortal, async ({ db, viewer, locale, http }) => {
    const order = await portalOrder(db, memberOnly(viewer).id, setUp);
    if (!order?.checkoutReference) return refuse("noCustomer");
    const provider = byKey.get(order.provider);
    if (!provider) return refuse(notSetUp(order.provider));
    const { id, checkoutReference } = order;
    const portalUrl = await asking(http?.request, () => provider.portal(db, { id, checkoutReference, locale }));
    return portalUrl ? { portalUrl } : refuse("noCustomer");
  });

  serve(app, endTestPackage, async ({ viewer, write }) => {
    // While test payments are taken, a package is ended in the customer portal of the sandbox.
    if (sourceOf("sandbox") !== "test") return refuse("notFound");
    await write((tx) => endTestPackages(tx, memberOnly(viewer).id));
    return undefined;
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
    const event = readable(await asking(request, () => provider.withOrder(verified)), request);
    if (event === "unreadable") return refuse("eventUnreadable");
    return event && write((tx) => takeEvent(tx, provider.key, event));
  });
}

/** It is signed, and still may not be what we know: one fault is noted, rather than one for each time it is sent again. */
function readable(verified: Stripe.Event, request: FastifyRequest) {
  try {
    return readEvent(verified);
  } catch (error) {
    request.log.error({ err: error, type: verified.type }, "a payment event cannot be read");
    return "unreadable";
  }
}

const checkoutOf = ({ order, sold, currency, email, waysBack }: Opened) => ({
  orderId: order.id,
  email,
  name: order.locale === "tr" ? order.nameTr : order.nameEn,
  minor: order.minor,
  currency,
  subscription: sold.subscription,
  locale: order.locale,
  ...waysBack,
});
