import { type Params, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { inProcessApi } from "#server/in-process-api.server.ts";
import type { Api } from "#shared/endpoint.ts";
import { extraOf } from "#shared/extra.ts";
import { type PageContext, setPageContext } from "#shared/page-context.ts";
import { VISITOR } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { homeStatistics } from "./contract.ts";
import { loader } from "./home.page.tsx";

test("the home page stays where its numbers cannot be read", async () => {
  const { app } = await testApp();
  const api = inProcessApi(app, {
    viewer: VISITOR,
    viewerKey: "",
    locale: "en",
    address: "::1",
    host: "kovan.example",
  });
  const fault = new Error("the statement was cut off");
  const failing = ((...args) => (args[0].path === homeStatistics.path ? Promise.reject(fault) : api(...args))) as Api;
  const logFault = vi.fn();
  const context = new RouterContextProvider();
  const page: Partial<PageContext> = { api: failing, extra: extraOf(logFault), locale: "en", viewer: VISITOR };
  setPageContext(context, page as PageContext);
  const url = new URL("http://kovan.example/");
  const params: Params = {};
  const args = { context, url, request: new Request(url), params, pattern: "/", unstable_pattern: "/" };
  expect(await loader(args)).toMatchObject({ statistics: undefined, index: { companies: [] } });
  expect(logFault.mock.calls).toEqual([[fault]]);
});
