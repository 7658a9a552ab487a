import type Stripe from "stripe";
import type { SandboxCheckout, SandboxSubscription } from "#features/payments/sandbox/parts/objects.ts";
import {
  eventsAt,
  invoiceObject,
  type SentEvent,
  sessionObject,
  subscriptionObject,
} from "#features/payments/sandbox/parts/sent-events.ts";

const DAY_MS = 86_400_000;
const PACKAGES = ["personal-monthly", "business-monthly", "personal-yearly"];

/** Numbers between 0 and 1 that a seed decides. */
function numbersOf(seed: number): () => number {
  let state = (seed + 1) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Row>(rows: readonly Row[], seed: number): Row[] {
  const next = numbersOf(seed);
  return rows
    .map((row) => ({ row, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ row }) => row);
}

/** Connections end at the first of these statements of a transaction, and at each fifth one after it. */
const CUT_STATEMENTS = 17;
export const STATEMENTS_BETWEEN_CUTS = 5;

/** A history as it may arrive: shuffled, some events twice, each with the statement that its connection ends at first. */
export function deliveriesOf(seed: number, orderId: string): { event: Stripe.Event; cutAt: number }[] {
  const events = randomHistory(seed, orderId);
  const doubled = [...events, ...events.filter((_, index) => (seed + index) % 3 === 0)];
  return shuffled(doubled, seed).map((event, index) => ({ event, cutAt: (seed + index) % CUT_STATEMENTS }));
}

/** What a history tries: each kind of event cut off at each statement, and after each other kind, in order and as it arrives. */
function casesOf(seed: number): string[] {
  const orderly = randomHistory(seed, "").map(({ type }) => type);
  const deliveries = deliveriesOf(seed, "");
  const arriving = deliveries.map(({ event }) => event.type);
  const following = (types: string[]) => types.slice(1).map((type, index) => `${types[index]} ${type}`);
  const cuts = deliveries.flatMap(({ event, cutAt }) =>
    Array.from({ length: CUT_STATEMENTS }, (_, statement) => statement)
      .filter((statement) => statement >= cutAt && (statement - cutAt) % STATEMENTS_BETWEEN_CUTS === 0)
      .map((statement) => `${event.type} cut at ${statement}`),
  );
  return [
    `${orderly.length} events`,
    ...cuts,
    ...following(orderly).map((pair) => `in order ${pair}`),
    ...following(arriving).map((pair) => `arriving ${pair}`),
  ];
}

/** The seeds, of so many, whose histories try a case that none before them tries: together they try all that the others do. */
export function seedsOfAllCases(count: number): number[] {
  const tried = new Set<string>();
  return Array.from({ length: count }, (_, seed) => seed).filter((seed) => {
    const { size } = tried;
    for (const name of casesOf(seed)) tried.add(name);
    return tried.size > size;
  });
}

/**
 * A random history of a provider about one order of a package over a year: paid at once, late or not at all; renewals
 * that are collected or fail; another plan, an end that is requested and taken back, money that is refunded in part or
 * whole. The same seed gives the same for every order.
 */
export function randomHistory(seed: number, orderId: string): Stripe.Event[] {
  const random = numbersOf(seed);
  const chance = (share: number) => random() < share;
  const events: SentEvent[] = [];
  let at = Date.UTC(2026, 0, 1);
  let count = 0;
  const id = (kind: string) => `${kind}_${orderId}:${String(++count).padStart(3, "0")}`;
  const say = (type: string, object: Record<string, unknown>) => {
    at += 1000 * Math.floor(random() * 3);
    events.push(eventsAt(new Date(at), () => id("e"))(type, object));
  };
  const wait = (days: number) => {
    at += days * DAY_MS;
  };
  const checkout = (type: string, status: "paid" | "unpaid") =>
    say(
      `checkout.session.${type}`,
      sessionObject(`cs_${orderId}`, orderId, subscriptionCheckout, { status, payment: null }),
    );

  if (!isPaid(chance, checkout, wait)) return events as unknown as Stripe.Event[];
  const current: SandboxSubscription = { ...subscription, periodStart: iso(at), periodEnd: iso(at + 31 * DAY_MS) };
  const changed = (type = "updated") =>
    say(`customer.subscription.${type}`, subscriptionObject(`sub_${orderId}`, orderId, current));
  const invoices: { reference: string; minor: number }[] = [];
  const invoice = (reference: string, paid: boolean) => {
    say(
      paid ? "invoice.paid" : "invoice.payment_failed",
      invoiceObject(reference, orderId, current, paid ? current.minor : 0),
    );
    if (paid) invoices.push({ reference, minor: current.minor });
  };
  const refund = (share: number) => {
    const of = invoices[Math.floor(random() * invoices.length)];
    if (!of) return;
    const amount = Math.ceil(of.minor * share);
    of.minor -= amount;
    const metadata = { order: orderId, charge: of.reference };
    say("refund.created", {
      id: id("re"),
      object: "refund",
      amount,
      currency: "usd",
      status: "succeeded",
      metadata,
      payment_intent: null,
    });
  };
  changed("created");
  invoice(id("in"), true);
  for (let step = Math.floor(random() * 7); step > 0; step--) {
    wait(Math.floor(random() * 20));
    const kind = random();
    if (kind < 0.35) {
      Object.assign(current, {
        periodStart: current.periodEnd,
        periodEnd: iso(Date.parse(current.periodEnd) + 31 * DAY_MS),
      });
      const reference = id("in");
      if (chance(0.4)) {
        invoice(reference, false);
        wait(1);
      }
      if (chance(0.7)) invoice(reference, true);
    } else if (kind < 0.55) {
      Object.assign(current, {
        packageKey: PACKAGES[Math.floor(random() * PACKAGES.length)],
        minor: 1200 + step * 100,
      });
      changed();
      invoice(id("in"), true);
    } else if (kind < 0.75) {
      current.cancelsAtEnd = !current.cancelsAtEnd;
      changed();
    } else if (kind < 0.9) refund(chance(0.5) ? 1 : 0.3);
    else {
      current.state = "ended";
      changed("deleted");
      break;
    }
  }
  return events as unknown as Stripe.Event[];
}

/** The checkout until it is paid; false: it never is. */
function isPaid(
  chance: (share: number) => boolean,
  checkout: (type: string, status: "paid" | "unpaid") => void,
  wait: (days: number) => void,
): boolean {
  if (chance(0.1)) {
    checkout("expired", "unpaid");
    return false;
  }
  if (!chance(0.3)) {
    checkout("completed", "paid");
    return true;
  }
  checkout("completed", "unpaid");
  wait(1);
  const arrives = chance(0.7);
  checkout(arrives ? "async_payment_succeeded" : "async_payment_failed", arrives ? "paid" : "unpaid");
  return arrives;
}

const iso = (at: number) => new Date(at).toISOString();

const subscription: SandboxSubscription = {
  minor: 1200,
  currency: "USD",
  name: "Package",
  packageKey: "personal-monthly",
  period: "month",
  card: "succeeds",
  locale: "en",
  periodStart: "",
  periodEnd: "",
  cancelsAtEnd: false,
  state: "active",
  dueAt: "",
  openInvoice: null,
};

const subscriptionCheckout: SandboxCheckout = {
  minor: 1200,
  currency: "USD",
  name: "Package",
  subscription: { packageKey: "personal-monthly", period: "month" },
  locale: "en",
  successPath: "/",
  cancelPath: "/",
  state: "open",
};
