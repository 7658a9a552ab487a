import { expect, test, vi } from "vitest";
import { revisionCache } from "./revision-cache.server.ts";

test("an answer is made once per revision, also when asked twice at once", async () => {
  const cache = revisionCache<string>(10);
  const make = vi.fn(async () => `made ${make.mock.calls.length}`);
  expect(await Promise.all([cache.get("a", "1", make), cache.get("a", "1", make)])).toEqual(["made 1", "made 1"]);
  expect(await cache.get("a", "2", make)).toBe("made 2");
  expect(await cache.get("b", "2", make)).toBe("made 3");
  expect(await cache.get("a", "2", make)).toBe("made 2");
});

test("a failure is not kept", async () => {
  const cache = revisionCache<string>(10);
  await expect(cache.get("a", "1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", "1", async () => "yes")).toBe("yes");
});

test("what was not asked for longest goes first", async () => {
  const cache = revisionCache<string>(2);
  const make = vi.fn(async () => "made");
  for (const key of ["a", "b", "a", "c", "a"]) await cache.get(key, "1", make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get("b", "1", make);
  expect(make).toHaveBeenCalledTimes(4);
});
