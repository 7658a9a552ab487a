import { expect, test } from "vitest";
import { spansOf, yearsOf } from "./time-axis.ts";

const row = (startDate: string | null, endDate: string | null = null, stillWorking = false) => ({
  startDate,
  endDate,
  stillWorking,
});
const NOW = "2026-01-01";

test("rows stand where they were between the first beginning and now", () => {
  const empty = row("0001-01-01T00:00:00", "2020-01-01");
  const rows = [row("2021-01-01", null, true), row("2016-01-01", "2021-01-01"), row(null, "2020-01-01"), empty];
  const spans = spansOf(rows, NOW);
  expect(spans.map((span) => span && [Math.round(span.start), Math.round(span.length)])).toEqual([
    [50, 50],
    [0, 50],
    undefined,
    undefined,
  ]);
  expect(yearsOf(rows, NOW)).toEqual([2016, 2018, 2020, 2023]);
});

test("one row, rows ahead of now and ends before beginnings draw no axis outside of itself", () => {
  expect([spansOf([row("2020-01-01")], NOW), yearsOf([row("2020-01-01")], NOW), spansOf([], NOW)]).toEqual([
    [undefined],
    [],
    [],
  ]);
  const odd = spansOf([row("2020-01-01", "2019-01-01"), row("2030-01-01", "2031-01-01")], NOW);
  expect(odd).toEqual([
    { start: 0, length: 0 },
    { start: 100, length: 0 },
  ]);
  // Within one year there is nothing to tell apart.
  expect(yearsOf([row("2025-12-01"), row("2025-12-02")], NOW)).toEqual([2025]);
});
