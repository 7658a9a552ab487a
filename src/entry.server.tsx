import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { whole } from "#server/whole-response.server.ts";
import { pageContext } from "#shared/page-context.ts";

/** How React begins a part that may be written later; "?" or "!" follow where it waits for code or failed. */
const PART = "<!--$";

/**
 * Renders a page to HTML. Its data is there, so nearly every page is written in one go, for less than a stream costs;
 * where a part was not ready, the page is written again as a stream that waits for it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  given: RouterContextProvider,
) {
  const { nonce } = pageContext(given);
  const data = routerContext.serverHandoffStream ? await text(routerContext.serverHandoffStream) : undefined;
  const manifest = manifestOf(routerContext);
  const page = () => (
    <ServerRouter context={{ ...withData(routerContext, data), manifest }} url={request.url} nonce={nonce} />
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const html = `<!DOCTYPE html>${renderToString(page())}`;
  if (isFinished(html)) return whole(Buffer.from(html), { headers, status });
  const waited = await renderWaiting(page(), nonce);
  return whole(waited.html, { headers, status: waited.failed ? 500 : status });
}

type Manifest = EntryContext["manifest"];
const manifests = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The routes of one page, and those that answer where a path ends: without them a browser would take "/" for the root alone.
 * The router makes all routes it is given anew for every view; browsers ask for others when they see links to them.
 */
function manifestOf({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const known = manifests.get(manifest) ?? new Map<string, Manifest>();
  manifests.set(manifest, known);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = ids.join();
  const own = known.get(key) ?? withRoutes(manifest, ids);
  known.set(key, own);
  return own;
}

const withRoutes = (manifest: Manifest, ids: readonly string[]): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).filter(([id, route]) => ids.includes(id) || route?.index === true),
  ),
});

function isFinished(html: string): boolean {
  for (let at = html.indexOf(PART); at >= 0; at = html.indexOf(PART, at + PART.length))
    if (html[at + PART.length] !== "-") return false;
  return true;
}

/** The router would wait for its own stream of data, chunk by chunk: it finds all of it read. */
function withData(context: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return context;
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}

function renderWaiting(page: ReactNode, nonce: string) {
  return new Promise<{ html: Buffer; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Larger parts that are loaded later in browsers would be put in their place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        buffer(body).then((html) => resolve({ html, failed }), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** Faults of ours are logged; an aborted request or a refusal by a route is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
