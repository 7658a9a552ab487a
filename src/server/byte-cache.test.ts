import { expect, test } from "vitest";
import { byteCache } from "./byte-cache.server.ts";

test("concurrent requests make a value once; the least recent leaves first", async () => {
  const cache = byteCache(10);
  const made: string[] = [];
  const get = (key: string, size = 4) =>
    cache.get(key, async () => {
      made.push(key);
      return new Uint8Array(size);
    });
  await Promise.all([get("a"), get("a")]);
  await get("b");
  await get("a");
  await get("c");
  await get("a");
  await get("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a failure is not kept", async () => {
  const cache = byteCache(10);
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", async () => new Uint8Array(1))).toHaveLength(1);
});
