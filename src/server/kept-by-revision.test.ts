import { expect, test, vi } from "vitest";
import { keptByRevision } from "./kept-by-revision.server.ts";

test("an answer is made once for a revision, also when asked twice at once, and anew for another", async () => {
  const kept = keptByRevision<string>(10);
  const make = vi.fn(async () => `made ${make.mock.calls.length}`);
  expect(await Promise.all([kept.get("a", "1", make), kept.get("a", "1", make)])).toEqual(["made 1", "made 1"]);
  expect(await kept.get("a", "2", make)).toBe("made 2");
  expect(await kept.get("b", "2", make)).toBe("made 3");
  expect(await kept.get("a", "2", make)).toBe("made 2");
});

test("a failure is not kept", async () => {
  const kept = keptByRevision<string>(10);
  await expect(kept.get("a", "1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await kept.get("a", "1", async () => "yes")).toBe("yes");
});

test("what was not asked for longest goes first", async () => {
  const kept = keptByRevision<string>(2);
  const make = vi.fn(async () => "made");
  for (const key of ["a", "b", "a", "c", "a"]) await kept.get(key, "1", make);
  expect(make).toHaveBeenCalledTimes(3);
  await kept.get("b", "1", make);
  expect(make).toHaveBeenCalledTimes(4);
});
