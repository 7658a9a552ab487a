import { expect, test } from "vitest";
import { loadDestination, mayReload } from "./reload-throttle.ts";

test("a page reloads once a minute at most", () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  expect(mayReload(storage, 900_000, false)).toBe(false);
  expect(mayReload(storage, 1_000_000, true)).toBe(true);
  expect(mayReload(storage, 1_059_999, true)).toBe(false);
  expect(mayReload(storage, 1_060_000, true)).toBe(true);
  expect(mayReload(storage, 1_060_001, true)).toBe(false);
});

test("a followed link is loaded as a document, else the page itself", () => {
  const calls: string[] = [];
  const page = {
    assign: (address: string | URL) => void calls.push(String(address)),
    reload: () => void calls.push("reload"),
  };
  loadDestination({ pathname: "/startup/petek", search: "?tab=team", hash: "#a" }, page);
  loadDestination(undefined, page);
  expect(calls).toEqual(["/startup/petek?tab=team#a", "reload"]);
});
