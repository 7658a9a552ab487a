import { redirect } from "react-router";
import { expect, test } from "vitest";
import { unlessFailed } from "./client-loader.ts";

test("data pass through", async () => expect(await unlessFailed(async () => 1)).toBe(1));

test("a request that fails brings no data", async () => {
  expect(await unlessFailed(() => Promise.reject(new TypeError("Failed to fetch")))).toBeUndefined();
  expect(await unlessFailed(() => Promise.reject(new Error("fault")))).toBeUndefined();
});

test("redirects are handed on", async () => {
  await expect(unlessFailed(() => Promise.reject(redirect("/")))).rejects.toBeInstanceOf(Response);
});
