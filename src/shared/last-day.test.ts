import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfLastDay, lastDayOf } from "./last-day.ts";

test("a last day is over at midnight in Istanbul", () => {
  expect(endOfLastDay("2026-11-30")).toBe("2026-11-30T20:59:59.000Z");
  expect(lastDayOf("2026-11-30T21:00:00Z")).toBe("2026-12-01");
});

test.each(["", "2026-02-30", "30.11.2026", "2026-13-01", "today", "2026-1-1"])("%j is no day", (text) => {
  expect(endOfLastDay(text)).toBeUndefined();
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
