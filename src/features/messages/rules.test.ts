import { expect, test } from "vitest";
import { byDay } from "./rules.ts";

test("messages of one day stand together", () => {
  const rows = ["2026-11-01T08:00:00Z", "2026-11-01T20:00:00Z", "2026-11-02T08:00:00Z"].map((sentAt) => ({ sentAt }));
  expect(byDay(rows, (instant) => instant.slice(0, 10)).map(({ day, rows }) => [day, rows.length])).toEqual([
    ["2026-11-01", 2],
    ["2026-11-02", 1],
  ]);
});
