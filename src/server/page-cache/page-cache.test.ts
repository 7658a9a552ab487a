import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesced } from "./coalesced.server.ts";
import { PageCache } from "./page-cache.server.ts";

const page = (text: string, bytes = 10) => ({ text, body: Buffer.alloc(bytes) });
const FOREVER_MS = Number.POSITIVE_INFINITY;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function cacheOf(maxBytes = 1_000_000) {
  const state = { revision: 1, until: FOREVER_MS, renders: 0, checks: 0, isSame: false };
  const cache = new PageCache<ReturnType<typeof page>>({
    maxBytes,
    revision: async () => state.revision,
    changesAt: async () => state.until,
    isSame: async () => {
      state.checks++;
      return state.isSame;
    },
  });
  const get = async (key: string, bytes?: number) =>
    (await cache.get(key, async () => page(`${key}${++state.renders}`, bytes)))?.text;
  return { cache, state, get };
}

test("a page is rendered once for all, again after a write or its time", async () => {
  const { state, get } = cacheOf();
  expect(await Promise.all([get("a"), get("a"), get("b")])).toEqual(["a1", "a1", "b2"]);
  state.revision = 2;
  expect(await get("a")).toBe("a3");
  state.until = Date.now() + 1_000;
  state.revision = 3;
  expect(await get("a")).toBe("a4");
  vi.advanceTimersByTime(999);
  expect(await get("a")).toBe("a4");
  vi.advanceTimersByTime(1);
  state.until = FOREVER_MS;
  expect(await get("a")).toBe("a5");
});

test("a page rendered before a write is not given after it", async () => {
  const { cache, state, get } = cacheOf();
  let finish = (_: ReturnType<typeof page>) => {};
  const rendering = new Promise<ReturnType<typeof page>>((resolve) => {
    finish = resolve;
  });
  const before = cache.get("a", () => rendering);
  await vi.runAllTimersAsync();
  state.revision = 2;
  const after = get("a");
  finish(page("old"));
  expect((await before)?.text).toBe("old");
  expect(await after).toBe("a1");
  expect(await get("a")).toBe("a1");
});

test("a page that is made of the same after a write is not rendered again", async () => {
  const { state, get } = cacheOf();
  state.until = Date.now() + 1_000;
  expect(await get("a")).toBe("a1");
  state.isSame = true;
  state.until = Date.now() + 5_000;
  for (const revision of [2, 3]) {
    state.revision = revision;
    expect(await Promise.all([get("a"), get("a")])).toEqual(["a1", "a1"]);
    expect(state.checks).toBe(revision - 1);
  }
  // It says the time of when it was rendered, so its time is over as it was.
  vi.advanceTimersByTime(1_000);
  expect(await get("a")).toBe("a2");
});

test("many who come while a page is rendered after writes share the next one", async () => {
  const { cache, state } = cacheOf();
  const renderings: ((text: string) => void)[] = [];
  const render = () =>
    new Promise<ReturnType<typeof page>>((resolve) => void renderings.push((text) => resolve(page(text))));
  const asked = [cache.get("a", render)];
  await vi.runAllTimersAsync();
  for (state.revision = 2; state.revision < 9; state.revision++) {
    asked.push(cache.get("a", render));
    await vi.runAllTimersAsync();
  }
  state.revision = 8;
  expect(renderings.length).toBe(1);
  renderings[0]!("first");
  await expect.poll(() => renderings.length).toBe(2);
  renderings[1]!("second");
  const texts = (await Promise.all(asked)).map((made) => made?.text);
  expect(texts).toEqual(["first", ...Array.from({ length: 7 }, () => "second")]);
  expect((await cache.get("a", render))?.text).toBe("second");
  expect(renderings.length).toBe(2);
});

test("private and failed pages are not cached; the oldest used leave first", async () => {
  const { cache, get } = cacheOf(25_000);
  expect(await cache.get("own", async () => undefined)).toBeUndefined();
  await expect(cache.get("failed", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect([cache.has("own"), cache.has("failed")]).toEqual([false, false]);
  await get("a", 10_000);
  await get("b", 5_000);
  await get("a");
  await get("c", 5_000);
  expect(["a", "b", "c"].map(cache.has)).toEqual([true, false, true]);
});

test("whoever asks while a question is under way waits for the next one", async () => {
  vi.useRealTimers();
  const answers: ((answer: number) => void)[] = [];
  const ask = coalesced(() => new Promise<number>((resolve) => void answers.push(resolve)));
  const first = [ask(), ask()];
  await expect.poll(() => answers.length).toBe(1);
  const second = [ask(), ask()];
  answers[0]!(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(2);
  expect(await Promise.all(second)).toEqual([2, 2]);
});
