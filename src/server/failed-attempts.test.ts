import { afterEach, expect, test, vi } from "vitest";
import { failedAttempts } from "./failed-attempts.server.ts";

afterEach(() => void vi.useRealTimers());

test("a key is blocked after so many failures until the time is over, others are not", () => {
  vi.useFakeTimers();
  const attempts = failedAttempts({ max: 3, minutes: 15 });
  for (let time = 0; time < 3; time++) {
    expect(attempts.isBlocked("a")).toBe(false);
    attempts.failed("a");
  }
  expect(attempts.isBlocked("a")).toBe(true);
  expect(attempts.isBlocked("b")).toBe(false);
  vi.advanceTimersByTime(15 * 60_000);
  expect(attempts.isBlocked("a")).toBe(false);
});

test("a success forgets the failures before it; more keys than are kept push out the oldest", () => {
  const attempts = failedAttempts({ max: 1, minutes: 15 });
  attempts.failed("a");
  attempts.succeeded("a");
  expect(attempts.isBlocked("a")).toBe(false);
  for (let key = 0; key <= 10_000; key++) attempts.failed(String(key));
  expect([attempts.isBlocked("0"), attempts.isBlocked("1"), attempts.isBlocked("10000")]).toEqual([false, true, true]);
});
