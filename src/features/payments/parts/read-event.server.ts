import type Stripe from "stripe";
import { z } from "zod";
import type { PaymentEvent, PaymentFact } from "#shared/payment-fact.ts";
import { isUuid } from "#shared/uuid.ts";

/** The metadata that we write into everything made for an order, and read back from its events. */
export interface OrderMetadata {
  order: string;
  /** The key of the package. */
  package?: string;
  /** On a refund: the reference of the charge it returns. */
  charge?: string;
  /** On a refund: the id of our request. */
  request?: string;
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const idOf = (object: string | { id: string } | null | undefined): string =>
  typeof object === "string" ? object : (object?.id ?? "");

/**
 * A verified event of Stripe, or of the sandbox, which sends the same. Undefined: nothing that concerns us. Throws where fields are
 * missing or hold what cannot be, such as a payment below nothing.
 */
export function readEvent(event: Stripe.Event): PaymentEvent | undefined {
  const read = factsIn(event);
  if (!read) return undefined;
  const order = read.metadata?.order;
  const orderId = order && isUuid(order) ? order : null;
  for (const fact of read.facts) {
    if ("minor" in fact) AMOUNT.parse(fact.minor);
    if ("reference" in fact) REFERENCE.parse(fact.reference);
    if ("currency" in fact) CURRENCY.parse(fact.currency);
  }
  return { id: REFERENCE.parse(event.id), at: isoOf(read.created ?? event.created), orderId, facts: read.facts };
}

/** The database stores an integer. */
const AMOUNT = z.int32().min(0);
const REFERENCE = z.string().min(1).max(255);
const CURRENCY = z.string().regex(/^[A-Z]{3}$/);

interface Read {
  metadata: Stripe.Metadata | null | undefined;
  facts: PaymentFact[];
  /** When it happened, where that is not when it was said. */
  created?: number;
}

function factsIn(event: Stripe.Event): Read | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return completed(event.data.object);
    case "checkout.session.async_payment_failed":
      return { metadata: event.data.object.metadata, facts: [{ kind: "checkout", result: "failed" }] };
    case "checkout.session.expired":
      return { metadata: event.data.object.metadata, facts: [{ kind: "checkout", result: "expired" }] };
    case "invoice.paid":
      return invoicePaid(event.data.object);
    case "invoice.payment_failed":
      return {
        metadata: event.data.object.parent?.subscription_details?.metadata,
        facts: [{ kind: "chargeFailed", reference: event.data.object.id }],
      };
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return subscription(event.data.object, event.type === "customer.subscription.created");
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refund(event.data.object);
    case "charge.dispute.closed":
      return dispute(event.data.object);
    default:
      return undefined;
  }
}

function completed(session: Stripe.Checkout.Session): Read {
  const { metadata, mode, payment_status, payment_intent, amount_total, currency } = session;
  if (payment_status === "unpaid") return { metadata, facts: [{ kind: "checkout", result: "pending" }] };
  const facts: PaymentFact[] = [{ kind: "checkout", result: "completed" }];
  // A subscription is paid by its invoices.
  if (mode === "payment" && currency)
    facts.push({
      kind: "charge",
      reference: idOf(payment_intent),
      minor: amount_total ?? 0,
      currency: currency.toUpperCase(),
      until: null,
    });
  return { metadata, facts };
}

function invoicePaid(invoice: Stripe.Invoice): Read {
  const ends = invoice.lines.data.map(({ period }) => period.end);
  const until = ends.length > 0 ? isoOf(Math.max(...ends)) : null;
  const { id, amount_paid: minor, currency, ending_balance: balance } = invoice;
  const metadata = invoice.parent?.subscription_details?.metadata;
  const packageKey = metadata?.package;
  return {
    metadata,
    facts: [
      {
        kind: "charge",
        reference: id,
        minor,
        currency: currency.toUpperCase(),
        until,
        ...(packageKey && { packageKey }),
        // A balance below zero is what the provider owes.
        ...(balance && balance < 0 && { credit: -balance }),
      },
    ],
  };
}

function subscription(
  { metadata, status, cancel_at_period_end, cancel_at, items }: Stripe.Subscription,
  isNew: boolean,
): Read {
  const isEnded = status === "canceled" || status === "incomplete_expired";
  const cancelsAtEnd = cancel_at_period_end || cancel_at !== null;
  const minor = items.data[0]?.price.unit_amount;
  const about = { packageKey: metadata.package ?? "", isEnded, cancelsAtEnd };
  return {
    metadata,
    facts: [{ kind: "subscription", ...about, ...(isNew && { isNew }), ...(typeof minor === "number" && { minor }) }],
  };
}

function refund(refunded: Stripe.Refund): Read | undefined {
  const { id, amount, currency, status, metadata, payment_intent, failure_reason } = refunded;
  const request = metadata?.request;
  if ((status === "failed" || status === "canceled") && request && isUuid(request))
    return { metadata, facts: [{ kind: "refundFailed", request, problem: failure_reason ?? status }] };
  if (status !== "succeeded") return undefined;
  const charge = metadata?.charge ?? idOf(payment_intent);
  return {
    metadata,
    facts: [{ kind: "refund", reference: id, charge, minor: amount, currency: currency.toUpperCase() }],
  };
}

/** A dispute that was lost: its money went back when it began. */
function dispute({
  id,
  amount,
  currency,
  status,
  metadata,
  payment_intent,
  created,
}: Stripe.Dispute): Read | undefined {
  if (status !== "lost") return undefined;
  const charge = metadata.charge ?? idOf(payment_intent);
  const facts: PaymentFact[] = [
    { kind: "refund", reference: id, charge, minor: amount, currency: currency.toUpperCase() },
  ];
  return { metadata, facts, created };
}
