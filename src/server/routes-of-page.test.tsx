import { renderToString } from "react-dom/server";
import { createStaticHandler, type EntryContext, ServerRouter, type StaticHandlerContext } from "react-router";
import { expect, test } from "vitest";
import { routesOfPage } from "./routes-of-page.server.ts";

const entry = (id: string, path: string | undefined, index = false) => ({
  id,
  ...(id === "root" ? {} : { parentId: "root" }),
  path,
  index,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/${id}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

/** What the router gives to render "/a", and the routes whose modules it has read while it did. */
async function contextOfPage() {
  const read = new Set<string>();
  const handler = createStaticHandler([
    {
      id: "root",
      path: "",
      children: [
        { id: "home", index: true },
        { id: "a", path: "a" },
        { id: "b", path: "b" },
      ],
    },
  ]);
  const context: EntryContext = {
    manifest: {
      entry: { imports: [], module: "/entry.js" },
      routes: {
        root: entry("root", ""),
        home: entry("home", undefined, true),
        a: entry("a", "a"),
        b: entry("b", "b"),
      },
      url: "/manifest.js",
      version: "1",
    },
    routeModules: new Proxy(
      {},
      {
        get(_, id) {
          read.add(String(id));
          return { default: () => `page ${String(id)}` };
        },
      },
    ),
    staticHandlerContext: (await handler.query(new Request("http://host/a"))) as StaticHandlerContext,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
    branches: [],
  };
  return { context, read };
}

const render = (context: EntryContext) => renderToString(<ServerRouter context={context} url="http://host/a" />);

test("the manifest of a page has its own routes and the index route, once", async () => {
  const { context } = await contextOfPage();
  expect(Object.keys(routesOfPage(context).routes)).toEqual(["root", "home", "a"]);
  expect(routesOfPage(context)).toBe(routesOfPage(context));
});

test("the router still makes a route of all that its manifest has", async () => {
  const { context, read } = await contextOfPage();
  render(context);
  expect([...read]).toContain("b");
  read.clear();
  render({ ...context, manifest: routesOfPage(context) });
  expect([...read]).not.toContain("b");
});
