import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { whole } from "#server/whole-response.server.ts";
import { pageContext } from "#shared/page-context.ts";

/** How React marks a suspense boundary in HTML; "?" or "!" follow where it waits or failed, "-->" where it is complete. */
const BOUNDARY = "<!--$";

/**
 * Renders a page to HTML (record 17). Its data is loaded, so nearly every page renders at once, which costs less than a
 * stream. Where a part is not ready, the page is rendered again as a stream that waits for it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, logFault } = pageContext(context);
  const data = routerContext.serverHandoffStream ? await text(routerContext.serverHandoffStream) : undefined;
  const manifest = manifestOf(routerContext);
  const page = () => (
    <ServerRouter context={{ ...withData(routerContext, data), manifest }} url={request.url} nonce={nonce} />
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const html = `<!DOCTYPE html>${renderToString(page())}`;
  if (isComplete(html)) return whole(Buffer.from(scriptsAfterPaint(html)), { headers, status });
  const stream = await renderAsStream(page(), nonce, logFault);
  return whole(Buffer.from(scriptsAfterPaint(stream.html)), { headers, status: stream.failed ? 500 : status });
}

/**
 * A page is painted before its scripts are loaded: on a slow line they would take bytes from its style sheet and fonts, and on a
 * slow phone the time of the first paint. Neither links nor module scripts know such an order, so both wait as what browsers
 * ignore, until a frame was drawn; a page that is opened in the background draws none.
 */
const scriptsAfterPaint = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
    .replace(
      /<script( nonce="[^"]+")? type="module" async="">/g,
      `<script$1>(${start})()</script><script$1 type="x-module">`,
    );

const start = `() => {
  const { currentScript } = document;
  const load = () => {
    for (const link of document.querySelectorAll("[rel=x-modulepreload]")) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = currentScript.nonce;
    script.text = currentScript.nextSibling.text;
    document.head.append(script);
    script.remove();
  };
  document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));
}`.replaceAll(/\n\s*/g, "");

type Manifest = EntryContext["manifest"];
const manifestCache = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The routes of one page and index routes, without which a browser would match "/" with the root alone. The router
 * processes every route of its manifest for each page, and browsers fetch others when they see links to them.
 */
function manifestOf({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const cache = manifestCache.get(manifest) ?? new Map<string, Manifest>();
  manifestCache.set(manifest, cache);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = ids.join();
  const routesOfPage = cache.get(key) ?? withRoutes(manifest, ids);
  cache.set(key, routesOfPage);
  return routesOfPage;
}

const withRoutes = (manifest: Manifest, ids: readonly string[]): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).filter(([id, route]) => ids.includes(id) || route?.index === true),
  ),
});

function isComplete(html: string): boolean {
  for (let at = html.indexOf(BOUNDARY); at >= 0; at = html.indexOf(BOUNDARY, at + BOUNDARY.length))
    if (html[at + BOUNDARY.length] !== "-") return false;
  return true;
}

/** Gives the router its data as already read; else it would wait for its own stream, chunk by chunk. */
function withData(context: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return context;
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}

function renderAsStream(page: ReactNode, nonce: string, logFault: (error: unknown) => void) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Else React writes larger parts at the end and moves them by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        text(body).then((html) => resolve({ html, failed }), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        logFault(error);
      },
    });
  });
}

/** Logs faults of ours; an aborted request or a failure a route has thrown on purpose is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) pageContext(context).logFault(error);
}
