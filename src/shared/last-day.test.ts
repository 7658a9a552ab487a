import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { SHIPPED_HOUSE, setHouse } from "./house.ts";
import { beginningOfDay, endOfLastDay, lastDayOf } from "./last-day.ts";

test("a last day is over at midnight in Istanbul", () => {
  expect(endOfLastDay("2026-11-30")).toBe("2026-11-30T20:59:59.000Z");
  expect(lastDayOf("2026-11-30T21:00:00Z")).toBe("2026-12-01");
});

test.each(["", "2026-02-30", "30.11.2026", "2026-13-01", "today", "2026-1-1"])("%j is no day", (text) => {
  expect(endOfLastDay(text)).toBeUndefined();
});

test("days end where the house is, also when its clocks change", () => {
  setHouse({ ...SHIPPED_HOUSE, timeZone: "America/New_York" });
  onTestFinished(() => setHouse(null));
  expect(endOfLastDay("2026-11-30")).toBe("2026-12-01T04:59:59.000Z");
  expect(endOfLastDay("2026-07-30")).toBe("2026-07-31T03:59:59.000Z");
  expect(lastDayOf("2026-12-01T04:59:59Z")).toBe("2026-11-30");
  expect(beginningOfDay("2026-11-01")).toBe("2026-11-01T04:00:00.000Z");
  expect(endOfLastDay("2026-11-01")).toBe("2026-11-02T04:59:59.000Z");
});

test("a day survives the way there and back", () => {
  const days = fc.date({ min: new Date("2017-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(lastDayOf(endOfLastDay(day)!)).toBe(day);
    }),
  );
});
