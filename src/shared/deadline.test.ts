import fc from "fast-check";
import { expect, test } from "vitest";
import { type Deadline, deadlineAt, type Opening } from "./deadline.ts";

const WINTER: Opening = { opensAt: "2026-11-21T21:00:00Z", closesAt: "2026-11-30T20:59:59Z" };

test.each([
  ["2026-11-21T20:59:59.999Z", { state: "notYetOpen", days: 1 }],
  ["2026-11-21T21:00:00Z", { state: "open", days: 8 }],
  ["2026-11-24T12:00:00Z", { state: "open", days: 6 }],
  ["2026-11-29T20:59:59Z", { state: "open", days: 1 }],
  ["2026-11-29T21:00:00Z", { state: "open", days: 0 }],
  ["2026-11-30T20:59:59.999Z", { state: "open", days: 0 }],
  ["2026-11-30T21:00:00Z", { state: "closed" }],
] as const)("at %s", (now, expected) => {
  expect(deadlineAt(WINTER, new Date(now))).toEqual(expected);
});

test("without an end it stays open; without a beginning it has always been", () => {
  const open = { state: "open", days: null };
  expect(deadlineAt({ opensAt: null, closesAt: null }, new Date(0))).toEqual(open);
  expect(deadlineAt({ opensAt: WINTER.opensAt, closesAt: null }, new Date("2100-01-01"))).toEqual(open);
  expect(deadlineAt({ opensAt: null, closesAt: WINTER.closesAt }, new Date("2027-01-01"))).toEqual({ state: "closed" });
});

const instant = fc.date({ min: new Date("2017-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const ORDER = ["notYetOpen", "open", "closed"];
const daysOf = (deadline: Deadline) => ("days" in deadline ? deadline.days : null);

test("time moves a deadline from not yet open to open to closed only", () => {
  fc.assert(
    fc.property(instant, instant, instant, instant, (a, b, c, d) => {
      const [opens, closes] = [a, b].sort((x, y) => x.getTime() - y.getTime());
      const [earlier, later] = [c, d].sort((x, y) => x.getTime() - y.getTime());
      const opening = { opensAt: opens!.toISOString(), closesAt: closes!.toISOString() };
      const before = deadlineAt(opening, earlier!);
      const after = deadlineAt(opening, later!);
      expect(ORDER.indexOf(after.state)).toBeGreaterThanOrEqual(ORDER.indexOf(before.state));
      if (before.state !== after.state) return;
      const [had, has] = [daysOf(before), daysOf(after)];
      if (had !== null && has !== null) expect(has).toBeLessThanOrEqual(had);
      if (has !== null) expect(Number.isInteger(has) && has >= 0).toBe(true);
    }),
  );
});

test("the second named last is still open, the one after it is not", () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 999 }), (closes, ms) => {
      const second = Math.floor(closes.getTime() / 1000) * 1000;
      const opening = { opensAt: null, closesAt: new Date(second).toISOString() };
      expect(deadlineAt(opening, new Date(second + ms))).toEqual({ state: "open", days: 0 });
      expect(deadlineAt(opening, new Date(second + 1000 + ms)).state).toBe("closed");
    }),
  );
});
