import { afterEach, expect, test, vi } from "vitest";
import { loadingClock, type Progress } from "./loading-clock.ts";

afterEach(() => vi.useRealTimers());

function started() {
  vi.useFakeTimers();
  const shown: Progress[] = [];
  const clock = loadingClock((progress) => shown.push(progress));
  clock.start();
  return { clock, shown };
}

test("work shorter than the throttle shows nothing", () => {
  const { clock, shown } = started();
  vi.advanceTimersByTime(199);
  clock.finish();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
});

test("the bar starts at 200 ms, steps, is half at 2.5 s, never full alone", () => {
  const { clock, shown } = started();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(2_500);
  expect(shown).toHaveLength(26);
  expect(shown.at(-1)).toBeCloseTo(50);
  vi.advanceTimersByTime(600_000);
  expect(shown.at(-1)).toBeLessThan(100);
  clock.finish();
  expect(shown.at(-1)).toBe(100);
  vi.advanceTimersByTime(499);
  expect(shown.at(-1)).toBe(100);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBeUndefined();
});

test("short work beginning under a full bar does not leave it standing", () => {
  const { clock, shown } = started();
  vi.advanceTimersByTime(1_000);
  clock.finish();
  vi.advanceTimersByTime(100);
  clock.start();
  vi.advanceTimersByTime(50);
  clock.finish();
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBeUndefined();
});
