import { type Params, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { listTestimonials } from "#features/content/contract.ts";
import { inProcessApi } from "#server/in-process-api.server.ts";
import type { Api } from "#shared/endpoint.ts";
import { extraOf } from "#shared/extra.ts";
import { type PageContext, setPageContext } from "#shared/page-context.ts";
import { VISITOR } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { fundingByYear, homeNews, homeStatistics, indexData } from "./contract.ts";
import { loader } from "./home.page.tsx";

test("the home page stays where neither numbers nor lists can be read", async () => {
  const { app } = await testApp();
  const api = inProcessApi(app, {
    viewer: VISITOR,
    viewerKey: "",
    locale: "en",
    address: "::1",
    host: "kovan.example",
  });
  const fault = new Error("the statement was cut off");
  const paths = [homeStatistics, indexData, homeNews, fundingByYear, listTestimonials].map(({ path }) => path);
  const failing = ((...args) => (paths.includes(args[0].path) ? Promise.reject(fault) : api(...args))) as Api;
  const logFault = vi.fn();
  const context = new RouterContextProvider();
  const page: Partial<PageContext> = { api: failing, extra: extraOf(logFault), locale: "en", viewer: VISITOR };
  setPageContext(context, page as PageContext);
  const url = new URL("http://kovan.example/");
  const params: Params = {};
  const args = { context, url, request: new Request(url), params, pattern: "/", unstable_pattern: "/" };
  expect(await loader(args)).toMatchObject({
    statistics: undefined,
    index: { companies: [], sectors: [] },
    news: undefined,
    funding: undefined,
    testimonials: [],
  });
  expect(logFault.mock.calls).toEqual([[fault], [fault], [fault], [fault], [fault]]);
});
