import { expect, test } from "vitest";
import { clockIn, instantAt } from "./zoned-time.ts";

test("a clock is read in its zone, also on the days on which it is moved", () => {
  expect(instantAt("2026-12-31T23:59", "Europe/Istanbul")).toBe("2026-12-31T20:59:00.000Z");
  expect(clockIn("2026-12-31T20:59:00.000Z", "Europe/Istanbul")).toBe("2026-12-31T23:59");
  // Berlin has no 2:30 on the last Sunday of March, and two in October: nobody loses time.
  expect(instantAt("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(instantAt("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  expect(instantAt("2026-03-29T03:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(instantAt("tomorrow", "UTC")).toBeUndefined();
  expect(clockIn("tomorrow", "UTC")).toBe("");
});
