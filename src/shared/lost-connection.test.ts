import { createMemoryRouter, createPath, data, redirect, UNSAFE_ErrorResponseImpl } from "react-router";
import { expect, test } from "vitest";
import { catchLostConnection } from "./lost-connection.ts";

/** What a page has after its action: the data, or the error of its boundary, and how often its loader ran. */
async function submitTo(action: () => Promise<unknown>) {
  let loads = 0;
  const router = createMemoryRouter([
    {
      id: "page",
      path: "/",
      // Its type leaves open what a router without a browser passes on.
      middleware: [(args, next) => catchLostConnection(args, next as Parameters<typeof catchLostConnection>[1])],
      loader: () => ++loads,
      action,
      children: [{ path: "next", loader: () => null }],
    },
  ]);
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && resolve(stop()));
  });
  const loaded = loads;
  await router.navigate("/", { formMethod: "post", formData: new FormData() });
  const { actionData, errors, location } = router.state;
  return { answer: actionData?.page, error: errors?.page, path: createPath(location), isReloaded: loads > loaded };
}

const refuse = (reason: unknown) => submitTo(() => Promise.reject(reason));

test("an answer passes through", async () =>
  expect(await submitTo(async () => 1)).toMatchObject({ answer: 1, isReloaded: true }));

test("no answer is a failure that the form shows, and nothing is loaded again", async () => {
  const failed = { answer: { failure: { code: "connectionLost" } }, error: undefined, isReloaded: false };
  expect(await refuse(new TypeError("Failed to fetch"))).toMatchObject(failed);
  // As the router's own request for the data of an action has it.
  expect(await refuse(data(new TypeError("Failed to fetch")))).toMatchObject(failed);
});

test("a fault of the server, a proxy's page and unreadable data are the same", async () => {
  const failed = { answer: { failure: { code: "connectionLost" } }, error: undefined, isReloaded: false };
  expect(await refuse(new Error("Unable to decode turbo-stream response"))).toMatchObject(failed);
  expect(await refuse(new UNSAFE_ErrorResponseImpl(502, "", "<html>"))).toMatchObject(failed);
});

test("redirects and refusals of a page are handed on", async () => {
  expect(await refuse(redirect("/next"))).toMatchObject({ path: "/next", error: undefined });
  const refusal = data({ code: "forbidden" }, { status: 403 });
  expect(await refuse(refusal)).toMatchObject({ error: { status: 403 }, answer: undefined });
});
