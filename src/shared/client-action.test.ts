import { redirect } from "react-router";
import { expect, test } from "vitest";
import { unlessCutOff } from "./client-action.ts";

test("an answer passes through", async () => expect(await unlessCutOff(async () => 1)).toBe(1));

test("no answer is a failure the form can show", async () => {
  const answer = await unlessCutOff(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(answer).toMatchObject({ data: { failure: { code: "connectionLost" } }, init: { status: 503 } });
});

test("redirects and faults are handed on", async () => {
  await expect(unlessCutOff(() => Promise.reject(redirect("/")))).rejects.toBeInstanceOf(Response);
  await expect(unlessCutOff(() => Promise.reject(new Error("fault")))).rejects.toThrow("fault");
});
