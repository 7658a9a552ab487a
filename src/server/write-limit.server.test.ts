import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { serve } from "./serve.server.ts";

const path = "/apiTest/Note";
const first = endpoint({ method: "POST", path, summary: "x", access: "signedIn", answer: z.string() });
const second = endpoint({ method: "PUT", path, summary: "x", access: "signedIn", answer: z.string() });
const search = endpoint({ method: "PATCH", path, summary: "x", access: "signedIn", kind: "read", answer: z.string() });
const signOut = endpoint({ method: "DELETE", path, summary: "x", answer: z.string() });

test("writes per minute are limited over all calls, with a localized 429", async () => {
  const { app, call, db } = await testApp(undefined, { WRITES_PER_MINUTE: "3" });
  let written = 0;
  for (const write of [first, second]) serve(app, write, () => `${++written}`);
  for (const other of [search, signOut]) serve(app, other, () => "ok");
  const { token } = await signedIn(db);
  const options = { token, headers: { "accept-language": "tr" } };

  const answers = [];
  for (const write of [first, second, first, second, first]) answers.push(await call(write, {}, options));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(written).toBe(3);
  expect(answers[3]).toMatchObject({ code: "tooManyWrites", message: expect.stringContaining("çok fazla değişiklik") });
  expect(Number(answers[3]!.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(answers[3]!.headers["retry-after"])).toBeLessThanOrEqual(60);

  // Reading and signing out go on, and so do others.
  expect((await call(search, {}, options)).status).toBe(200);
  expect((await call(signOut, {}, options)).status).toBe(200);
  expect((await call(first, {}, { token: (await signedIn(db)).token })).status).toBe(200);
});

test("the document of the API names the limit at each write of members", async () => {
  const { app } = await testApp();
  const { paths } = (await app.inject("/openapi.json")).json();
  expect(paths["/apiUser/User/Put"].put.responses[429].$ref).toContain("tooManyWrites");
  expect(paths["/apiUser/Auth/Logout"].post.responses[429]).toBeUndefined();
});
