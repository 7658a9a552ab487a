import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentEvent, PaymentFact } from "#shared/payment-fact.ts";
import { GRACE_DAYS } from "./limits.ts";
import { ledgerOf, standingOf } from "./rules.ts";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const day = (count: number): string => new Date(START + count * DAY_MS).toISOString();
let last = 0;
const event = (at: number, ...facts: PaymentFact[]): PaymentEvent => ({
  id: `evt_${String(++last).padStart(6, "0")}`,
  at: day(at),
  orderId: null,
  facts,
});
const charge = (reference: string, until: number | null, minor = 1200): PaymentFact => ({
  kind: "charge",
  reference,
  minor,
  currency: "USD",
  until: until === null ? null : day(until),
});
const subscription = (about: { isEnded?: boolean; cancelsAtEnd?: boolean; packageKey?: string } = {}): PaymentFact => ({
  kind: "subscription",
  packageKey: "personal-monthly",
  isEnded: false,
  cancelsAtEnd: false,
  ...about,
});
const refund = (reference: string, of: string, minor = 1200): PaymentFact => ({
  kind: "refund",
  reference,
  charge: of,
  minor,
  currency: "USD",
});
const bought = () => [
  event(0, { kind: "checkout", result: "completed" }),
  event(0, subscription()),
  event(0, charge("in_1", 31)),
];

test("a package is open for its paid period and grace while it renews", () => {
  expect(standingOf("package", [])).toMatchObject({ state: "open", accessUntil: null });
  expect(standingOf("package", bought())).toMatchObject({ state: "paid", accessUntil: day(31 + GRACE_DAYS) });
  const failing = [...bought(), event(31, { kind: "chargeFailed", reference: "in_2" })];
  expect(standingOf("package", failing)).toMatchObject({ state: "pastDue", accessUntil: day(34) });
  const collected = [...failing, event(32, charge("in_2", 62))];
  expect(standingOf("package", collected)).toMatchObject({ state: "paid", accessUntil: day(65) });
  expect(standingOf("package", [...failing, event(34, subscription({ isEnded: true }))])).toMatchObject({
    state: "ended",
    accessUntil: day(31),
  });
});

test("cancelling keeps what was paid, ending stops at once, last plan wins", () => {
  const cancelled = [...bought(), event(5, subscription({ cancelsAtEnd: true }))];
  expect(standingOf("package", cancelled)).toMatchObject({ state: "paid", accessUntil: day(31), cancelsAtEnd: true });
  const back = [...cancelled, event(6, subscription({ packageKey: "business-monthly" }))];
  expect(standingOf("package", back)).toMatchObject({ accessUntil: day(34), packageKey: "business-monthly" });
  expect(standingOf("package", [...bought(), event(7, subscription({ isEnded: true }))])).toMatchObject({
    state: "ended",
    accessUntil: day(7),
  });
});

test("money that went back closes what it had opened; a part of it does not", () => {
  expect(standingOf("package", [...bought(), event(3, refund("re_1", "in_1", 200))]).state).toBe("paid");
  expect(standingOf("package", [...bought(), event(3, refund("re_1", "in_1"))])).toMatchObject({
    state: "refunded",
    accessUntil: null,
  });
  const report = [event(0, { kind: "checkout", result: "completed" }, charge("pi_1", null, 4900))];
  expect(standingOf("report", report)).toMatchObject({ state: "paid", accessUntil: null });
  expect(standingOf("report", [...report, event(9, refund("re_2", "pi_1", 4900))]).state).toBe("refunded");
});

test("a pending payment opens nothing; failed and left ones can be retried", () => {
  const pending = [event(0, { kind: "checkout", result: "pending" })];
  expect(standingOf("report", pending).state).toBe("pending");
  expect(standingOf("report", [...pending, event(2, { kind: "checkout", result: "failed" })]).state).toBe("failed");
  expect(standingOf("package", [event(0, { kind: "checkout", result: "expired" })]).state).toBe("expired");
  // The checkout is through before its invoice is known to be paid.
  expect(standingOf("package", [event(0, { kind: "checkout", result: "completed" })]).state).toBe("pending");
});

const references = fc.constantFrom("in_1", "in_2", "in_3");
const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.record({
    kind: fc.constant("checkout" as const),
    result: fc.constantFrom("completed", "pending", "failed", "expired"),
  }),
  fc.tuple(references, fc.integer({ min: 0, max: 90 })).map(([reference, until]) => charge(reference, until)),
  references.map((reference) => ({ kind: "chargeFailed" as const, reference })),
  fc.record({ isEnded: fc.boolean(), cancelsAtEnd: fc.boolean() }).map(subscription),
  fc.tuple(fc.constantFrom("re_1", "re_2"), references).map(([reference, of]) => refund(reference, of, 600)),
);
const histories = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 90 }), fact), { maxLength: 14 })
  .map((steps) => steps.map(([at, said]) => event(at, said)));

test("events in any order and twice end in the same rights and ledger", () => {
  fc.assert(
    fc.property(
      histories,
      fc.integer(),
      fc.constantFrom("package" as const, "report" as const),
      (events, seed, kind) => {
        const other = shuffled([...events, ...events.slice(0, Math.abs(seed) % (events.length + 1))], seed);
        expect(standingOf(kind, other)).toEqual(standingOf(kind, events));
        expect(new Set(ledgerOf(other).map((row) => JSON.stringify(row)))).toEqual(
          new Set(ledgerOf(events).map((row) => JSON.stringify(row))),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test("no rights without settled money, no movement twice in the ledger", () => {
  fc.assert(
    fc.property(histories, (events) => {
      const rows = ledgerOf(events);
      expect(new Set(rows.map(({ kind, reference }) => `${kind} ${reference}`)).size).toBe(rows.length);
      const stayed = rows.reduce((sum, { minor }) => sum + minor, 0);
      const { state, accessUntil } = standingOf("package", events);
      if (accessUntil !== null) expect(rows.some(({ kind }) => kind === "charge")).toBe(true);
      if (rows.length === 0) expect(["paid", "pastDue", "ended", "refunded"]).not.toContain(state);
      if (state === "refunded") expect(stayed).toBeLessThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

function shuffled<Row>(rows: readonly Row[], seed: number): Row[] {
  let state = seed >>> 0;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return rows
    .map((row) => ({ row, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ row }) => row);
}

test("of two payments in one second the later one tells the rest", () => {
  const first = event(0, charge("in_1", 31));
  const second = event(0, { ...charge("in_2", 31, 0), credit: 3600 } as PaymentFact);
  for (const events of [
    [first, second],
    [second, first],
  ])
    expect(standingOf("package", events).credit).toBe(3600);
});
