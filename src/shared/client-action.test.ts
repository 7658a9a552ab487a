import { redirect } from "react-router";
import { expect, test } from "vitest";
import { catchLostConnection } from "./client-action.ts";

test("an answer passes through", async () => expect(await catchLostConnection(async () => 1)).toBe(1));

test("no answer is a failure the form can show", async () => {
  const answer = await catchLostConnection(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(answer).toMatchObject({ data: { failure: { code: "connectionLost" } }, init: { status: 503 } });
});

test("redirects and faults are handed on", async () => {
  await expect(catchLostConnection(() => Promise.reject(redirect("/")))).rejects.toBeInstanceOf(Response);
  await expect(catchLostConnection(() => Promise.reject(new Error("fault")))).rejects.toThrow("fault");
});
