import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { AppError } from "./errors.ts";
import { bodyOf, intent, intentAction } from "./intent-action.ts";
import type { PageContext } from "./page-context.ts";

const rename = endpoint({ method: "PUT", path: "/apiTest/Name", summary: "", body: z.object({ name: z.string() }) });
const page: Pick<PageContext, "api" | "locale"> = {
  api: () => Promise.reject(new AppError("changedMeanwhile")),
  locale: "en",
};
const act = intentAction({
  echo: intent({ body: bodyOf(rename) }, async ({ body: { name } }, { once }) => ({ name, once })),
  rename: intent(
    { id: z.string(), body: bodyOf(rename) },
    ({ body }, { api, once }) => api(rename, { body }, once),
    async ({ id }) => ({ id, name: "Theirs" }),
  ),
  rename2: intent({ body: bodyOf(rename) }, ({ body }, { api }) => api(rename, { body })),
});
const send = (body: unknown) =>
  act(new Request("https://kovan.example", { method: "POST", body: JSON.stringify(body) }), page);
const invalid = { data: { failure: { code: "invalidInput" } }, init: { status: 400 } };

test("an intent gets what it names, and its write a key", async () => {
  expect(await send({ intent: "echo", body: { name: "Bee" }, attempt: "a1" })).toEqual({
    name: "Bee",
    once: { idempotencyKey: "a1" },
  });
  expect(await send({ intent: "echo", body: { name: "Bee" } })).toEqual({ name: "Bee", once: {} });
});

test("no body, no such intent and no such fields are invalid input", async () => {
  for (const body of [undefined, "text", {}, { intent: "toString" }, { intent: "echo" }, { intent: "echo", body: "x" }])
    expect(await send(body), JSON.stringify(body)).toMatchObject(invalid);
});

test("where both changed the same the failure has what others saved", async () => {
  expect(await send({ intent: "rename", id: "7", body: { name: "Mine" } })).toMatchObject({
    data: { failure: { code: "changedMeanwhile" }, current: { id: "7", name: "Theirs" } },
    init: { status: 409 },
  });
  const { data } = (await send({ intent: "rename2", body: { name: "Mine" } })) as { data: object };
  expect(data).not.toHaveProperty("current");
});
