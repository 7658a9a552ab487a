import { expect, test, vi } from "vitest";
import { timedCache } from "./timed-cache.server.ts";

test("a value is asked once, served stale while renewed, failures forgotten", async () => {
  vi.useFakeTimers();
  let count = 0;
  const ask = vi.fn(async () => ++count);
  const get = timedCache(60, ask);
  const owner = {};
  expect(await Promise.all([get(owner, "a"), get(owner, "a")])).toEqual([1, 1]);
  expect(await get(owner, "b")).toBe(2);
  vi.advanceTimersByTime(61_000);
  expect(await get(owner, "a")).toBe(1);
  await vi.runAllTimersAsync();
  expect(await get(owner, "a")).toBe(3);
  ask.mockRejectedValueOnce(new Error("gone"));
  await expect(get({}, "a")).rejects.toThrow("gone");
  vi.useRealTimers();
});
