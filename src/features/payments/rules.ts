import type { PaymentEvent, PaymentFact } from "#shared/payment-fact.ts";
import { GRACE_DAYS, type OrderState } from "./limits.ts";

const DAY_MS = 86_400_000;

export interface Standing {
  state: OrderState;
  /** Until when what was bought is open, an ISO instant; null: it is not, or for good (a report). */
  accessUntil: string | null;
  /** The end of the period that is paid; rights may last some days longer. Null: no period is paid. */
  paidUntil: string | null;
  /** The package it is now: plans can be changed. Null: nothing was said of it. */
  packageKey: string | null;
  /** For one period, in the smallest unit. Null: nothing was said of it. */
  minor: number | null;
  cancelsAtEnd: boolean;
  /** It does because the sandbox, where it was paid with a test card, is off. */
  isSandboxOff: boolean;
  /** The last payment that was due could not be collected. */
  isFailing: boolean;
  /** It goes on, though its newest payment has gone back. */
  isReturned: boolean;
  /** The credit of the next payments, in the smallest unit, as the newest payment said. */
  credit: number;
}

/** One movement of money. A refund is negative. */
export interface LedgerRow {
  kind: "charge" | "refund";
  /** The provider's, unique with the kind. */
  reference: string;
  minor: number;
  currency: string;
  at: string;
  /** Of a refund: the reference of the charge that went back. */
  charge: string | null;
  /** The package that was paid for; null: it was not said. */
  packageKey: string | null;
}

type Of<Kind extends PaymentFact["kind"]> = Extract<PaymentFact, { kind: Kind }> & { at: string };

/**
 * All that was said of an order, in the order it happened. What arrives late, twice or in another order makes the same.
 * Of one instant a beginning comes first, else the id decides.
 */
function factsOf(events: readonly PaymentEvent[]) {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  const sorted = once.sort((a, b) => compare(a.at, b.at) || begins(b) - begins(a) || compare(a.id, b.id));
  const facts = sorted.flatMap(({ at, facts }) => facts.map((fact) => ({ ...fact, at })));
  const of = <Kind extends PaymentFact["kind"]>(kind: Kind) => facts.filter((fact) => fact.kind === kind) as Of<Kind>[];
  return {
    checkouts: of("checkout"),
    charges: firstByReference(of("charge")),
    failures: of("chargeFailed"),
    subscriptions: of("subscription"),
    refunds: firstByReference(of("refund")),
  };
}

const begins = ({ facts }: PaymentEvent): number => Number(facts.some((fact) => "isNew" in fact && fact.isNew));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** In their order: of one second, the later one says what is left. */
const firstByReference = <Row extends { reference: string }>(rows: Row[]): Row[] =>
  rows.filter((row, at) => rows.findIndex(({ reference }) => reference === row.reference) === at);

/** The movements of money that events say. */
export function ledgerOf(events: readonly PaymentEvent[]): LedgerRow[] {
  const { charges, refunds } = factsOf(events);
  const packageOf = new Map(charges.map(({ reference, packageKey }) => [reference, packageKey ?? null]));
  return [
    ...charges.map(({ kind, reference, minor, currency, at, packageKey = null }) => ({
      kind,
      reference,
      minor,
      currency,
      at,
      charge: null,
      packageKey,
    })),
    ...refunds.map(({ kind, reference, minor, currency, at, charge }) => ({
      kind,
      reference,
      minor: -minor,
      currency,
      at,
      charge,
      packageKey: packageOf.get(charge) ?? null,
    })),
  ].filter(({ minor }) => minor !== 0);
}

/** The state of an order. Rights follow from nothing else (decision 12). */
export function standingOf(kind: "package" | "report", events: readonly PaymentEvent[]): Standing {
  const { checkouts, charges, failures, subscriptions, refunds } = factsOf(events);
  const last = subscriptions.at(-1);
  const endedAt = subscriptions.find(({ isEnded }) => isEnded)?.at;
  const returned = (reference: string) =>
    refunds.reduce((sum, { charge, minor }) => sum + (charge === reference ? minor : 0), 0);
  const live = charges.filter(({ reference, minor }) => returned(reference) < minor || minor === 0);
  const lastPaidAt =
    live
      .map(({ at }) => at)
      .sort(compare)
      .at(-1) ?? "";
  const isFailing = failures.some(
    ({ reference, at }) => at > lastPaidAt && !charges.some((charge) => charge.reference === reference),
  );
  const newest = charges.at(-1);
  const about = {
    isFailing,
    isReturned: endedAt === undefined && newest !== undefined && newest.minor > 0 && !live.includes(newest),
    packageKey: subscriptions.findLast(({ packageKey }) => packageKey !== "")?.packageKey ?? null,
    minor: last?.minor ?? null,
    cancelsAtEnd: endedAt === undefined && last?.cancelsAtEnd === true,
    isSandboxOff: last?.isSandboxOff === true,
    credit: endedAt === undefined ? (newest?.credit ?? 0) : 0,
  };
  if (live.length === 0)
    return {
      ...about,
      state: unpaid(checkouts, failures.length > 0, charges.length > 0),
      accessUntil: null,
      paidUntil: null,
    };
  if (kind === "report") return { ...about, state: "paid", accessUntil: null, paidUntil: null };
  const paidUntil = live
    .map(({ until }) => until ?? "")
    .sort(compare)
    .at(-1)!;
  if (endedAt !== undefined)
    return { ...about, state: "ended", accessUntil: compare(endedAt, paidUntil) < 0 ? endedAt : paidUntil, paidUntil };
  if (about.cancelsAtEnd) return { ...about, state: "paid", accessUntil: paidUntil, paidUntil };
  const grace = new Date(Date.parse(paidUntil) + GRACE_DAYS * DAY_MS).toISOString();
  return { ...about, state: isFailing ? "pastDue" : "paid", accessUntil: grace, paidUntil };
}

function unpaid(checkouts: readonly Of<"checkout">[], hasFailed: boolean, wasPaid: boolean): OrderState {
  if (wasPaid) return "refunded";
  const result = checkouts.at(-1)?.result;
  if (result === "expired") return "expired";
  if (result === "failed" || hasFailed) return "failed";
  return result === undefined ? "open" : "pending";
}
