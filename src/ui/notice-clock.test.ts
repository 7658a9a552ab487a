import { afterEach, expect, test, vi } from "vitest";
import { NOTICE_MS, pausableTimer } from "./notice-clock.ts";

afterEach(() => vi.useRealTimers());

test("an error goes after 5.5 s, a warning of unsaved changes after 10 s", () => {
  expect(NOTICE_MS).toMatchObject({ error: 5_500, unsaved: 10_000 });
  vi.useFakeTimers();
  const done = vi.fn();
  pausableTimer(NOTICE_MS.error, done).start();
  vi.advanceTimersByTime(5_499);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("a held clock stands still and goes on with what was left", () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const clock = pausableTimer(5_500, done);
  clock.start();
  vi.advanceTimersByTime(5_000);
  clock.pause();
  clock.pause();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  clock.start();
  clock.start();
  vi.advanceTimersByTime(499);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});
