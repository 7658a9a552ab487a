import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";
import { onTestFinished } from "vitest";

type Values = Record<string, string>;
interface StripeObject {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
}

const SECRET = "whsec_1";
const MONTH_SECONDS = 31 * 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Speaks the few calls of Stripe's API that are used, in the shapes of its public documentation, and signs events as it does.
 * `before`: what happens before the checkout of that place is answered.
 */
export async function stripeServer(before: (place: number) => Promise<void> = async () => {}) {
  const objects: StripeObject[] = [];
  const idempotent = new Map<string, StripeObject>();
  /**
   * The next behaviour: the charge of a change of plan, in the smallest unit; a card that is refused; how a refund
   * stands at once; how long a price takes; changes whose answers are lost; whether a buyer's address is taken.
   */
  const next = {
    due: 300,
    isDeclined: false,
    refundStatus: "succeeded",
    previewMs: 0,
    isUnanswered: false,
    takesEmail: true,
  };
  const add = <More extends object>(id: string, object: string, more: More) => {
    const added = { id, object, created: seconds(), ...more };
    objects.push(added as StripeObject);
    return added;
  };
  const find = (id: string | undefined) => objects.find((object) => object.id === id);
  const all = (object: string) => objects.filter((item) => item.object === object);
  const listed = (url: string, query: URLSearchParams, object: string) => {
    const since = Number(query.get("created[gte]") ?? 0);
    const [start, limit] = [query.get("starting_after"), Number(query.get("limit") ?? 10)];
    const rows = all(object).filter((item) => item.created >= since && matches(item, query));
    const from = start ? rows.findIndex(({ id }) => id === start) + 1 : 0;
    return { object: "list", url, data: rows.slice(from, from + limit), has_more: rows.length > from + limit };
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const values = await formOf(request);
    const key = request.headers["idempotency-key"];
    const done = typeof key === "string" ? idempotent.get(key) : undefined;
    const answer = done ?? (await answerOf(request.method ?? "GET", url, values));
    if (typeof key === "string" && !("error" in answer)) idempotent.set(key, answer as StripeObject);
    if (next.isUnanswered && request.method === "POST" && url.pathname.startsWith("/v1/subscriptions/"))
      return void response.destroy();
    response.statusCode = "error" in answer ? Number((answer.error as { status: number }).status) : 200;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer));
  });

  const lists: Record<string, string> = {
    invoices: "invoice",
    invoice_payments: "invoice_payment",
    payment_intents: "payment_intent",
    refunds: "refund",
    disputes: "dispute",
  };
  const writes: Record<string, (values: Values, id: string, action: string) => Promise<object> | object> = {
    "POST checkout": (values, _, action) => (action ? expire(values.id!) : newSession(values)),
    "POST billing_portal": ({ customer }) =>
      add(`bps_${objects.length}`, "billing_portal.session", { url: `https://portal.example/${customer}` }),
    "POST products": ({ id, name }) => (find(id) ? exists : add(id!, "product", { name })),
    "POST invoices": async () => {
      const answer = { object: "invoice", amount_due: next.due };
      await setTimeout(next.previewMs);
      return answer;
    },
    "POST subscriptions": (values, id) => changeSubscription(id, values),
    "DELETE subscriptions": (_, id) => Object.assign(find(id) ?? missing(id), { status: "canceled" }),
    "POST refunds": newRefund,
  };
  async function answerOf(method: string, { pathname, searchParams }: URL, values: Values): Promise<object> {
    const [, , noun = "", ...rest] = pathname.split("/");
    // A checkout is one of two kinds of session: its id comes a step later.
    const [id = "", action = ""] = noun === "checkout" ? rest.slice(1) : rest;
    const write = writes[`${method} ${noun}`];
    if (write) return write(id ? { ...values, id } : values, id, action);
    if (lists[noun] && !id) return listed(pathname, searchParams, lists[noun]);
    const session = find(id);
    if (!session) return missing(id);
    const subscription = find(String(session.subscription));
    return {
      ...session,
      payment_intent: find(String(session.payment_intent)) ?? session.payment_intent,
      subscription: subscription
        ? {
            ...subscription,
            latest_invoice: all("invoice").findLast((candidate) => candidate.subscription === subscription.id) ?? null,
          }
        : null,
    };
  }

  const expire = (id: string) => Object.assign(find(id) ?? missing(id), { status: "expired" });

  async function newSession(values: Values) {
    if (!next.takesEmail)
      return {
        error: {
          status: 400,
          type: "invalid_request_error",
          code: "email_invalid",
          param: "customer_email",
          message: `Invalid email address: ${values.customer_email}`,
        },
      };
    const place = all("checkout.session").length;
    const session = add(`cs_${place}`, "checkout.session", {
      mode: values.mode,
      status: "open",
      url: `https://pay.example/${place}`,
      customer: null,
      subscription: null,
      metadata: named(values, "metadata"),
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: Number(values["line_items[0][price_data][unit_amount]"]),
      currency: values["line_items[0][price_data][currency]"],
    });
    await before(place);
    return session;
  }

  function changeSubscription(id: string, values: Values): object {
    const subscription = find(id);
    if (!subscription) return missing(id);
    // A change of the renewal alone.
    if (!("items[0][id]" in values))
      return Object.assign(subscription, { cancel_at_period_end: values.cancel_at_period_end === "true" });
    if (next.isDeclined)
      return { error: { status: 402, type: "card_error", code: "card_declined", message: "Your card was declined." } };
    const price = { unit_amount: Number(values["items[0][price_data][unit_amount]"]) };
    Object.assign(subscription, {
      metadata: named(values, "metadata"),
      cancel_at_period_end: values.cancel_at_period_end === "true",
      items: { object: "list", data: [{ id: "si_1", price }] },
    });
    invoice(subscription, next.due);
    // Another change begins from this one.
    next.due += 100;
    return subscription;
  }

  function newRefund(values: Values): object {
    const amount = Number(values.amount);
    const payment = find(values.payment_intent);
    if (!payment) return missing(String(values.payment_intent));
    const returned = all("refund").filter((item) => item.payment_intent === payment.id && item.status !== "failed");
    const before = returned.reduce((sum, item) => sum + Number(item.amount), 0);
    if (before + amount > Number(payment.amount_received))
      return {
        error: {
          status: 400,
          type: "invalid_request_error",
          code: "charge_already_refunded",
          message: "It was refunded already.",
        },
      };
    return add(`re_${objects.length}`, "refund", {
      amount,
      currency: payment.currency,
      status: next.refundStatus,
      payment_intent: payment.id,
      metadata: named(values, "metadata"),
    });
  }

  /** A paid invoice with the payment behind it. */
  function invoice(subscription: StripeObject, amount: number) {
    const end = Number(subscription.end);
    const made = add(`in_${objects.length}`, "invoice", {
      status: "paid",
      subscription: subscription.id,
      amount_paid: amount,
      currency: "usd",
      parent: { subscription_details: { metadata: subscription.metadata } },
      lines: { object: "list", data: [{ period: { start: end - MONTH_SECONDS, end } }] },
    });
    const payment = add(`pi_${objects.length}`, "payment_intent", {
      amount_received: amount,
      currency: "usd",
      metadata: {},
    });
    add(`inpay_${objects.length}`, "invoice_payment", {
      invoice: made.id,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: payment.id },
    });
    return made;
  }

  /** The buyer pays a checkout; answers what the provider then says, each once. */
  function pay(place = 0): Stripe.Event[] {
    const session = find(`cs_${place}`)!;
    Object.assign(session, { status: "complete", payment_status: "paid", customer: "cus_1" });
    if (session.mode === "payment") {
      const payment = add(`pi_${objects.length}`, "payment_intent", {
        amount_received: session.amount_total,
        currency: session.currency,
        metadata: session.metadata,
      });
      session.payment_intent = payment.id;
      return [event("checkout.session.completed", session)];
    }
    const subscription = add(`sub_${objects.length}`, "subscription", {
      status: "active",
      metadata: session.metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      end: seconds() + MONTH_SECONDS,
      items: { object: "list", data: [{ id: "si_1", price: { unit_amount: session.amount_total } }] },
    });
    session.subscription = subscription.id;
    const paid = invoice(subscription as never, Number(session.amount_total));
    return [
      event("checkout.session.completed", session),
      event("customer.subscription.created", subscription),
      event("invoice.paid", paid),
    ];
  }

  let events = 0;
  const event = (type: string, object: object) =>
    ({
      id: `evt_${String(++events).padStart(4, "0")}`,
      object: "event",
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    }) as unknown as Stripe.Event;
  /** The body of an event and the headers with which it is sent. */
  const signed = (object: Stripe.Event) => {
    const payload = JSON.stringify(object);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    return { payload, headers: { "content-type": "application/json", "stripe-signature": signature } };
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const env = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: SECRET,
    PUBLIC_URL: "https://kovan.example",
    STRIPE_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const statuses = () => all("checkout.session").map(({ status }) => status);
  return {
    env,
    next,
    all,
    find,
    add,
    pay,
    event,
    signed,
    statuses,
    close: () => server.close(),
    closeConnections: () => server.closeAllConnections(),
  };
}

const exists = {
  error: { status: 400, type: "invalid_request_error", code: "resource_already_exists", message: "It exists." },
};
const missing = (what: string) => ({
  error: { status: 404, type: "invalid_request_error", code: "resource_missing", message: `No such object: ${what}` },
});

const matches = (one: StripeObject, wanted: URLSearchParams): boolean =>
  Object.entries({ status: one.status, invoice: one.invoice, "payment[payment_intent]": paymentOf(one) }).every(
    ([name, value]) => !wanted.has(name) || value === wanted.get(name),
  );
const paymentOf = ({ payment }: StripeObject) => (payment as { payment_intent: string } | undefined)?.payment_intent;

/** The values of `name[…]`. */
const named = (values: Values, name: string): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const inner = new RegExp(`^${name}\\[(.+)\\]$`).exec(key)?.[1];
      return inner ? [[inner, value]] : [];
    }),
  );

async function formOf(request: IncomingMessage): Promise<Values> {
  let body = "";
  for await (const part of request) body += part;
  return Object.fromEntries(new URLSearchParams(body));
}
